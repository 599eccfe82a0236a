import { exportOfShop } from '@storyloom/backend/contract/identity/file-of-shop';
import { filesApi } from '@/api/files.api';
import { useShop } from '@/api/settings.api';
import { showFailure } from '@/ui/show-failure';
import { words } from '@/words/shop';
import type { ExportedThing } from '@/words/en/shop/parts';

/** Saves what an export answers, or says that it could not be exported. */
export function useSaveExport(what: ExportedThing) {
  const shop = useShop();
  const [exportFile, { isLoading }] = filesApi.useExportFileMutation();
  const save = async (fileName: string, url: string, params?: object) => {
    const { data, error } = await exportFile({ url, params });
    if (data) saveFile(data, exportOfShop(fileName, shop));
    else void showFailure(words.parts.exportFailed(what), error);
  };
  return [save, isLoading] as const;
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
