import { isOnix } from './send-book-file';

const megabyte = 1024 * 1024;

/** Why a file cannot be sent. */
export function validateFile(file: File): string | undefined {
  if (file.size === 0) return 'This file is empty.';
  const max = isOnix(file) ? 100 : 10;
  return file.size > max * megabyte
    ? `This file has more than ${max} MB. Please split it.`
    : undefined;
}

export const changedOnDisk =
  'This file was changed or moved on your disk since you chose it. Please choose it again.';

/** A browser does not read a file that is another than the one that was chosen. */
export async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
