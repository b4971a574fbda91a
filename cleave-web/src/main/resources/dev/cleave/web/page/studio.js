// The studio: rules as lines of text, whose scores move with every change, beside the cards and rows of a report.
import { h, count, plural, section, legend } from './dom.js';
import { ruleCard, decisionText } from './cards.js';
import { tiles, strip, warnings, confusionSection } from './report.js';
import { histogram } from './pictures.js';
import { WhatIf } from './whatif.js';
import { Desk } from './desk.js';
import { Inspection } from './inspection.js';
import { ask } from './server.js';

/** The numbers of columns that a line compares: where each stands in it. */
function thresholdsIn(line, columns) {
    const found = [];
    for (const column of columns.filter(one => one.numeric)) {
        const name = column.name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
        const number = '([+-]?\\d+(?:\\.\\d+)?(?:[eE][+-]?\\d+)?)';
        for (const pattern of [`${name}'? (?:>|<=) ${number}`, `${number} < '?${name}`]) {
            for (const match of line.matchAll(new RegExp(`(?<![\\w])'?${pattern}`, 'g'))) {
                const at = match.index + match[0].indexOf(match[1]);
                found.push({ column, at, text: match[1] });
            }
        }
    }
    return found.sort((a, b) => a.at - b.at);
}

const MOST_COMPLETIONS = 12;

/** As high as its text, where the browser does not see to it. */
function fitted(input) {
    if (CSS.supports('field-sizing', 'content')) {
        return;
    }
    input.style.height = 'auto';
    input.style.height = `${input.scrollHeight + 2}px`;
}

class Studio {
    constructor(state) {
        this.state = state;
        this.columns = state.columns;
        this.full = state;
        this.page = document.getElementById('page');
        this.message = h('p', { class: 'message', role: 'status' });
        this.scores = h('div', {});
        this.lines = h('ol', { class: 'lines' });
        this.bench = h('div', { class: 'bench' });
        this.cards = h('div', {});
        this.rows = h('div', {});
        this.whatIf = h('div', {});
        this.undo = this.button('undo', 'Undo', () => this.step('undo'));
        this.redo = this.button('redo', 'Redo', () => this.step('redo'));
    }

    button(id, text, act) {
        return h('button', { type: 'button', id, onclick: () => act().catch(error => this.say(error.message, true)) }, text);
    }

    say(text, isWrong = false) {
        this.message.textContent = text;
        this.message.classList.toggle('wrong', isWrong);
    }

    start() {
        this.page.replaceChildren(
            h('header', { class: 'top' }, h('p', { class: 'brand' }, 'Cleave studio'), h('h1', {}, `What decides ${this.state.target}`), strip(this.state)),
            h('div', { class: 'toolbar' }, this.undo, this.redo, this.button('prove', 'Prove', () => this.prove()),
                this.button('save', 'Save a copy', () => this.save()), this.message),
            section('scores', 'In short', null, this.scores, warnings(this.state)),
            section('editor', 'The rules', 'Change a line and press Enter; a number moves with its slider. Empty lines are rules that go.', this.lines, this.bench),
            section('read', 'What rows say', 'Choose a card to see its rows, and a row to see why it has its answer.', this.cards, this.rows),
            section('what-if', 'Why, and what if', null, this.whatIf),
            new Inspection(error => this.say(error.message, true)).element(),
            this.desk());
        this.showLines();
        this.show(this.state);
    }

    /** To learn again under what rules must keep to; rules of classes can't be kept. */
    desk() {
        const isKept = this.state.labels.length === 1;
        return this.state.table ? new Desk(this.state.table, begin, { target: this.state.target, program: isKept ? this.state.program : '' }).element() : '';
    }

    /** A state may be brief: then columns and provenance are as they were. */
    show(state) {
        this.state = { ...this.full, ...state };
        this.scores.replaceChildren(tiles(this.state), confusionSection(this.state) ?? '');
        const list = h('ol', { class: 'cards compact' }, this.state.cards.map((card, i) => ruleCard(this.state, card, i)));
        [...list.children].forEach((card, i) => card.querySelector('.card-head').append(
            this.button(`rows-${i + 1}`, 'rows', () => this.showRows(i))));
        this.cards.replaceChildren(h('p', { class: 'lead' }, decisionText(this.state)), list);
        this.undo.disabled = !this.state.undo;
        this.redo.disabled = !this.state.redo;
        this.panel = this.state.predictor ? new WhatIf(this.state) : null;
        this.whatIf.replaceChildren(this.panel ? this.panel.element() : '');
    }

    programLines() {
        return [...this.lines.querySelectorAll('textarea')].map(input => input.value.replace(/\s*\n\s*/g, ' '));
    }

    program() {
        return this.programLines().filter(line => line.trim()).map(line => `${line}\n`).join('');
    }

    showLines() {
        const lines = this.state.program.replace(/\n$/, '').split('\n');
        this.lines.replaceChildren(...lines.map(line => this.line(line)), this.newLine());
        this.lines.querySelectorAll('textarea').forEach(fitted);
        this.bench.replaceChildren();
    }

    /** A line of text as high as it needs; Enter keeps it. */
    field(attributes, text, onfocus) {
        const completions = h('p', { class: 'completions', 'aria-label': 'Completions', role: 'group' });
        const input = h('textarea', { ...attributes, rows: '1', spellcheck: 'false', onfocus: () => onfocus(input),
            oninput: () => { fitted(input); this.complete(input, completions).catch(error => this.say(error.message, true)); },
            onkeydown: event => { if (event.key === 'Enter') { event.preventDefault(); this.commit(); } } }, text);
        return [input, completions];
    }

