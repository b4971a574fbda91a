// The desk: drop a table, see its columns, choose what to predict, say what rules must keep to, learn, cancel.
import { h, count, percent, section } from './dom.js';
import { ask } from './server.js';

const POLL = 300; // milliseconds between looks at how far it is

export class Desk {
    /** @param whenDone is called when something was learned; target is proposed */
    constructor(table, whenDone, { target = '', program = '' } = {}) {
        this.table = table;
        this.whenDone = whenDone;
        this.proposed = target;
        this.lines = program.split('\n').filter(line => line.trim());
        this.message = h('p', { class: 'message', role: 'status' });
        this.bar = h('progress', { max: 1, value: 0, 'aria-label': 'How far training is', hidden: true });
        this.cancelButton = h('button', { type: 'button', id: 'cancel', hidden: true, onclick: () => ask('cancel') }, 'Cancel');
        this.body = h('div', {});
    }

    element() {
        this.draw();
        return section('desk', this.lines.length ? 'Teach, and learn again' : 'A table to learn from',
            this.lines.length
                ? 'Rules to keep stay as they are; columns may be forbidden, or have a direction, which is then proved of the result.'
                : 'It stays on this machine: CSV, ARFF or JSON lines, in the folder where the studio was started.',
            this.drop(), this.body, this.bar, this.cancelButton, this.message);
    }

    drop() {
        const input = h('input', { type: 'file', id: 'file', 'aria-label': 'A table', onchange: () => this.take(input.files[0]) });
        return h('div', { class: 'drop',
            ondragover: event => event.preventDefault(),
            ondrop: event => { event.preventDefault(); this.take(event.dataTransfer.files[0]); } },
        h('label', { for: 'file' }, 'Drop a file here, or choose one: '), input);
    }

    async take(file) {
        if (!file) {
            return;
        }
        try {
            const state = await ask('take', { name: file.name, text: await file.text() });
            this.table = state.table;
            this.lines = [];
            this.draw();
        } catch (error) {
            this.say(error.message, true);
        }
    }

    say(text, isWrong = false) {
        this.message.textContent = text;
        this.message.classList.toggle('wrong', isWrong);
    }

    draw() {
        if (!this.table) {
            this.body.replaceChildren();
            return;
        }
        const names = this.table.columns.map(column => column.name);
        this.target = h('select', { id: 'target' }, names.map(name =>
            h('option', { value: name, selected: name === (this.proposed || names[names.length - 1]) }, name)));
        this.body.replaceChildren(
            h('p', {}, `${count(this.table.rows)} rows, ${count(names.length)} columns. `,
                h('label', { for: 'target' }, 'Predict '), this.target, ' ',
                h('button', { type: 'button', id: 'learn', onclick: () => this.learn() }, this.lines.length ? 'Learn again' : 'Learn')),
            this.keepList() ?? '', this.columnTable());
    }

    keepList() {
        this.kept = this.lines.map((line, i) => h('input', { type: 'checkbox', id: `keep-${i}`, value: line }));
        return this.lines.length === 0 ? null : h('fieldset', { class: 'keep' }, h('legend', {}, 'Rules to keep'),
            this.kept.map((box, i) => h('p', {}, box, ' ', h('label', { for: `keep-${i}` }, this.lines[i]))));
    }

    columnTable() {
        this.uses = this.table.columns.map((column, i) => ({
            name: column.name,
            ignore: h('input', { type: 'checkbox', 'aria-label': `Forbid ${column.name}` }),
            direction: column.kind === 'names' ? null : h('select', { 'aria-label': `Direction of ${column.name}`, id: `direction-${i}` },
                h('option', { value: '' }, 'any'), h('option', { value: '+' }, 'more never takes it away'), h('option', { value: '-' }, 'more never gives it')) }));
        return h('div', { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': 'Columns' }, h('table', { class: 'fields' },
            h('thead', {}, h('tr', {}, ['column', 'kind', 'values', 'missing', 'forbid', 'direction'].map(name => h('th', { scope: 'col' }, name)))),
            h('tbody', {}, this.table.columns.map((column, i) => h('tr', {},
                h('th', { scope: 'row' }, column.name), h('td', {}, column.kind), h('td', {}, count(column.distinct)), h('td', {}, count(column.missing)),
                h('td', {}, this.uses[i].ignore), h('td', {}, this.uses[i].direction))))));
    }

    request() {
        const target = this.target.value;
        const others = this.uses.filter(({ name }) => name !== target);
        return {
            target,
            keep: this.kept.filter(box => box.checked).map(box => box.value),
            ignore: others.filter(({ ignore }) => ignore.checked).map(({ name }) => name),
            monotone: Object.fromEntries(others.filter(({ direction }) => direction && direction.value).map(({ name, direction }) => [name, direction.value])) };
    }

    async learn() {
        try {
            await ask('learn', this.request());
            this.cancelButton.hidden = false;
            this.look();
        } catch (error) {
            this.say(error.message, true);
        }
    }

    async look() {
        const { running, phase, share, cancelled, problem } = await ask('progress');
        this.bar.hidden = !running || share === undefined;
        this.bar.value = share ?? 0;
        if (running) {
            this.say(cancelled ? 'ending ...' : `${phase}${share === undefined ? '' : ` ${percent(share, 0)}`} ...`);
            setTimeout(() => this.look(), POLL);
            return;
        }
        this.cancelButton.hidden = true;
        if (problem || cancelled) {
            this.say(problem ?? 'cancelled; nothing was changed', Boolean(problem));
        } else {
            this.whenDone();
        }
    }
}
