import { zodResolver } from '@hookform/resolvers/zod';
import { checkoutSchema, type CheckoutDetails } from '@storyloom/backend/contract/checkout';
import { useEffect, useState } from 'react';
import { useForm, type FieldPath } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { customerTexts } from '@/config/messages';
import { paths } from '@/config/paths';
import { Button } from '@/ui/controls/button';
import { Checkbox, TextField } from '@/ui/form/field';
import { fieldOf, showRefused } from '@/ui/form/form';
import { AddressFields, PersonFields } from '@/ui/form/receiver-fields';
import { readCheckoutDraft, useCheckoutDraft } from './use-checkout-draft';
import { KeepDetails } from './keep-details';
import { useSavedDetails } from './use-saved-details';

interface CheckoutFormProps {
  customer: { uid: string; email: string };
  /** Hidden while the order is on its way, so that nothing typed is lost if it fails. */
  isHidden: boolean;
  isBlocked: boolean;
  /** What the API found wrong with the last try, by the names of the fields. */
  refused: Record<string, string[]> | undefined;
  /** What the customer keeps for the next order; it fills what nobody has typed into. */
  saved: CheckoutDetails | undefined;
  /** Keeps the details for the next order. Resolves to whether it did. */
  onKeep: (details: CheckoutDetails) => Promise<boolean>;
  onSubmit: (details: CheckoutDetails) => void;
}

export function CheckoutForm({
  customer: { uid, email },
  isHidden,
  isBlocked,
  refused,
  saved,
  onKeep,
  onSubmit,
}: CheckoutFormProps) {
  const [hasAgreed, setHasAgreed] = useState(false);
  const form = useForm({
    resolver: zodResolver(checkoutSchema),
    defaultValues: readCheckoutDraft(uid),
  });
  const field = (name: FieldPath<CheckoutDetails>, label: string) => fieldOf(form, name, label);
  useCheckoutDraft(uid, form);
  useSavedDetails(form, saved);
  useEffect(() => {
    if (!isHidden) showRefused(form, refused);
  }, [form, isHidden, refused]);

  return (
    <form
      noValidate
      hidden={isHidden}
      onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}
      className="space-y-10"
    >
      <fieldset>
        <legend className="font-serif text-2xl font-semibold">Personal Details</legend>
        <div className="mt-5 grid gap-5 sm:grid-cols-2">
          <PersonFields field={field} isRequired />
          <TextField
            label="Email Address"
            type="email"
            name="email"
            autoComplete="email"
            value={email}
            disabled
            className="sm:col-span-2"
            hint="Your order is kept under the address you signed in with."
          />
        </div>
      </fieldset>
      <fieldset>
        <legend className="font-serif text-2xl font-semibold">Shipping Address</legend>
        <div className="mt-5 grid gap-5 sm:grid-cols-2">
          <AddressFields field={field} isRequired />
        </div>
        <KeepDetails form={form} saved={saved} onKeep={onKeep} />
      </fieldset>
      <div>
        <Checkbox
          checked={hasAgreed}
          onChange={(event) => setHasAgreed(event.target.checked)}
          label={
            <>
              I agree to the{' '}
              <Link to={paths.terms} target="_blank" className="link">
                {customerTexts.footer.terms}
              </Link>{' '}
              and have read the{' '}
              <Link to={paths.privacy} target="_blank" className="link">
                {customerTexts.footer.privacy}
              </Link>
              .
            </>
          }
        />
        <Button
          type="submit"
          disabled={!hasAgreed || isBlocked}
          className="mt-4 w-full sm:w-auto sm:min-w-60"
        >
          {customerTexts.checkout.submit}
        </Button>
      </div>
    </form>
  );
}
