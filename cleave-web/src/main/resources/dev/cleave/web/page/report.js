// The page of a report, from the JSON in the element `data`.
import { h, count, plural, percent, section, legend, wilson } from './dom.js';
import { ruleCard, listCard, decisionText } from './cards.js';
import { frontierPlot, confusionTable, histogram, importanceBars, overlapTable } from './pictures.js';
import { WhatIf, leastChanges } from './whatif.js';
import { predictor } from './predictor.js';

const MOST_OVERLAP = 24;

export function strip(data) {
    const { provenance } = data;
    const facts = [
        ['learned from', provenance.data], ['rows', count(provenance.rows)], ['held out', count(provenance.heldOut)],
        ['on', provenance.learned?.replace('T', ' ').replace('Z', ' UTC')], ['seed', provenance.seed],
        ['Cleave', provenance.version], ['fingerprint', provenance.fingerprint.slice(0, 12)]];
    return h('dl', { class: 'strip' }, facts.filter(([, value]) => value !== undefined && value !== '')
        .map(([name, value]) => h('div', {}, h('dt', {}, name), h('dd', {}, String(value)))));
}

function tile(title, value, ...notes) {
    return h('li', { class: 'tile' }, h('span', { class: 'tile-title' }, title), h('span', { class: 'tile-value' }, value),
        notes.filter(Boolean).map(note => h('span', { class: 'tile-note' }, note)));
}

export function tiles(data) {
    const rules = data.stages[data.stages.length - 1];
    const network = data.stages[0];
    const part = rules.test ? 'test' : 'train';
    const scores = rules[part];
    const where = part === 'test' ? `on ${plural(scores.rows, 'row')} held out` : 'on the rows learned from; none were held out';
    const [low, high] = wilson(scores.accuracy * scores.decisions, scores.decisions);
    const f1 = { binary: `of ${data.labels[0]}`, multiclass: 'of classes, by their frequency', multilabel: 'over all labels' }[data.task];
    return h('ul', { class: 'tiles' },
        tile('accuracy', percent(scores.accuracy), where, `${percent(low)} to ${percent(high)} (95\u00a0%)`),
        tile('F1', scores.f1.toFixed(3), f1),
        sizeTile(data, rules),
        tile('its network', percent(network[part].accuracy), 'the same rows'),
        tile('always the most frequent', percent(scores.majority), 'what no rule at all would have'));
}

/** What to know before the figures are read. */
export function warnings(data) {
    return data.warnings.length ? h('ul', { class: 'warnings' }, data.warnings.map(text => h('li', {}, text))) : null;
}

/** As many as the cards are numbered. */
function sizeTile(data, rules) {
    if (data.list) {
        return tile('rules', String(data.list.length), 'a list; the first that holds counts');
    }
    return data.cards.some(card => card.points.length)
        ? tile('conditions', String(data.cards.length), `that give points; ${plural(rules.literals, 'literal')}`)
        : tile('rules', String(data.cards.length), plural(rules.literals, 'literal'));
}

function frontierSection(data) {
    if (data.frontier.length < 2) {
        return null;
    }
    const details = h('div', { class: 'size', role: 'status' });
    const open = index => {
        const entry = data.frontier[index];
        details.replaceChildren(
            h('h3', {}, `${plural(entry.literals, 'literal')}: ${percent(entry.accuracy)}`,
                h('small', {}, ` ${percent(entry.low)} to ${percent(entry.high)}${entry.chosen ? ', shown here' : ''}`)),
            h('pre', { tabindex: '0' }, entry.lines.join('\n')),
            h('p', { class: 'quiet' }, 'Take it: ', h('code', {}, `cleave choose MODEL --rules ${entry.rules} --literals ${entry.literals} --out small.cleave`)));
    };
    const plot = frontierPlot(data.frontier, open);
    return section('sizes', 'How much smaller, how much better',
        'Accuracy on rows held out in turn, for rules of every size. Choose a point to read its rules.', plot, details);
}

function columnCard(data, column) {
    const gaps = (column.gaps ?? []).reduce((a, b) => a + b, 0);
    return h('li', { class: 'column' },
        h('h3', {}, column.name), column.bars?.length ? histogram(column, data.classes) : null,
        column.others > 0 ? h('p', { class: 'quiet' }, `and ${plural(column.others, 'more value')}`) : null,
        h('p', { class: 'notes' }, gaps ? `${plural(gaps, 'row')} without a value. ` : '', column.missing));
}

