import { words } from '@/words/admin';
import { isOnix } from './send-book-file';

const megabyte = 1024 * 1024;

/** Why a file cannot be sent. */
export function validateFile(file: File): string | undefined {
  const { empty, tooBigFor } = words.imports.problems;
  if (file.size === 0) return empty;
  const max = isOnix(file) ? 100 : 10;
  return file.size > max * megabyte ? tooBigFor(max) : undefined;
}

/** False if the file was changed on disk since it was chosen. */
export async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
