// What pages ask the server for.

/** A refusal is an Error with its words. */
export async function ask(name, body = {}) {
    const response = await fetch(name, { method: 'POST', body: JSON.stringify(body) });
    const answer = await response.json();
    if (answer.error) {
        throw new Error(answer.error);
    }
    return answer;
}
