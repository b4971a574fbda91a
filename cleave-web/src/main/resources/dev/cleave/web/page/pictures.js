// Pictures: the frontier, the confusion matrix, columns.
import { h, svg, count, plural, percent, short, colour } from './dom.js';

const isNarrow = typeof window !== 'undefined' && window.innerWidth < 720; // a picture is as wide as the page: its letters would shrink
const UPRIGHT = isNarrow ? 3 : 8; // of more classes the names above columns are turned
const WIDE = isNarrow ? 360 : 640;
const HIGH = 260;
const STEPS = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2];

/** Shares at round steps, five or fewer. */
function roundTicks(low, high) {
    const step = STEPS.find(one => (high - low) / one <= 5) ?? 0.2;
    const first = Math.ceil(low / step - 1e-9);
    return Array.from({ length: Math.floor(high / step + 1e-9) - first + 1 }, (_, i) => ({ share: (first + i) * step, digits: step < 0.01 ? 1 : 0 }));
}

/** Those whose names have room beside each other; the chosen one has room first. */
function labelled(entries, x) {
    const places = entries.filter(entry => entry.chosen).map(x);
    return entries.filter(entry => {
        const isFree = entry.chosen || places.every(place => Math.abs(place - x(entry)) >= 22);
        if (isFree && !entry.chosen) {
            places.push(x(entry));
        }
        return isFree;
    });
}

/** Accuracy against the number of literals; a point opens its rules. */
export function frontierPlot(entries, open) {
    const size = entry => entry.literals;
    const left = 48, right = 16, top = 16, bottom = 40;
    const lows = entries.map(entry => entry.low);
    const low = Math.min(...lows, ...entries.map(entry => entry.network)) - 0.01;
    const high = Math.min(1, Math.max(...entries.map(entry => Math.max(entry.high, entry.network))) + 0.005);
    const most = Math.max(...entries.map(size), 2);
    const least = Math.min(...entries.map(size));
    const x = entry => left + 12 + (WIDE - left - right - 24) * (Math.log2(size(entry) + 1) - Math.log2(least + 1))
        / (Math.log2(most + 1) - Math.log2(least + 1) || 1);
    const y = share => top + (HIGH - top - bottom) * (high - share) / (high - low || 1);
    const network = entries[entries.length - 1].network;
    const ticks = roundTicks(low, high);
    const marks = entries.map((entry, i) => {
        const words = `${plural(size(entry), 'literal')}, accuracy ${percent(entry.accuracy)}`;
        const act = () => open(i);
        return svg('g', {
            class: entry.chosen ? 'mark chosen' : 'mark', tabindex: '0', role: 'button', 'aria-label': `${words}; show its rules`,
            onclick: act, onkeydown: event => { if (event.key === 'Enter' || event.key === ' ') { event.preventDefault(); act(); } },
        }, svg('title', {}, words),
        svg('line', { x1: x(entry), x2: x(entry), y1: y(entry.low), y2: y(entry.high), class: 'whisker' }),
        svg('circle', { cx: x(entry), cy: y(entry.accuracy), r: entry.chosen ? 7 : 5 }));
    });
    return svg('svg', { viewBox: `0 0 ${WIDE} ${HIGH}`, class: 'plot', role: 'group', 'aria-label': 'Accuracy on rows held out in turn, against the number of literals' },
        ticks.map(({ share, digits }) => [
            svg('line', { x1: left, x2: WIDE - right, y1: y(share), y2: y(share), class: 'grid' }),
            svg('text', { x: left - 6, y: y(share) + 4, class: 'tick', 'text-anchor': 'end' }, percent(share, digits))]),
        svg('line', { x1: left, x2: WIDE - right, y1: y(network), y2: y(network), class: 'network' }),
        svg('text', { x: left + 20, y: y(network) - 5, class: 'tick' }, 'the networks'),
        svg('path', { d: [...entries].sort((a, b) => size(a) - size(b)).map((entry, i) => `${i ? 'L' : 'M'}${x(entry)},${y(entry.accuracy)}`).join(''), class: 'curve' }),
        labelled(entries, x).map(entry => svg('text', { x: x(entry), y: HIGH - bottom + 18, class: 'tick', 'text-anchor': 'middle' }, String(size(entry)))),
        svg('text', { x: (WIDE + left) / 2, y: HIGH - 4, class: 'tick', 'text-anchor': 'middle' }, 'number of literals'),
        marks);
}

