import { Agent, get } from 'node:http';
import { text } from 'node:stream/consumers';

// One request after the other on one kept connection: what a single visitor waits for.
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Asks once; returns the status, the text and how long it took. */
export async function ask(url: string): Promise<{ status: number; body: string; ms: number }> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent }, (res) => {
      text(res).then((body) => {
        resolve({ status: res.statusCode ?? 0, body, ms: performance.now() - start });
      }, reject);
    }).on('error', reject);
  });
}

/** The value below which this share of the values lies. */
export function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
