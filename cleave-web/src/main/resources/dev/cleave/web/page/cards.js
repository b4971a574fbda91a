// Rule cards: what a rule says, and what rows say of it.
import { h, count, plural, percent, signed, wilson, colour, ruleBody } from './dom.js';

const MOST_CLASSES = 8; // of a card
const PART_WORDS = { 'train': 'learned from', 'held out': 'held out', 'given': 'given' };

/** How many of the rows that a card covers are as it says. */
function rightOf(data, card, rows) {
    if (rows.right !== undefined) {
        return rows.right;
    }
    if (data.task === 'multiclass') {
        const own = rows.labels[Math.max(0, data.classes.indexOf(card.says))] ?? Math.max(...rows.labels);
        return card.against ? rows.covered - own : own;
    }
    return card.against ? rows.covered - rows.labels[0] : rows.labels[0];
}

function says(data, card) {
    if (card.points.length) {
        return data.task === 'multiclass' ? `most ${card.against ? 'against' : 'for'} ${card.says}` : `${signed(card.points[0])} for ${card.says}`;
    }
    return card.against ? `not ${card.says}` : card.says;
}

/** The share with its interval, drawn. */
function meter(share, [low, high]) {
    return h('span', { class: 'meter', 'aria-hidden': 'true' },
        h('span', { class: 'meter-range', style: `left:${100 * low}%;width:${Math.max(0.8, 100 * (high - low))}%` }),
        h('span', { class: 'meter-point', style: `left:${100 * share}%` }));
}

function evidence(data, card, name, rows) {
    const right = rightOf(data, card, rows);
    const interval = wilson(right, rows.covered);
    return h('tr', {},
        h('th', { scope: 'row' }, PART_WORDS[name] ?? name),
        h('td', { class: 'number' }, count(rows.covered)),
        h('td', { class: 'number right' }, count(right)),
        h('td', { class: 'number wrong' }, count(rows.covered - right)),
        h('td', { class: 'share' }, rows.covered ? percent(right / rows.covered) : '\u2013',
            rows.covered ? h('small', {}, ` ${percent(interval[0], 0)} to ${percent(interval[1], 0)}`) : null,
            rows.covered ? meter(right / rows.covered, interval) : null));
}

function evidenceTable(data, card) {
    const parts = Object.entries(card.rows ?? {});
    if (!parts.length) {
        return h('p', { class: 'quiet' }, 'The model file has no evidence of this by itself; give rows with --data.');
    }
    return h('table', { class: 'evidence' },
        h('thead', {}, h('tr', {}, ['rows', 'covers', 'right', 'wrong', 'precision (95 %)'].map(
            (title, i) => h('th', { scope: 'col', class: i && i < 4 ? 'number' : null }, title)))),
        h('tbody', {}, parts.map(([name, rows]) => evidence(data, card, name, rows))));
}

function pointsTable(data, card) {
    if (data.task !== 'multiclass' || !card.points.length) {
        return null;
    }
    const most = Math.max(...card.points.map(Math.abs), 1e-12);
    const largest = card.points.map((points, i) => [points, i]).filter(([points]) => points !== 0)
        .sort(([a], [b]) => Math.abs(b) - Math.abs(a));
    const shown = largest.length > MOST_CLASSES + 1 ? largest.slice(0, MOST_CLASSES) : largest;
    const others = largest.slice(shown.length);
    return h('ul', { class: 'points' }, [...shown].sort(([a], [b]) => b - a).map(([points, i]) => h('li', {},
        h('span', { class: 'points-name' }, data.classes[i]),
        h('span', { class: 'points-bar', 'aria-hidden': 'true' }, h('span', {
            style: `background:${colour(i)};width:${50 * Math.abs(points) / most}%;${points > 0 ? 'left' : 'right'}:50%` })),
        h('span', { class: 'points-number' }, signed(points)))),
    others.length ? h('li', { class: 'quiet' }, `and ${others.length} more classes, up to ${signed(Math.abs(others[0][0])).replace('+', '')} either way`) : null);
}

function overlapNote(data, index) {
    const own = data.overlap?.[index];
    if (!own || !own[index]) {
        return null;
    }
    const [other, shared] = own.map((rows, i) => [i, i === index ? -1 : rows]).reduce((a, b) => (b[1] > a[1] ? b : a), [0, -1]);
    return shared <= 0
        ? 'shares no row with another rule'
        : `shares ${percent(shared / own[index], 0)} of its rows with rule ${other + 1}`;
}

/** In each fifth of the rows, how often it is right: dots at one height are a stable rule. */
function fifths(rows) {
    if (!rows?.parts) {
        return null;
    }
    const shares = rows.parts.filter(([all]) => all > 0).map(([all, right]) => right / all);
    return shares.length < 2 ? null
        : `in five parts of the rows ${percent(Math.min(...shares), 0)} to ${percent(Math.max(...shares), 0)}`;
}

function stability(data, card) {
    const rows = card.rows.train ?? card.rows.given;
    return [
        data.frontier.length > 1 ? `stands word for word in ${card.sizes} of ${data.frontier.length} sizes` : null,
        data.task === 'multiclass' ? null : fifths(rows),
    ].filter(Boolean);
}

export function ruleCard(data, card, index) {
    const rows = card.rows.train ?? card.rows.given;
    const among = card.points.length ? [] : [
        rows?.alone !== undefined ? `${plural(rows.alone, 'row')} that no other rule covers` : null, overlapNote(data, index)];
    const notes = [...among, ...stability(data, card)].filter(Boolean);
    return h('li', { class: 'card', id: `rule-${index + 1}`, 'data-card': index },
        h('div', { class: 'card-head' },
            h('span', { class: 'badge' }, String(index + 1)),
            h('p', { class: 'rule' }, h('span', { class: 'joint' }, 'if '), ruleBody(card.text)),
            h('p', { class: 'then' }, says(data, card))),
        pointsTable(data, card), evidenceTable(data, card),
        notes.length ? h('p', { class: 'notes' }, notes.join(' \u00b7 ')) : null);
}

/** A line of an if / else-if list, with the rows that come to it. */
export function listCard(data, entry, index) {
    const joint = index === 0 ? 'if ' : entry.text ? 'else if ' : 'else';
    return h('li', { class: 'card', id: `line-${index + 1}`, 'data-line': index },
        h('div', { class: 'card-head' },
            h('span', { class: 'badge' }, String(index + 1)),
            h('p', { class: 'rule' }, h('span', { class: 'joint' }, joint), entry.text ? ruleBody(entry.text) : null),
            h('p', { class: 'then' }, entry.says)),
        evidenceTable(data, entry));
}

/** How the cards of one answer work together. */
export function decisionText(data) {
    if (data.task === 'multiclass') {
        const start = data.start.map((points, i) => [points, data.classes[i]]).filter(([points]) => points !== 0);
        return `Each condition that holds gives points, and the class with the most is the answer. ${
            start.length ? `To start with: ${start.map(([points, name]) => `${name} ${signed(points)}`).join(', ')}.` : ''}`;
    }
    if (data.cards.some(card => card.points.length)) {
        return data.labels.map((name, i) => (data.start[i] === 0 ? null
            : `${name} where the points of what holds reach ${signed(-data.start[i]).replace('+', '')}.`)).filter(Boolean).join(' ');
    }
    return data.cards.some(card => card.against)
        ? 'Any one of these rules is enough to say no; otherwise the answer is yes.'
        : 'Any one of these rules is enough; where none holds the answer is no.';
}
