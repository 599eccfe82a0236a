import { showToast } from './dialog';

interface Exported {
  /** An object URL. */
  data?: string | undefined;
  /** The id of the call that failed. */
  reference?: string | undefined;
}

/** Saves what an export answered, `books` as `books.csv`, or says that it failed. */
export function saveCsv(name: string, answer: Exported, noun = name): void {
  saveExport(`${name}.csv`, answer, noun);
}

/** Saves what an export answered, or says that the `noun` could not be exported. */
export function saveExport(fileName: string, { data, reference }: Exported, noun: string): void {
  if (data) saveFile(data, fileName);
  else
    void showToast({
      title: `The ${noun} could not be exported. Please try again.`,
      icon: 'error',
      reference,
    });
}

/** Hands a file that was fetched to an object URL to the browser's downloads. */
export function saveFile(objectUrl: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = objectUrl;
  link.download = fileName;
  link.click();
  // The browser has begun to read by then; at once would be too early for some.
  window.setTimeout(() => URL.revokeObjectURL(objectUrl), 10_000);
}
