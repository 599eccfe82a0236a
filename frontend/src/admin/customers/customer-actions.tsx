import type { Customer } from '@storyloom/backend/contract/account/customer';
import { FiDownload, FiTrash2 } from 'react-icons/fi';
import { useNavigate } from 'react-router-dom';
import { readApiProblem } from '@/api/api-error';
import { paths } from '@/config/paths';
import { SmallButton } from '@/ui/controls/button';
import { askToConfirm, showNotice, showToast } from '@/ui/dialog';
import { useSaveExport } from '@/ui/save-file';
import { countOf } from '@/ui/text/formats';
import { useEraseCustomerMutation } from './customers.api';

interface CustomerActionsProps {
  customer: Customer;
  hasOpenOrder: boolean;
}

/** What people may ask a shop for: what it knows of them, and to be forgotten. */
export function CustomerActions({ customer, hasOpenOrder }: CustomerActionsProps) {
  const [saveExport, isSaving] = useSaveExport('data');
  const [eraseCustomer, { isLoading: isErasing }] = useEraseCustomerMutation();
  const navigate = useNavigate();
  const { id } = customer;

  const save = () => saveExport(`customer-${id}.json`, `/customers/${id}/export`);
  const erase = async () => {
    if (hasOpenOrder) return showNotice(openOrder);
    if (!(await confirmErase(customer))) return;
    const { data, error } = await eraseCustomer(id);
    // By somebody else, or by a try whose answer got lost.
    const wasErased = readApiProblem(error).code === 'record_not_found';
    if (!data && !wasErased) return void showNotice(problemOf(error));
    void navigate(paths.adminCustomers, { replace: true });
    if (!data) return void showToast({ title: 'This customer was already erased.', icon: 'info' });
    const orders = countOf(data.erased, 'order');
    void showToast({ title: `The customer is erased, and the name is off ${orders}.` });
  };
  return (
    <div className="flex flex-wrap gap-3">
      <SmallButton isBusy={isSaving} onClick={() => void save()}>
        <FiDownload aria-hidden="true" />
        Export data
      </SmallButton>
      <SmallButton isBusy={isErasing} onClick={() => void erase()}>
        <FiTrash2 aria-hidden="true" />
        Erase customer
      </SmallButton>
    </div>
  );
}

function confirmErase({ name }: Customer): Promise<boolean> {
  return askToConfirm(
    {
      title: `Erase ${name}?`,
      text: 'Name, e-mail, phone and street are taken out of all orders and letters, and the account is emptied. City, books and sums stay. This cannot be undone.',
      icon: 'warning',
    },
    { confirm: 'Erase for good', cancel: 'Keep customer' },
  );
}

const openOrder = {
  title: 'Not while an order is open',
  text: 'An order of this customer is still open. Erase the customer when it has arrived or is cancelled.',
  icon: 'error' as const,
};

function problemOf(error: unknown) {
  const { status, reference } = readApiProblem(error);
  if (status === 409) return openOrder;
  const title = 'The customer could not be erased';
  return { title, text: 'Please try again.', icon: 'error' as const, reference };
}
