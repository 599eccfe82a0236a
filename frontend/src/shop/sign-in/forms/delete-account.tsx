import { zodResolver } from '@hookform/resolvers/zod';
import { identitySchema } from '@storyloom/backend/contract/account/credentials';
import { orderStates } from '@storyloom/backend/contract/order/order-status';
import type { Order } from '@storyloom/backend/contract/order/order';
import { useForm } from 'react-hook-form';
import { readApiError } from '@/api/api-error';
import { useApiDispatch } from '@/api/dependencies';
import { ordersApi } from '@/api/endpoints/orders.api';
import { paths } from '@/config/paths';
import { Button } from '@/ui/controls/button';
import { askToConfirm } from '@/ui/dialog';
import { showToast } from '@/ui/toast';
import { PasswordField } from '@/ui/form/password-field';
import { Notice } from '@/ui/notices/notice';
import { accountApi } from '@/api/endpoints/account.api';
import type { Customer } from '@/shop/sign-in/customer-auth.slice';
import { useSignOut } from '@/shop/sign-in/use-sign-out';
import { fieldOf, sentenceError } from '@/ui/form/form';
import { useConfirmIdentity } from './use-confirm-identity';
import { linkTo } from '@/ui/controls/link-to';
import { words } from '@/words/shop';

/**
 * Deletes the account after a confirmation and a new sign-in, unless an order is open: first the
 * data in the shop, then the sign-in itself.
 */
export function DeleteAccount({ email, hasPassword }: Customer) {
  const texts = words.account.deletion;
  const dispatch = useApiDispatch();
  const signOut = useSignOut();
  const confirmIdentity = useConfirmIdentity();
  const [deleteAccount, { error, reset }] = accountApi.useDeleteAccountMutation();
  const form = useForm({
    ...(hasPassword && { resolver: zodResolver(identitySchema) }),
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = form.formState;

  const remove = form.handleSubmit(async ({ password }) => {
    reset();
    const { initiate } = ordersApi.endpoints.listMyOrders;
    const query = email && initiate(email, { subscribe: false, forceRefetch: true });
    const orders = query ? await dispatch(query) : undefined;
    // If the orders could not be loaded, the API refuses instead.
    if (orders?.isSuccess && orders.data.some(({ status }) => orderStates[status].isOpen))
      return form.setError('root', { type: openOrder });
    const isSure = await askToConfirm(
      { title: texts.sureTitle, text: sureText(orders?.data), icon: 'warning' },
      { confirm: texts.confirm, cancel: texts.keep },
    );
    if (!isSure) return;
    const { provider, wrong } = await confirmIdentity(
      hasPassword ? password : null,
      texts.password,
    );
    if (!provider) {
      form.setError(hasPassword ? 'password' : 'root', sentenceError(wrong));
      return;
    }
    const response = await deleteAccount();
    if (response.error) return;
    try {
      await provider.deleteUser();
    } catch {
      return form.setError('root', sentenceError(texts.halfDone));
    }
    void signOut();
    void showToast({ title: texts.done });
  });

  return (
    <form noValidate onSubmit={(event) => void remove(event)} className="space-y-5">
      {hasPassword && (
        // Aligned with the two columns of the fields above.
        <div className="grid gap-x-5 sm:grid-cols-2">
          <PasswordField {...fieldOf(form, 'password', texts.password)} kind="current" />
        </div>
      )}
      <Button type="submit" variant="quiet" isBusy={isSubmitting} className="w-full sm:w-auto">
        {texts.button}
      </Button>
      {errors.root?.type === openOrder && <OpenOrder />}
      {errors.root?.message && <Notice tone="error">{errors.root.message}</Notice>}
      {error && <FailureNotice error={error} />}
    </form>
  );
}

function FailureNotice({ error }: { error: unknown }) {
  const { code, reference } = readApiError(error);
  if (code === 'invalid_transition') return <OpenOrder />;
  return (
    <Notice tone="error" reference={reference}>
      {words.account.deletion.failed}
    </Notice>
  );
}

/** An erased person cannot be paid back, so the question also names a withdrawal that is not settled. */
function sureText(orders: Order[] = []): string {
  const { openWithdrawal, sureText: text } = words.account.deletion;
  return orders.some(awaitsReturn) ? `${openWithdrawal} ${text}` : text;
}

/** Whether a book that the customer has withdrawn from has not come back yet. */
function awaitsReturn({ status, items, withdrawals = [] }: Order): boolean {
  const isDeclared = (id: string) => withdrawals.some(({ items }) => items?.includes(id) ?? true);
  return (
    orderStates[status].isSale &&
    items.some(({ bookId, returnedAt }) => !returnedAt && isDeclared(bookId))
  );
}

const openOrder = 'open-order';

function OpenOrder() {
  return (
    <Notice tone="warning" title={words.account.deletion.openOrder}>
      {words.account.deletion.waitForOrder(linkTo(paths.orders))}
    </Notice>
  );
}
