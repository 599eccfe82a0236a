import type { CheckoutDetails } from '@storyloom/backend/contract/order/checkout';
import { useEffect, useRef } from 'react';
import { get, type UseFormReturn } from 'react-hook-form';

export const detailNames = [
  'name',
  'phone',
  'address.street',
  'address.city',
  'address.state',
  'address.zipcode',
  'address.country',
] as const;

type CheckoutFields = UseFormReturn<CheckoutDetails, unknown, CheckoutDetails>;

/** Fills what is kept with the account into empty fields, once: what is emptied later stays empty. */
export function useSavedDetails(form: CheckoutFields, saved: CheckoutDetails | undefined): void {
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

export const readDetail = (details: CheckoutDetails, name: (typeof detailNames)[number]) =>
  get<CheckoutDetails, string>(details, name);
