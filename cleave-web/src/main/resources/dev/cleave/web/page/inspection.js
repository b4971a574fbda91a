// What is odd about rules, and how they differ from those of another model.
import { h, section } from './dom.js';
import { ask } from './server.js';

export class Inspection {
    constructor(fail) {
        this.fail = fail;
        this.findings = h('div', {});
        this.differences = h('div', {});
        this.other = h('select', { id: 'other', 'aria-label': 'Compare with' }, h('option', { value: '' }, 'the rules as they were learned'));
    }

    element() {
        ask('models').then(({ models }) => this.other.append(...models.map(name => h('option', { value: name }, name)))).catch(this.fail);
        return section('inspection', 'Look it over', null,
            h('p', {}, this.button('lint', 'Lint', () => this.lint())), this.findings,
            h('p', {}, h('label', { for: 'other' }, 'Compare with '), this.other, ' ', this.button('compare', 'Compare', () => this.compare())),
            this.differences);
    }

    button(id, text, act) {
        return h('button', { type: 'button', id, onclick: () => act().catch(this.fail) }, text);
    }

    async lint() {
        const { findings } = await ask('lint');
        this.findings.replaceChildren(findings.length
            ? h('ul', { class: 'findings' }, findings.map(text => h('li', {}, text)))
            : h('p', { class: 'findings' }, 'Nothing odd was found.'));
    }

    async compare() {
        const { lines } = await ask('compare', { with: this.other.value });
        this.differences.replaceChildren(h('pre', { class: 'differences', tabindex: '0', 'aria-label': 'Differences' }, lines.join('\n')));
    }
}
