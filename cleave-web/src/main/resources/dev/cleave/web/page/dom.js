// Elements, figures in words, and the interval of a share.

export function h(tag, attributes, ...children) {
    return filled(document.createElement(tag), attributes, children);
}

export function svg(tag, attributes, ...children) {
    return filled(document.createElementNS('http://www.w3.org/2000/svg', tag), attributes, children);
}

function filled(element, attributes, children) {
    for (const [name, value] of Object.entries(attributes ?? {})) {
        if (name.startsWith('on')) {
            element.addEventListener(name.slice(2), value);
        } else if (value !== false && value !== null && value !== undefined) {
            element.setAttribute(name, value === true ? '' : value);
        }
    }
    element.append(...children.flat(Infinity).filter(child => child !== null && child !== undefined && child !== ''));
    return element;
}

export const count = value => Math.round(value).toLocaleString('en-US');
export const plural = (value, one, many = one + 's') => `${count(value)} ${value === 1 ? one : many}`;
export const percent = (share, digits = 1) => `${(100 * share).toFixed(digits)}\u202f%`;

/** A number with as many digits as tell it from its neighbours. */
export function short(number) {
    return Math.abs(number) >= 1e6 || (number !== 0 && Math.abs(number) < 1e-3)
        ? number.toExponential(2)
        : String(Number(number.toPrecision(5)));
}

export function signed(number) {
    return (number > 0 ? '+' : number < 0 ? '\u2212' : '') + short(Math.abs(number));
}

/** Wilson's interval of 95 % of a share. */
export function wilson(right, rows) {
    if (!rows) {
        return [0, 1];
    }
    const z = 1.96;
    const share = right / rows;
    const middle = (share + z * z / (2 * rows)) / (1 + z * z / rows);
    const half = (z / (1 + z * z / rows)) * Math.sqrt(share * (1 - share) / rows + z * z / (4 * rows * rows));
    return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

/** The colour of a class, by its number. */
export const colour = index => `var(--class-${index % 8})`;

export function section(id, title, lead, ...children) {
    return h('section', { id, 'aria-labelledby': `${id}-title` },
        h('h2', { id: `${id}-title` }, title), lead ? h('p', { class: 'lead' }, lead) : null, children);
}

/** What colours stand for. */
export function legend(classes) {
    return h('ul', { class: 'legend' }, classes.slice(0, 12).map((name, i) =>
        h('li', {}, h('span', { class: 'swatch', style: `background:${colour(i)}`, 'aria-hidden': 'true' }), name)),
    classes.length > 12 ? h('li', {}, `and ${classes.length - 12} more`) : null);
}

/** A rule's conditions, each by itself; names in quotes stay whole. */
export function conditions(text) {
    const parts = [''];
    for (const piece of text.split(/('(?:[^'\\]|\\.)*'| and )/)) {
        if (piece === ' and ') {
            parts.push('');
        } else {
            parts[parts.length - 1] += piece;
        }
    }
    return parts;
}

/** A number stays on the line of what it is compared by. */
function condition(text) {
    const [whole, left, compared, rest] = text.match(/^(.*?)((?:<=|>) [-+\d.eE]+)(.*)$/) ?? [text];
    return h('span', { class: 'condition' }, compared ? [left, h('span', { class: 'compared' }, compared), rest] : whole);
}

export function ruleBody(text) {
    return conditions(text).flatMap((part, i) => [i > 0 ? h('span', { class: 'joint' }, ' and ') : null, condition(part)]);
}
