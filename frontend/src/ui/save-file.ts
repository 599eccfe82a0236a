import { exportOfShop } from '@storyloom/backend/contract/identity/file-of-shop';
import { useShop } from '@/api/settings.api';
import { showFailure } from './notices/show-failure';

/** Saves what an export answered, an object URL, or says that the `noun` could not be exported. */
export function useSaveExport() {
  const shop = useShop();
  return (fileName: string, answer: { data?: string; error?: unknown }, noun: string): void => {
    if (answer.data) saveFile(answer.data, exportOfShop(fileName, shop));
    else void showFailure(`The ${noun} could not be exported. Please try again.`, answer.error);
  };
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
