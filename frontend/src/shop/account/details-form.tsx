import { zodResolver } from '@hookform/resolvers/zod';
import type { Account } from '@storyloom/backend/contract/account';
import { useForm } from 'react-hook-form';
import { readApiProblem } from '@/api/api-error';
import { Button } from '@/ui/controls/button';
import { TextField } from '@/ui/form/field';
import { fieldOf, showRefused } from '@/ui/form/form';
import { Notice } from '@/ui/notices/notice';
import { useChangeAccountMutation } from '@/api/account.api';
import { detailsSchema, onlyTouched, toFormValues } from './details-rules';

/** Name, phone and address that the next checkout begins with. */
export function DetailsForm({ account }: { account: Account }) {
  const [changeAccount, { error, isSuccess, reset }] = useChangeAccountMutation();
  const form = useForm({
    resolver: zodResolver(detailsSchema),
    defaultValues: toFormValues(account),
  });
  const { dirtyFields, isDirty, isSubmitting } = form.formState;

  const save = form.handleSubmit(async (details) => {
    const answer = await changeAccount(onlyTouched(details, dirtyFields));
    if (answer.data) form.reset(toFormValues(answer.data));
    else showRefused(form, readApiProblem(answer.error).fields);
  });

  return (
    <form
      noValidate
      onSubmit={(event) => void save(event)}
      onChange={reset}
      className="grid gap-5 sm:grid-cols-2"
    >
      <TextField {...fieldOf(form, 'name', 'Full Name')} autoComplete="name" />
      <TextField
        {...fieldOf(form, 'phone', 'Phone Number')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <TextField
        {...fieldOf(form, 'address.street', 'Address / Street')}
        autoComplete="street-address"
        className="sm:col-span-2"
      />
      <TextField {...fieldOf(form, 'address.city', 'City')} autoComplete="address-level2" />
      <TextField
        {...fieldOf(form, 'address.state', 'State / province')}
        autoComplete="address-level1"
      />
      <TextField {...fieldOf(form, 'address.zipcode', 'Zipcode')} autoComplete="postal-code" />
      <TextField
        {...fieldOf(form, 'address.country', 'Country / region')}
        autoComplete="country-name"
      />
      <div className="space-y-4 sm:col-span-2">
        <Button type="submit" isBusy={isSubmitting} className="w-full sm:w-auto">
          Save details
        </Button>
        {isSuccess && !isDirty && (
          <Notice tone="success">Saved. Your next checkout begins with these details.</Notice>
        )}
        {error && (
          <Notice tone="error" reference={readApiProblem(error).reference}>
            Your details were not saved. What you typed is still here; please try again.
          </Notice>
        )}
      </div>
    </form>
  );
}
