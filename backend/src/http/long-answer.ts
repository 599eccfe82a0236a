import { setImmediate as nextTurn } from 'node:timers/promises';
import { batchesOf } from '../database/batches-of.ts';

const longList = 1000;

/**
 * The JSON of an answer with a list so long that everybody would wait for it, in pieces between which
 * others get their turn; undefined of any other answer.
 */
export function jsonInPieces(answer: unknown): AsyncGenerator<string> | undefined {
  const lists = (Object.entries(answer ?? {}) as [string, unknown[]][]).filter(
    ([, each]) => Array.isArray(each) && each.length > longList,
  );
  return lists.length > 0 ? piecesOf(answer as object, lists) : undefined;
}

async function* piecesOf(answer: object, lists: [string, unknown[]][]): AsyncGenerator<string> {
  const rest = { ...answer, ...Object.fromEntries(lists.map(([name]) => [name, undefined])) };
  const start = JSON.stringify(rest).slice(0, -1);
  yield start;
  let sign = start.length > 1 ? ',' : '';
  for (const [name, list] of lists) {
    sign += `${JSON.stringify(name)}:[`;
    for (const batch of batchesOf(list)) {
      yield sign + JSON.stringify(batch).slice(1, -1);
      sign = ',';
      await nextTurn();
    }
    sign = '],';
  }
  yield ']}';
}
