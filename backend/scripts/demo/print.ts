import { BackupProblem } from '../../src/backup/backup-problem.ts';

/** An error that the person at the terminal can fix: printed as one sentence, without a stack. */
export class Trouble extends Error {}

/** Asked how a script is called: the message is the answer. */
export class Help extends Error {}

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Runs a script's main function; troubles become one sentence and exit code 1. */
export async function runScript(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    if (error instanceof Help) {
      process.stdout.write(error.message);
      process.exit(0);
    }
    const isKnown =
      error instanceof Trouble ||
      error instanceof BackupProblem ||
      (error as Error).constructor.name === 'SettingsError';
    process.stderr.write(`${isKnown ? (error as Error).message : (error as Error).stack}\n`);
    process.exit(1);
  }
}
