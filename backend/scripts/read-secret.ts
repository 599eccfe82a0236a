import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';

/** A line that nobody sees while it is typed, or what comes through a pipe. */
export async function readSecret(question: string): Promise<string> {
  const { stdin: input, stderr } = process;
  if (!input.isTTY) return (await text(input)).replace(/\r?\n$/, '');
  stderr.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output: nowhere, terminal: true });
  lines.once('SIGINT', () => process.exit(130));
  const secret = await lines.question('');
  lines.close();
  stderr.write('\n');
  return secret;
}
