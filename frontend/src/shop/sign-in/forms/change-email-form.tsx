import { zodResolver } from '@hookform/resolvers/zod';
import { emailChangeSchema } from '@storyloom/backend/contract/account/credentials';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/ui/controls/button';
import { TextField } from '@/ui/form/field';
import { PasswordField } from '@/ui/form/more-fields';
import { fieldOf } from '@/ui/form/form';
import { Notice } from '@/ui/notices/notice';
import { explainSignInError } from './sign-in-error';
import { useConfirmedIdentity } from './use-confirmed-identity';

/** The address changes when the link is opened that goes to the new one. */
export function ChangeEmailForm() {
  const confirmIdentity = useConfirmedIdentity();
  const [sentTo, setSentTo] = useState('');
  const form = useForm({
    resolver: zodResolver(emailChangeSchema),
    defaultValues: { email: '', password: '' },
  });

  const change = form.handleSubmit(async ({ email, password }) => {
    setSentTo('');
    const { provider, wrong } = await confirmIdentity(password);
    if (!provider) return form.setError('password', { message: wrong }, { shouldFocus: true });
    try {
      await provider.changeEmail(email);
      form.reset();
      setSentTo(email);
    } catch (error) {
      const advice = explainSignInError(error) || 'Please use another one, or try again later.';
      form.setError('email', { message: `cannot be used. ${advice}` }, { shouldFocus: true });
    }
  });

  return (
    <form noValidate onSubmit={(event) => void change(event)} className="space-y-5">
      <TextField {...fieldOf(form, 'email', 'New email')} type="email" autoComplete="email" />
      <PasswordField {...fieldOf(form, 'password', 'Your password')} kind="current" />
      <Button type="submit" variant="quiet" isBusy={form.formState.isSubmitting}>
        Change email
      </Button>
      {sentTo && (
        <Notice tone="success" title="Please look into your mail.">
          A link is on its way to <span className="break-words">{sentTo}</span>. Your address
          changes when you open it; then sign in with the new one.
        </Notice>
      )}
    </form>
  );
}