    line(text) {
        const [input, completions] = this.field({ 'aria-label': `Rule: ${text}`, onchange: () => this.commit() }, text, one => this.showBench(one));
        const remove = h('button', { type: 'button', class: 'remove', 'aria-label': `Delete: ${text}`, onclick: () => { input.value = ''; this.commit(); } }, 'delete');
        return h('li', {}, input, remove, completions);
    }

    newLine() {
        const [input, completions] = this.field({ id: 'new-rule', placeholder: 'a new rule in words', 'aria-label': 'A new rule in words' }, '', one => this.complete(one, completions));
        return h('li', { class: 'new' }, input, this.button('add', 'add', () => this.commit()), completions);
    }

    /** What may follow, as buttons that write it. */
    async complete(input, place) {
        const line = input.value;
        const { completions } = await ask('complete', { line });
        if (input.value === line) {
            place.replaceChildren(...completions.slice(0, MOST_COMPLETIONS).map(({ text, from }) => h('button', { type: 'button',
                onmousedown: event => event.preventDefault(), // the line keeps the focus, and is not committed yet
                onclick: () => {
                    input.value = `${line.slice(0, from)}${text} `;
                    fitted(input);
                    input.focus();
                    this.complete(input, place).catch(error => this.say(error.message, true));
                } }, text)));
        }
    }

    async commit() {
        const program = this.program();
        if (program === this.state.program) {
            return;
        }
        try {
            const state = await ask('edit', { program });
            this.full = { ...this.full, ...state };
            this.show(state);
            this.showLines();
            this.say(`scored in ${state.milliseconds} ms`);
        } catch (error) {
            this.say(error.message, true);
        }
    }

    /** The histograms of the numbers of a line, each with a slider. */
    showBench(input) {
        this.bench.replaceChildren(...thresholdsIn(input.value, this.columns).filter(({ column }) => column.bars).map((found, i) => this.mover(input, found, i)));
    }

    mover(input, { column, text }, index) {
        const value = h('output', {}, text);
        const picture = h('div', {}, histogram({ ...column, thresholds: [Number(text)] }, this.state.classes));
        const step = column.whole ? 0.5 : (column.to - column.from) / 200;
        const slider = h('input', { type: 'range', min: column.from, max: column.to, step, value: text, 'aria-label': `Threshold of ${column.name}`,
            oninput: () => {
                const cut = String(Number(Number(slider.value).toPrecision(4)));
                const place = thresholdsIn(input.value, this.columns).filter(one => one.column.bars)[index];
                input.value = input.value.slice(0, place.at) + cut + input.value.slice(place.at + place.text.length);
                value.textContent = cut;
                picture.replaceChildren(histogram({ ...column, thresholds: [Number(cut)] }, this.state.classes));
                this.attempt();
            },
            onchange: () => this.commit() });
        return h('div', { class: 'column mover' }, h('h3', {}, column.name, ' ', value), picture, slider, legend(this.state.classes));
    }

    /** The last of many changes counts; scores of what is not kept yet. */
    async attempt() {
        this.wanted = this.program();
        if (this.isBusy) {
            return;
        }
        this.isBusy = true;
        try {
            while (this.wanted) {
                const program = this.wanted;
                this.wanted = null;
                const state = await ask('try', { program });
                this.scores.replaceChildren(tiles({ ...this.full, ...state }), confusionSection({ ...this.full, ...state }) ?? '');
            }
        } catch (error) {
            this.say(error.message, true);
        } finally {
            this.isBusy = false;
        }
    }

    async step(name) {
        const state = await ask(name);
        this.full = { ...this.full, ...state };
        this.show(state);
        this.showLines();
        this.say('');
    }

    async prove() {
        this.say('proving ...');
        const { verdict, row } = await ask('prove');
        this.say(verdict.join(' ') + (row === undefined ? '' : ` A row where they differ: ${row + 1}.`));
    }

    async save() {
        const { saved } = await ask('save');
        this.say(`saved as ${saved}`);
    }

    async showRows(card) {
        const { header, rows, count: all } = await ask('rows', { card });
        if (!header) {
            this.say('start the studio with --data to see rows', true);
            return;
        }
        this.rows.replaceChildren(h('div', { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': `Rows of rule ${card + 1}` },
            h('table', { class: 'rows' }, h('caption', {}, `Rule ${card + 1} covers ${plural(all, 'row')}; ${count(rows.length)} are shown`),
                h('thead', {}, h('tr', {}, h('td', {}), header.map(name => h('th', { scope: 'col' }, name)))),
                h('tbody', {}, rows.map(({ place, cells }) => h('tr', {},
                    h('th', { scope: 'row' }, h('button', { type: 'button', class: 'why', onclick: () => this.why(cells) }, `why ${place}`)),
                    header.map(name => h('td', {}, cells[name]))))))));
        this.rows.scrollIntoView({ block: 'nearest' });
    }

    why(cells) {
        if (this.panel) {
            this.panel.take(Object.fromEntries(this.state.predictor.columns.map(({ name }) => [name, cells[name]])));
            this.whatIf.scrollIntoView({ block: 'nearest' });
        }
    }
}

/** What there is: a model to work at, or a desk to learn one. */
async function begin() {
    const page = document.getElementById('page');
    try {
        const state = await ask('state');
        if (state.empty) {
            page.replaceChildren(h('header', { class: 'top' }, h('p', { class: 'brand' }, 'Cleave studio'), h('h1', {}, 'Learn from a table')),
                new Desk(state.table, begin).element());
            return;
        }
        window.studio = new Studio(state);
        window.studio.start();
    } catch (error) {
        page.textContent = error.message;
    }
}

begin();