/** A table that may be wider than the page, under words that are not. */
function wideTable(kind, label, words, ...parts) {
    return h('div', {}, h('p', { class: 'caption' }, words),
        h('div', { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': label }, h('table', { class: kind }, parts)));
}

/** Rows by what is so and by what is said. */
export function confusionTable(name, classes, counts) {
    const most = Math.max(...counts.flat(), 1);
    return wideTable(classes.length > UPRIGHT ? 'confusion many' : 'confusion', `Answers on rows ${name}`, `Rows ${name}: what is so, by line, and what the rules say, by column`,
        h('thead', {}, h('tr', {}, h('td', {}), classes.map(text => h('th', { scope: 'col' }, text)))),
        h('tbody', {}, counts.map((line, i) => h('tr', {}, h('th', { scope: 'row' }, classes[i]),
            line.map((rows, j) => h('td', {
                class: i === j ? 'hit' : rows ? 'miss' : 'none',
                style: `--weight:${(12 + 38 * Math.sqrt(rows / most)).toFixed(0)}%`,
            }, rows ? count(rows) : '\u00b7'))))));
}

/** Rows of a column by class, with the thresholds that rules compare it with. */
export function histogram(column, classes) {
    const levels = cutLevels(column, 8, 360);
    const left = 8, bottom = 24, top = 4 + 11 * Math.max(1, ...levels.map(level => level + 1)), width = 360, height = 136 + top;
    const sums = column.bars.map(bar => bar.reduce((a, b) => a + b, 0));
    const most = Math.max(...sums, 1);
    const step = (width - 2 * left) / column.bars.length;
    const bars = column.bars.flatMap((bar, i) => {
        let base = height - bottom;
        return bar.map((rows, k) => {
            const high = (height - bottom - top) * rows / most;
            base -= high;
            return rows ? svg('rect', { x: left + i * step + 0.5, y: base, width: Math.max(1, step - 1), height: high, fill: colour(k) }) : null;
        });
    });
    return svg('svg', { viewBox: `0 0 ${width} ${height}`, class: 'histogram', role: 'img', 'aria-label': spoken(column, classes) },
        bars, column.numeric ? scale(column, levels, left, width, height, bottom) : names(column, left, step, height, bottom));
}

function spoken(column, classes) {
    const cuts = column.thresholds.length ? `; thresholds ${column.thresholds.map(short).join(', ')}` : '';
    return `Rows by ${column.name}, coloured by ${classes.length > 1 ? 'class' : 'nothing'}${cuts}`;
}

/** Where a threshold stands, within the picture. */
function cutPlace(column, value, left, width) {
    const at = left + (width - 2 * left) * (value - column.from) / (column.to - column.from || 1);
    return Math.max(left, Math.min(width - left, at));
}

/** Which line above the bars each threshold is written in, so that none covers another. */
function cutLevels(column, left, width) {
    const ends = [];
    return (column.numeric ? column.thresholds : []).map(value => {
        const half = 3.5 * short(value).length;
        const place = Math.max(left + half, Math.min(width - left - half, cutPlace(column, value, left, width)));
        const free = ends.findIndex(end => end + 6 < place - half);
        const level = free < 0 ? ends.length : free;
        ends[level] = place + half;
        return level;
    });
}

function scale(column, levels, left, width, height, bottom) {
    const ends = column.whole ? [Math.ceil(column.from), Math.floor(column.to)] : [column.from, column.to];
    return [
        svg('text', { x: left, y: height - 8, class: 'tick' }, short(ends[0])),
        svg('text', { x: width - left, y: height - 8, class: 'tick', 'text-anchor': 'end' }, short(ends[1])),
        column.thresholds.map((value, i) => {
            const place = cutPlace(column, value, left, width);
            const half = 3.5 * short(value).length;
            const base = 9 + 11 * levels[i];
            return [
                svg('line', { x1: place, x2: place, y1: base + 2, y2: height - bottom + 3, class: 'threshold' }),
                svg('text', { x: Math.max(left + half, Math.min(width - left - half, place)), y: base, class: 'cut', 'text-anchor': 'middle' }, short(value))];
        })];
}

function names(column, left, step, height, bottom) {
    const room = Math.max(1, Math.floor(step / 6));
    return (column.values ?? []).map((value, i) => svg('text', {
        x: left + (i + 0.5) * step, y: height - bottom + 14, class: 'tick', 'text-anchor': 'middle' },
    value.length > room ? `${value.slice(0, Math.max(1, room - 1))}\u2026` : value, svg('title', {}, value)));
}

/** How much answers depend on each column, the most first. */
export function importanceBars(columns) {
    const ranked = columns.filter(column => column.changed !== undefined).sort((a, b) => b.changed - a.changed);
    const most = Math.max(...ranked.map(column => column.changed), 1e-9);
    return h('table', { class: 'importance' },
        h('thead', {}, h('tr', {}, ['column', 'answers that change', 'more errors'].map(title => h('th', { scope: 'col' }, title)))),
        h('tbody', {}, ranked.map(column => h('tr', {},
            h('th', { scope: 'row' }, column.name),
            h('td', {}, h('span', { class: 'bar', 'aria-hidden': 'true' }, h('span', { style: `width:${100 * column.changed / most}%` })), percent(column.changed)),
            h('td', { class: 'number' }, `${column.lost >= 0 ? '+' : '\u2212'}${percent(Math.abs(column.lost))}`)))));
}

/** Which cards share rows: the darker, the larger the share of the line's rows. */
export function overlapTable(overlap) {
    return wideTable('overlap', 'Rows that rules share', 'Of the rows of each rule, by line, the share that others cover, too',
        h('thead', {}, h('tr', {}, h('td', {}), overlap.map((row, i) => h('th', { scope: 'col' }, String(i + 1))))),
        h('tbody', {}, overlap.map((row, i) => h('tr', {}, h('th', { scope: 'row' }, String(i + 1)),
            row.map((shared, j) => {
                const share = row[i] ? shared / row[i] : 0;
                return h('td', { class: i === j ? 'own' : null, style: `--weight:${(45 * share).toFixed(0)}%` },
                    i === j ? '' : shared ? (100 * share).toFixed(0) : '\u00b7');
            })))));
}