function columnsSection(data) {
    const hasRows = data.columns.some(column => column.bars);
    return section('columns', 'Columns that rules use',
        !data.columns.length ? 'None.' : hasRows ? 'Rows by value and class; dashed lines are the thresholds of rules.' : 'Give the rows with --data to see how they are spread.',
        hasRows && data.classes.length > 1 ? legend(data.classes) : null,
        h('ul', { class: 'columns' }, data.columns.map(column => columnCard(data, column))),
        hasRows ? [h('h3', {}, 'How much answers depend on each'),
            h('p', { class: 'quiet' }, 'The cells of a column are dealt anew to the rows, three times, and answers compared.'),
            importanceBars([...data.columns])] : null);
}

export function confusionSection(data) {
    const shown = data.confusion.filter(part => part.counts.length);
    const saved = data.stages[data.stages.length - 1];
    if (!shown.length && data.task === 'binary') {
        for (const [name, key] of [['held out', 'test'], ['learned from', 'train']]) {
            const found = saved[key]?.counts;
            if (found) {
                shown.push({ name, counts: [[found[0], found[2]], [found[1], found[3]]] });
            }
        }
    }
    const words = { train: 'learned from' };
    return shown.length ? section('answers', 'Right and wrong', null, h('div', { class: 'tables' },
        [...shown].reverse().map(part => confusionTable(words[part.name] ?? part.name, data.classes, part.counts)))) : null;
}

function copySection(data) {
    const shown = h('pre', { tabindex: '0', hidden: true });
    const status = h('span', { role: 'status', class: 'quiet' });
    const copy = (name, text) => {
        shown.textContent = text.length > 20000 ? `${text.slice(0, 20000)}\n...` : text;
        shown.hidden = false;
        const done = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'));
        done.then(() => { status.textContent = ` ${name} is on the clipboard`; }, () => { status.textContent = ` ${name} is shown below`; });
    };
    return section('copy', 'Take the rules along', null, h('p', { class: 'buttons' },
        Object.entries(data.copies).map(([name, text]) => h('button', { type: 'button', onclick: () => copy(name, text) }, `copy as ${name}`)), status), shown);
}

/** Classes as a list, where a short one is the same as their points. */
function listSection(data) {
    return section('list', `The ${data.list.length} rules`,
        `The first that holds says ${data.target}. The list is what the points below say, on all ${count(data.tried)} inputs that its conditions can tell apart, each tried.`,
        h('ol', { class: 'cards compact' }, data.list.map((entry, i) => listCard(data, entry, i))));
}

/** Conditions with points overlap on purpose; rules that do may be more than is needed. */
function overlapDetails(data, hasPoints) {
    return !hasPoints && data.overlap && data.cards.length > 1 && data.cards.length <= MOST_OVERLAP
        ? h('details', {}, h('summary', {}, 'Which rules share rows'), overlapTable(data.overlap)) : null;
}

function cardsTitle(length, hasPoints) {
    if (hasPoints) {
        return length === 1 ? 'The condition that gives points' : `The ${length} conditions that give points`;
    }
    return length === 1 ? 'The rule' : `The ${length} rules`;
}

export function reportPage(data) {
    const hasPoints = data.cards.some(card => card.points.length);
    const cards = [h('ol', { class: hasPoints ? 'cards compact' : 'cards' }, data.cards.map((card, i) => ruleCard(data, card, i))), overlapDetails(data, hasPoints)];
    const rules = data.list
        ? h('div', {}, listSection(data), h('details', { id: 'rules', class: 'behind' }, h('summary', {}, 'The points behind the list'), h('p', { class: 'lead' }, decisionText(data)), cards))
        : section('rules', cardsTitle(data.cards.length, hasPoints), decisionText(data), cards);
    const whatIf = data.predictor ? section('what-if', 'What if', 'Change a row; rules light up, and the least change for another answer is shown. Lock what can\u2019t be changed.',
        new WhatIf(data).element())
        : section('what-if', 'What if', 'These rules are about predicates that a network invented, so this page can\u2019t answer rows by itself.');
    return [
        h('header', { class: 'top' }, h('p', { class: 'brand' }, 'Cleave'), h('h1', {}, `What decides ${data.task === 'multilabel' ? plural(data.labels.length, 'label') : data.target}`), strip(data)),
        section('answer', 'In short', null, tiles(data), warnings(data)),
        rules, whatIf, frontierSection(data), confusionSection(data), columnsSection(data),
        section('trust', 'What is proved', null, data.verdict.map(line => h('p', {}, line))),
        copySection(data)].filter(Boolean);
}

const reportData = document.getElementById('data');
if (reportData) {
    const data = JSON.parse(reportData.textContent);
    document.getElementById('page').replaceChildren(...reportPage(data));
    window.cleave = { data, predict: data.predictor ? predictor(data.predictor) : null, leastChanges, ruleCard };
}
