import { readApiProblem } from '@/api/api-error';
import { Button } from '@/ui/controls/button';
import { showToast } from '@/ui/dialog';
import { saveFile } from '@/ui/save-file';
import { useShop } from '@/api/settings.api';
import { fileOfShop } from '@storyloom/backend/contract/identity/file-of-shop';
import { useExportAccountMutation } from '@/api/account.api';

export function ExportData() {
  const [exportAccount, { isLoading }] = useExportAccountMutation();
  const shop = useShop();
  const save = async () => {
    const { data, error } = await exportAccount();
    if (data) saveFile(data, fileOfShop('my-data.json', shop));
    else
      void showToast({
        title: 'Your data could not be fetched. Please try again.',
        icon: 'error',
        reference: readApiProblem(error).reference,
      });
  };
  return (
    <Button variant="quiet" isBusy={isLoading} onClick={() => void save()}>
      Download my data
    </Button>
  );
}
