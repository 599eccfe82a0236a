/** A file that the shop no longer has: it was built anew since this page was opened. */
export class MissingCode extends Error {
  readonly file: string;
  constructor(file: string) {
    super(`${file} is gone`);
    this.file = file;
  }
}

/** The file for whose want an import failed; undefined when it failed for anything else. */
export function missingFile(error: unknown): string | undefined {
  return error instanceof MissingCode ? error.file : undefined;
}
