import { expect, type TestContext } from 'vitest';
import type { Route } from '../src/http/route.ts';
import { nameOf } from './callers.ts';
import { faultsOf } from './check-response.ts';
import { wire, type Call } from './sample.ts';
import { send, type ApiResponse, type Sent } from './send.ts';
import { markOfB, type Shop } from './shop.ts';

export interface Try extends Sent {
  what: string;
  route?: Route;
  /** The admin and B may see what is B's. */
  maySeeB?: boolean;
  /** Violations of this response in addition to those that are checked everywhere. */
  check?: (response: ApiResponse) => string[];
}

/** The start of a text, to be read in a report. */
export const partOf = (text: string) => JSON.stringify(text).slice(0, 60);

/** A valid call except for the given parts. */
export function asTry(call: Call, what: string): Try {
  const { route } = call;
  const maySeeB = route.access === 'admin';
  return { ...wire(call), what: `${nameOf(route)} with ${what}`, route, maySeeB };
}

/** Sends each, looks at each answer, and at the end whether the shop is as well as before. */
export async function expectNoFault(
  { task }: TestContext,
  shop: Shop,
  tries: Iterable<Try>,
): Promise<void> {
  const violations: string[] = [];
  let inputs = 0;
  for (const each of tries) {
    inputs += 1;
    const faults = await tryOne(shop, each);
    violations.push(...faults.map((fault) => `${each.what}: ${fault}`));
  }
  violations.push(...(await faultsOfShop(shop)));
  task.meta.inputs = (task.meta.inputs ?? 0) + inputs;
  task.meta.violations = violations.length;
  expect(violations.slice(0, 20)).toEqual([]);
  expect(inputs).toBeGreaterThan(0);
}

let sentInputs = 0;

/** Returns the faults of the response. */
export async function tryOne(shop: Shop, each: Try): Promise<string[]> {
  // Every 16 from another network address, so that limits do not answer before the call under test.
  sentInputs += 1;
  const address = `10.${sentInputs >> 20}.${(sentInputs >> 12) & 255}.${(sentInputs >> 4) & 255}`;
  const headers = { 'X-Forwarded-For': address, ...each.headers };
  try {
    const response = await send(shop.port, { ...each, headers });
    const secret = each.maySeeB ? undefined : markOfB;
    return [...faultsOf(response, { ...each, secret }), ...(each.check?.(response) ?? [])];
  } catch (error) {
    return [`no answer: ${String(error)}`];
  }
}

/** A list still answers, and no line of the log is an error or holds a control character. */
export async function faultsOfShop({ port, logLines }: Shop): Promise<string[]> {
  const { status } = await send(port, { method: 'get', path: '/api/books/' });
  const isBad = (line: string) => {
    const { level, clientError } = JSON.parse(line) as { level: number; clientError?: object };
    // What broke in a visitor's page is an error of that page, so the call under test reports it.
    return /\p{Cc}/u.test(line.trimEnd()) || (level >= 50 && !clientError);
  };
  const badLines = logLines.filter(isBad).map((line) => `in the log: ${line.slice(0, 500)}`);
  return status === 200 ? badLines : [...badLines, `the list answers ${status}`];
}
