import { BackupProblem } from '../../src/backup/backup-problem.ts';
import { EnvironmentError } from '../../src/config/env.ts';

/** An error that the user can fix: printed as one sentence, without a stack. */
export class UserError extends Error {}

/** Thrown for --help; the message is the usage. */
export class HelpRequest extends Error {}

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Runs a script's main function; a user error is printed as one sentence, with exit code 1. */
export async function runScript(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    if (error instanceof HelpRequest) {
      process.stdout.write(error.message);
      process.exit(0);
    }
    const isKnown =
      error instanceof UserError ||
      error instanceof BackupProblem ||
      error instanceof EnvironmentError;
    process.stderr.write(`${isKnown ? error.message : (error as Error).stack}\n`);
    process.exit(1);
  }
}
