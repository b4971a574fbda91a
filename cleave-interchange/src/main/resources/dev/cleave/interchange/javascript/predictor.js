// How Cleave's rules answer a row, in plain JavaScript: cells become atoms, atoms decide rules, rules decide the label.

const SPACE = '[\\t-\\r\\x1c-\\x20\\u1680\\u2000-\\u2006\\u2008-\\u200a\\u2028\\u2029\\u205f\\u3000]+';
const SPACES = new RegExp(`^${SPACE}|${SPACE}$`, 'g');
const MISSING = new Set(['', '?', 'na', 'n/a', 'nan', 'null']);
const DECIMAL = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;
const INFINITE = /^[+-]?[iI]nf(?:inity)?$/;
const CODE = /^[+-]?0\d|[eE][+-]?\d{5,}$/;
const TRUE_WORDS = new Set(['1', 'true', 'yes', 't', 'y', 'on']);
const FALSE_WORDS = new Set(['0', 'false', 'no', 'f', 'n', 'off']);
const ODD = {
    unseen: 'did not occur in training',
    text: 'is not a number and counts as missing',
    gap: 'is missing, which did not occur in training',
};

function cellText(cell) {
    return cell === null || cell === undefined ? '' : String(cell).replace(SPACES, '');
}

function isMissing(text) {
    return text.length <= 4 && MISSING.has(text.toLowerCase());
}

/** The number that a text says; NaN where it says none. */
function numberOf(text) {
    if (DECIMAL.test(text)) {
        return Number(text);
    }
    return INFINITE.test(text) ? (text.startsWith('-') ? -Infinity : Infinity) : NaN;
}

/** What cells are compared by: 2, 2.0 and +2 are the same value, 02 is a code. */
function keyOf(text) {
    return DECIMAL.test(text) && !CODE.test(text) ? shortestDecimal(text) : text;
}

function shortestDecimal(text) {
    const [, sign, whole, fraction = '', power = '0'] = /^([+-]?)(\d*)\.?(\d*)(?:[eE](.*))?$/.exec(text);
    let digits = (whole + fraction).replace(/^0+/, '');
    let scale = fraction.length - Number(power);
    const zeros = /0*$/.exec(digits)[0].length;
    digits = digits.slice(0, digits.length - zeros);
    scale -= zeros;
    if (digits === '') {
        return '0';
    }
    return (sign === '-' ? '-' : '') + written(digits, scale);
}

function written(digits, scale) {
    if (-scale <= 17 - digits.length && scale - digits.length <= 6) {
        return plain(digits, scale);
    }
    const exponent = digits.length - 1 - scale;
    if (scale >= 0 && exponent >= -6) {
        return plain(digits, scale);
    }
    const mantissa = digits.length > 1 ? digits[0] + '.' + digits.slice(1) : digits;
    return mantissa + 'E' + (exponent < 0 ? '' : '+') + exponent;
}

function plain(digits, scale) {
    if (scale <= 0) {
        return digits + '0'.repeat(-scale);
    }
    const filled = digits.padStart(scale + 1, '0');
    return filled.slice(0, -scale) + '.' + filled.slice(-scale);
}

/** A cell of a column: what it says, and what is odd about it. */
function readCell(column, cell) {
    const text = cellText(cell);
    if (isMissing(text)) {
        return { isMissing: true, number: NaN, key: '', truth: false, odd: column.missing ? '' : ODD.gap, text: '' };
    }
    if (column.kind === 'number') {
        const number = numberOf(text);
        return { isMissing: Number.isNaN(number), number, key: '', truth: false, odd: Number.isNaN(number) ? ODD.text : '', text };
    }
    const key = keyOf(text);
    if (column.values.includes(key)) {
        return { isMissing: false, number: NaN, key, truth: key === column.values[0], odd: '', text };
    }
    const word = column.words ? key.toLowerCase() : '';
    const isWord = TRUE_WORDS.has(word) || FALSE_WORDS.has(word);
    return { isMissing: false, number: NaN, key, truth: TRUE_WORDS.has(word), odd: isWord ? '' : ODD.unseen, text };
}

function atomHolds([column, test, value], cells) {
    const cell = cells[column];
    switch (test) {
        case '>': return cell.number > value;
        case '=': return cell.key === value;
        case 'in': return value.includes(cell.key);
        case 'true': return cell.truth;
        default: return cell.isMissing;
    }
}

/** A literal is an atom's number from 1 on, negative where it is negated. */
function literalHolds(literal, known) {
    return literal > 0 ? known[literal - 1] : !known[-literal - 1];
}

/** Points are numbers or, where these would not be exact, whole numbers of any size as texts. */
function points(value) {
    return typeof value === 'string' ? BigInt(value) : value;
}

function reached(rule, known) {
    return rule.terms.reduce(
        (sum, [literal, weight]) => (literalHolds(literal, known) ? sum + points(weight) : sum),
        typeof rule.bound === 'string' ? 0n : 0);
}

function classPoints(tally, known) {
    const sums = tally.start.map(points);
    for (const [atom, gains] of tally.gains) {
        if (known[atom]) {
            gains.forEach(([output, gain]) => { sums[output] += points(gain); });
        }
    }
    return sums;
}

