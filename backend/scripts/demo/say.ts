/** A failure the person at the terminal can mend: told in one sentence, without a stack. */
export class Trouble extends Error {}

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Runs a script's main function; troubles become one sentence and exit code 1. */
export async function runScript(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    const { code, constructor } = error as Error & { code?: unknown };
    const isKnown =
      error instanceof Trouble ||
      constructor.name === 'SettingsError' ||
      (typeof code === 'string' && code.startsWith('ERR_PARSE_ARGS'));
    process.stderr.write(`${isKnown ? (error as Error).message : (error as Error).stack}\n`);
    process.exit(1);
  }
}
