// What-if: cells are changed, rules light up, and the least change that gives another answer is searched for.
import { h, percent, short, signed, colour, ruleBody } from './dom.js';
import { readRow, atomsOf, applyRules, answerOf, saidClass } from './predictor.js';

const MOST_TRIALS = 200000;
const TRIALS_A_STEP = 32;
const SLICE = 5; // milliseconds of a frame that the search may take

/** Each column's values that differ for rules: one number an interval between thresholds, every name, and none. */
function candidates(model, column, cell) {
    const { kind, values } = model.columns[column];
    if (kind !== 'number') {
        return values.map(value => ({ cell: value, words: value }));
    }
    const cuts = [...new Set(model.atoms.filter(([own, test]) => own === column && test === '>').map(([, , cut]) => cut))].sort((a, b) => a - b);
    const now = Number(cell);
    return [...cuts, Infinity].map((high, i) => {
        const low = i ? cuts[i - 1] : -Infinity;
        const above = low === -Infinity ? null : low + Math.max(Math.abs(low), 1e-9) * 1e-6;
        const near = now > high ? high : now <= low ? above : now;
        return {
            cell: String(near ?? high),
            words: low === -Infinity ? `at most ${short(high)}` : high === Infinity ? `above ${short(low)}` : `above ${short(low)}, at most ${short(high)}`,
        };
    });
}

function answerIndex(model, cells) {
    const result = applyRules(model, atomsOf(model, cells));
    return model.exclusive ? saidClass(result) : result.holds.map(Number).join('');
}

/**
 * The fewest columns to change for each other answer: one, then two, then three of those that may be changed. Goes a step a call, so that
 * who looks for it can do other things in between.
 */
export function* leastChanges(model, row, locked) {
    const base = readRow(model, row);
    const own = answerIndex(model, base);
    const free = model.columns.map((column, i) => i).filter(i => !locked.has(model.columns[i].name));
    const options = free.map(i => candidates(model, i, row[model.columns[i].name]).map(candidate => ({
        ...candidate, column: i, read: readRow(model, { ...row, [model.columns[i].name]: candidate.cell })[i] })));
    const found = new Map();
    let trials = 0;
    function* walk(from, left, cells, changes) {
        for (let i = from; i < free.length; i++) {
            for (const option of options[i]) {
                if (trials++ > MOST_TRIALS) {
                    return;
                }
                if (trials % TRIALS_A_STEP === 0) {
                    yield;
                }
                const next = cells.slice();
                next[option.column] = option.read;
                const all = [...changes, option];
                const answer = left === 1 ? answerIndex(model, next) : own;
                if (answer !== own && !found.has(answer)) {
                    found.set(answer, all);
                } else if (left > 1) {
                    yield* walk(i + 1, left - 1, next, all);
                }
            }
        }
    }
    for (let size = 1; size <= 3 && trials < MOST_TRIALS && found.size === 0; size++) {
        yield* walk(0, size, base, []);
    }
    return { found, trials, complete: trials < MOST_TRIALS };
}

function bodyHolds(body, known) {
    const holds = literal => (literal > 0 ? known[literal - 1] : !known[-literal - 1]);
    return body.all ? body.all.every(holds)
        : body.terms.reduce((sum, [literal, weight]) => sum + (holds(literal) ? BigInt(weight) : 0n), 0n) >= BigInt(body.bound);
}

export class WhatIf {
    constructor(data) {
        this.data = data;
        this.model = data.predictor;
        this.locked = new Set();
        this.row = this.first();
        this.inputs = new Map();
        this.answer = h('div', { class: 'answer', role: 'status' });
        const lights = data.list ? data.list.map(entry => [entry.text ? ruleBody(entry.text) : 'else', ` \u2192 ${entry.says}`]) : data.cards.map(card => [ruleBody(card.text)]);
        this.rules = h('ol', { class: 'lights', tabindex: '0', 'aria-label': 'Rules; those that hold are lit' }, lights.map((text, i) => h('li', { 'data-light': i },
            h('span', { class: 'light', 'aria-hidden': 'true' }), h('span', {}, text))));
        this.change = h('div', { class: 'change' });
    }

    first() {
        if (this.data.samples?.length) {
            return { ...this.data.samples[0].cells };
        }
        return Object.fromEntries(this.model.columns.map(column => [column.name, column.values?.[0] ?? '0']));
    }

    element() {
        const controls = h('div', { class: 'controls' }, this.model.columns.map(column => this.control(column)));
        const element = h('div', { class: 'whatif' },
            h('div', {}, this.samplePicker(), controls), h('div', { class: 'outcome' }, this.answer, this.rules, this.change));
        this.update();
        queueMicrotask(() => this.update()); // cards light up once they are in the page
        return element;
    }

    samplePicker() {
        if (!this.data.samples?.length) {
            return null;
        }
        const select = h('select', { id: 'sample', onchange: () => this.take(this.data.samples[select.value].cells) },
            this.data.samples.map((sample, i) => h('option', { value: i }, `${sample.place || `row ${sample.row}`}: ${sample.label}`)));
        return h('p', { class: 'picker' }, h('label', { for: 'sample' }, 'Start from '), select);
    }

    control(column) {
        const id = `cell-${this.model.columns.indexOf(column)}`;
        const input = column.kind === 'number' ? this.numberInput(column, id) : this.valueInput(column, id);
        const lock = h('button', {
            type: 'button', class: 'lock', 'aria-pressed': 'false', title: 'Keep as it is', 'aria-label': `Keep ${column.name} as it is`,
            onclick: () => {
                const isLocked = !this.locked.delete(column.name) && Boolean(this.locked.add(column.name));
                lock.setAttribute('aria-pressed', String(isLocked));
                lock.textContent = isLocked ? 'locked' : 'lock';
                this.update();
            } }, 'lock');
        return h('div', { class: 'control' }, h('label', { for: id }, column.name), input, lock);
    }

