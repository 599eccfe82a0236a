import { text } from 'node:stream/consumers';

/** A line that nobody sees while it is typed, or what comes through a pipe. */
export async function readSecret(question: string): Promise<string> {
  const { stdin } = process;
  if (!stdin.isTTY) return (await text(stdin)).replace(/\r?\n$/, '');
  process.stderr.write(question);
  stdin.setRawMode(true).setEncoding('utf8').resume();
  try {
    return await readLine();
  } finally {
    stdin.setRawMode(false).pause();
    process.stderr.write('\n');
  }
}

/** In raw mode every key arrives as it is, so the keys that edit a line are handled here. */
function readLine(): Promise<string> {
  const typed: string[] = [];
  return new Promise((resolve) => {
    const onData = (keys: string) => {
      for (const key of keys) {
        if (key === '\u0003') process.exit(130); // Ctrl-C
        if (key === '\r' || key === '\n' || key === '\u0004') {
          process.stdin.off('data', onData);
          return resolve(typed.join(''));
        }
        if (key === '\u007f' || key === '\b') typed.pop();
        else typed.push(key);
      }
    };
    process.stdin.on('data', onData);
  });
}
