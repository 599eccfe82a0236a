import { exportOfShop } from '@storyloom/backend/contract/identity/file-of-shop';
import { filesApi } from '@/api/endpoints/files.api';
import { useShop } from '@/api/endpoints/settings.api';
import { saveFile } from '@/browser/save-file';
import { words } from '@/words/admin';
import type { ExportedThing } from '@/words/en/admin/admin-ui';
import { showFailure } from './show-failure';

/** Saves an export as a file, or shows why it failed. */
export function useSaveExport(what: ExportedThing) {
  const shop = useShop();
  const [exportFile, { isLoading }] = filesApi.useExportFileMutation();
  const save = async (fileName: string, url: string, params?: object) => {
    const { data, error } = await exportFile({ url, params });
    if (data) saveFile(data, exportOfShop(fileName, shop));
    else void showFailure(words.adminUi.exportFailed(what), error);
  };
  return [save, isLoading] as const;
}
