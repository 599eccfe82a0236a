import { zodResolver } from '@hookform/resolvers/zod';
import type { Account } from '@storyloom/backend/contract/account/account';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { readApiError } from '@/api/api-error';
import { Button } from '@/ui/controls/button';
import { fieldOf, showFieldErrors } from '@/ui/form/form';
import { AddressFields, PersonFields } from '@/shop-facts/order/recipient-fields';
import { Notice } from '@/ui/notices/notice';
import { accountApi } from '@/api/endpoints/account.api';
import { detailsSchema, toFormValues } from './details-rules';
import { words } from '@/words/shop';

/** Name, phone and address, which prefill the next checkout. */
export function DetailsForm({ account }: { account: Account }) {
  const texts = words.account.details;
  const [changeAccount, { isSuccess, reset }] = accountApi.useChangeAccountMutation();
  // `reset` also drops the response of a call that is under way, which may be an error.
  const [error, setError] = useState<unknown>();
  const form = useForm({
    resolver: zodResolver(detailsSchema),
    defaultValues: toFormValues(account),
  });

  const save = form.handleSubmit(async (details) => {
    const response = await changeAccount(details);
    setError(response.error);
    if (response.error) showFieldErrors(form, readApiError(response.error).fields);
  });

  return (
    <form
      noValidate
      onSubmit={(event) => void save(event)}
      onChange={() => {
        reset();
        setError(undefined);
      }}
      className="grid gap-5 sm:grid-cols-2"
    >
      <PersonFields field={(name, label) => fieldOf(form, name, label)} />
      <AddressFields field={(name, label) => fieldOf(form, name, label)} />
      <div className="space-y-4 sm:col-span-2">
        <Button type="submit" isBusy={form.formState.isSubmitting} className="w-full sm:w-auto">
          {texts.save}
        </Button>
        {isSuccess && <Notice tone="success">{texts.saved}</Notice>}
        {error !== undefined && (
          <Notice tone="error" reference={readApiError(error).reference}>
            {texts.notSaved}
          </Notice>
        )}
      </div>
    </form>
  );
}
