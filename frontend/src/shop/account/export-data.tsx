import { readApiProblem } from '@/api/api-error';
import { Button } from '@/ui/controls/button';
import { showToast } from '@/ui/dialog';
import { saveFile } from '@/ui/save-file';
import { useExportAccountMutation } from '@/api/account.api';

export function ExportData() {
  const [exportAccount, { isLoading }] = useExportAccountMutation();
  const save = async () => {
    const { data, error } = await exportAccount();
    if (data) saveFile(data, 'storyloom-my-data.json');
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