/** The first of the largest. */
function largest(values) {
    return values.reduce((best, value, i) => (value > values[best] ? i : best), 0);
}

function ruleFires(rule, known, tallies) {
    if (rule.all) {
        return rule.all.every(literal => literalHolds(literal, known));
    }
    return rule.terms
        ? reached(rule, known) >= points(rule.bound)
        : largest(tallies[rule.tally]) === rule.most;
}

function definitionHolds(definition, fires) {
    return fires.some(Boolean) !== definition.negated;
}

/** How far points are from the bound, half a point being between reaching it and not, as a share of all points. */
function margin(rule, known) {
    const total = rule.terms.reduce((sum, [, weight]) => sum + points(weight), typeof rule.bound === 'string' ? 0n : 0);
    return Math.abs((Number(reached(rule, known) - points(rule.bound)) + 0.5) / Math.max(1, Number(total)));
}

/** How much more the network that gives the points has for a class than for the next one. */
function lead(network, atoms, known, said) {
    const raw = network.weights.map((weights, output) => {
        let sum = 0;
        weights.forEach((weight, k) => { sum += known[atoms + k] ? weight : -weight; });
        return sum + network.biases[output];
    });
    const next = Math.max(...raw.filter((value, output) => output !== said));
    return raw.length < 2 ? 0 : Math.max(0, raw[said] - next);
}

/** The probability of each answer to one question, where the rules give one of them. */
function probabilitiesOf(answers, said, strength) {
    const { from, rates, others, least } = answers[said];
    let step = 0;
    while (step + 1 < from.length && from[step + 1] <= strength) {
        step++;
    }
    const own = Math.max(least, rates[step]);
    return others.map((share, answer) => (answer === said ? own : (1 - own) * share));
}

/** What all rules make of atoms: `known` holds them and the auxiliaries, `fires` the rules of each head. */
export function applyRules(model, atoms) {
    const known = atoms.slice();
    for (const auxiliary of model.auxiliaries) {
        known.push(definitionHolds(auxiliary, auxiliary.rules.map(rule => ruleFires(rule, known, []))));
    }
    const tallies = model.tallies.map(tally => classPoints(tally, known));
    const fires = model.heads.map(head => head.rules.map(rule => ruleFires(rule, known, tallies)));
    return { known, tallies, fires, holds: model.heads.map((head, i) => definitionHolds(head, fires[i])) };
}

/** The index of the class that is said. */
export function saidClass(result) {
    return Math.max(0, result.holds.indexOf(true));
}

function answerClasses(model, result) {
    const said = saidClass(result);
    const strength = model.network ? lead(model.network, model.atoms.length, result.known, said) : 0;
    const all = probabilitiesOf(model.calibration[0], said, strength);
    const column = model.outputs[0].column;
    return {
        labels: { [column]: model.outputs[said].positive },
        probabilities: { [column]: Object.fromEntries(model.outputs.map((output, i) => [output.positive, all[i]])) },
        rules: firedRules(model, result, said),
    };
}

function answerLabels(model, result) {
    const answer = { labels: {}, probabilities: {}, rules: [] };
    model.outputs.forEach(({ column, positive, negative }, output) => {
        const { rules } = model.heads[output];
        const strength = rules.length === 1 && rules[0].terms
            ? margin(rules[0], result.known)
            : result.fires[output].filter(Boolean).length;
        const [no, yes] = probabilitiesOf(model.calibration[output], result.holds[output] ? 1 : 0, strength);
        answer.labels[column] = result.holds[output] ? positive : negative;
        answer.probabilities[column] = { [positive]: yes, [negative]: no };
        answer.rules.push(...firedRules(model, result, output));
    });
    return answer;
}

/** In words; of classes with points, the conditions that hold and speak for the one that is said. */
function firedRules(model, result, output) {
    if (model.speaking) {
        return model.speaking[output]
            .filter(condition => result.known[model.atoms.length + condition])
            .map(condition => model.conditions[condition] || 'always');
    }
    return model.heads[output].texts.filter((text, i) => result.fires[output][i]).map(text => text || 'always');
}

/** The cells of the columns that rules use; an Error where one is not given. */
export function readRow(model, row) {
    return model.columns.map(column => {
        if (!(column.name in row)) {
            throw new Error(`column '${column.name}' is not in the row; give its value, or an empty one`);
        }
        return readCell(column, row[column.name]);
    });
}

export function atomsOf(model, cells) {
    return model.atoms.map(atom => atomHolds(atom, cells));
}

/** Labels and probabilities from what rules make of a row. */
export function answerOf(model, result) {
    return model.exclusive ? answerClasses(model, result) : answerLabels(model, result);
}

/**
 * A function that answers a row, an object with a cell for each column that rules use: its `labels` and their `probabilities` by
 * target, the `rules` that fire for them, and as `surprises` cells that training did not prepare for.
 */
export function predictor(model) {
    return row => {
        const cells = readRow(model, row);
        const surprises = cells.flatMap(({ odd, text }, i) =>
            (odd ? [{ column: model.columns[i].name, value: text, what: odd }] : []));
        return { ...answerOf(model, applyRules(model, atomsOf(model, cells))), surprises };
    };
}
