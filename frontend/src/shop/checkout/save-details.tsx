import { checkoutSchema, type CheckoutDetails } from '@storyloom/backend/contract/order/checkout';
import { useEffect, useRef } from 'react';
import { get, useWatch } from 'react-hook-form';
import { accountApi } from '@/api/endpoints/account.api';
import { Button } from '@/ui/controls/button';
import { useCheckoutContext } from './use-checkout-form';
import { words } from '@/words/shop';

const detailNames = [
  'name',
  'phone',
  'address.street',
  'address.city',
  'address.state',
  'address.zipcode',
  'address.country',
] as const;

/** A button that stores name, phone and address for the next order. */
export function SaveDetails({ saved }: { saved: CheckoutDetails | undefined }) {
  const form = useCheckoutContext();
  const typed = useWatch({ control: form.control }) as CheckoutDetails;
  // The details as the API stores them, which may differ from pasted input.
  const { data: details = typed } = checkoutSchema.safeParse(typed);
  const [changeAccount, { isLoading, isError }] = accountApi.useChangeAccountMutation();
  const isSaved =
    saved !== undefined &&
    detailNames.some((name) => readDetail(saved, name) !== '') &&
    detailNames.every((name) => readDetail(details, name) === readDetail(saved, name));

  const save = async () => {
    if (await form.trigger(undefined, { shouldFocus: true })) void changeAccount(form.getValues());
  };

  // Reserves its line, so that nothing moves.
  if (!saved) return <div className="mt-4 min-h-11" />;
  return (
    <div className="mt-4 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 text-note">
      {!isSaved && (
        <Button
          variant="plain"
          size="small"
          className="-ms-3.5"
          isBusy={isLoading}
          onClick={() => void save()}
        >
          <span className="link">{words.checkout.keep.button}</span>
        </Button>
      )}
      <p role="status" className="text-ink-soft empty:hidden">
        {isSaved ? words.checkout.keep.kept : isError && words.checkout.keep.failed}
      </p>
    </div>
  );
}

/** Fills empty fields with the stored details, once: a field that is emptied later stays empty. */
export function useSavedDetails(
  form: ReturnType<typeof useCheckoutContext>,
  saved: CheckoutDetails | undefined,
): void {
  const isFilled = useRef(false);
  useEffect(() => {
    if (!saved || isFilled.current) return;
    isFilled.current = true;
    for (const name of detailNames) {
      const text = readDetail(saved, name);
      if (text && form.getValues(name) === '') form.setValue(name, text);
    }
  }, [form, saved]);
}

const readDetail = (details: CheckoutDetails, name: (typeof detailNames)[number]) =>
  get<CheckoutDetails, string>(details, name);