    numberInput(column, id) {
        const known = this.data.columns.find(one => one.name === column.name) ?? {};
        const cuts = known.thresholds ?? [];
        const low = known.least ?? Math.min(...cuts) - 1;
        const high = known.most ?? Math.max(...cuts) + 1;
        const text = h('input', { id, type: 'text', inputmode: 'decimal', value: this.row[column.name], placeholder: 'missing',
            oninput: () => { slider.value = text.value; this.set(column.name, text.value); } });
        const slider = h('input', { type: 'range', min: low, max: high, step: known.whole ? 1 : 'any', value: this.row[column.name], 'aria-label': `${column.name}, slider`,
            oninput: () => { text.value = known.whole ? slider.value : String(Number(Number(slider.value).toPrecision(4))); this.set(column.name, text.value); } });
        this.inputs.set(column.name, value => { text.value = value; slider.value = value; });
        return h('span', { class: 'cell' }, slider, text);
    }

    valueInput(column, id) {
        const select = h('select', { id, onchange: () => this.set(column.name, select.value) },
            column.values.map(value => h('option', { value }, value)), h('option', { value: '' }, '(missing)'));
        select.value = this.row[column.name];
        this.inputs.set(column.name, value => { select.value = value; });
        return h('span', { class: 'cell' }, select);
    }

    take(cells) {
        this.row = { ...cells };
        this.inputs.forEach((show, name) => show(cells[name]));
        this.update();
    }

    set(name, value) {
        this.row[name] = value;
        this.update();
    }

    update() {
        const result = applyRules(this.model, atomsOf(this.model, readRow(this.model, this.row)));
        const holding = this.data.cards.map(card => bodyHolds(card.body, result.known));
        const lit = this.data.list ? this.firstLine(result.known) : holding;
        [...this.rules.children].forEach((line, i) => line.classList.toggle('lit', lit[i]));
        document.querySelectorAll('[data-line]').forEach(line => line.classList.toggle('lit', lit[Number(line.dataset.line)]));
        document.querySelectorAll('[data-card]').forEach(card => card.classList.toggle('lit', holding[Number(card.dataset.card)]));
        this.showAnswer(answerOf(this.model, result), holding);
        clearTimeout(this.later);
        const search = leastChanges(this.model, { ...this.row }, new Set(this.locked));
        this.later = setTimeout(() => this.look(search), 30);
    }

    /** A slice of a frame at a time, until it is found or a cell is changed. */
    look(search) {
        const end = performance.now() + SLICE;
        let step = search.next();
        while (!step.done && performance.now() < end) {
            step = search.next();
        }
        if (step.done) {
            this.showChange(step.value);
        } else {
            this.later = setTimeout(() => this.look(search));
        }
    }

    /** Of an if / else-if list the one line that says the answer. */
    firstLine(known) {
        const first = this.data.list.findIndex(entry => !entry.body || bodyHolds(entry.body, known));
        return this.data.list.map((entry, i) => i === first);
    }

    showAnswer(answer, holding) {
        const parts = Object.entries(answer.labels).map(([column, label]) => h('p', { class: 'said' },
            h('span', {}, `${column}: `), h('strong', {}, label), h('span', { class: 'quiet' }, ` ${percent(answer.probabilities[column][label])}`)));
        this.answer.replaceChildren(...parts.slice(0, 12), ...this.sums(holding));
    }

    sums(holding) {
        const { cards, start, classes, task } = this.data;
        if (!cards.some(card => card.points.length) || task === 'multilabel') {
            return [];
        }
        const sums = start.map((first, i) => cards.reduce((sum, card, k) => (holding[k] ? sum + card.points[i] : sum), first));
        if (task === 'binary') {
            const reached = sums[0] - start[0];
            return [h('p', {}, `${signed(reached).replace('+', '') || '0'} points; ${short(-start[0])} are needed`)];
        }
        const most = Math.max(...sums.map(Math.abs), 1e-9);
        return [h('ul', { class: 'points' }, sums.map((sum, i) => [sum, i]).sort(([a], [b]) => b - a).slice(0, 8).map(([sum, i]) => h('li', {},
            h('span', { class: 'points-name' }, classes[i]),
            h('span', { class: 'points-bar', 'aria-hidden': 'true' }, h('span', { style: `background:${colour(i)};width:${50 * Math.abs(sum) / most}%;${sum > 0 ? 'left' : 'right'}:50%` })),
            h('span', { class: 'points-number' }, signed(sum) || '0'))))];
    }

    showChange({ found, complete }) {
        const lines = [...found].slice(0, 4).map(([answer, changes]) => h('li', {},
            changes.flatMap((change, i) => [i ? ' and ' : '', h('strong', {}, this.model.columns[change.column].name), ` to ${change.words}`]),
            this.model.exclusive ? ` gives ${this.model.outputs[answer].positive} ` : ' gives another answer ',
            h('button', { type: 'button', class: 'try', onclick: () => this.take({ ...this.row, ...Object.fromEntries(
                changes.map(change => [this.model.columns[change.column].name, change.cell])) }) }, 'try it')));
        this.change.replaceChildren(h('h3', {}, 'The least change'),
            lines.length ? h('ul', {}, lines)
                : h('p', { class: 'quiet' }, complete ? 'No change of up to three columns gives another answer.' : 'None was found in the time of a glance.'));
    }
}
