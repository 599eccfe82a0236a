import { zodResolver } from '@hookform/resolvers/zod';
import {
  emailChangeSchema,
  passwordChangeSchema,
} from '@storyloom/backend/contract/account/credentials';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/ui/controls/button';
import { showToast } from '@/ui/dialog';
import { TextField } from '@/ui/form/field';
import { PasswordField } from '@/ui/form/more-fields';
import { fieldOf } from '@/ui/form/form';
import { Notice } from '@/ui/notices/notice';
import { explainSignInError } from './sign-in-error';
import { useConfirmedIdentity } from './use-confirmed-identity';

/** How a customer signs in, where that can be changed here. */
export function SignInDetails({ hasPassword }: { hasPassword: boolean }) {
  if (!hasPassword) {
    return (
      <p className="max-w-prose">
        You sign in with Google. Your e-mail address and your password are kept there, and changed
        there.
      </p>
    );
  }
  return (
    <div className="grid gap-x-5 gap-y-10 sm:grid-cols-2">
      <div>
        <h3 className="mb-4 text-lg">Email</h3>
        <ChangeEmailForm />
      </div>
      <div>
        <h3 className="mb-4 text-lg">Password</h3>
        <ChangePasswordForm />
      </div>
    </div>
  );
}

/** The address changes when the link is opened that goes to the new one. */
function ChangeEmailForm() {
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

function ChangePasswordForm() {
  const confirmIdentity = useConfirmedIdentity();
  const form = useForm({
    resolver: zodResolver(passwordChangeSchema),
    defaultValues: { password: '', newPassword: '' },
  });

  const change = form.handleSubmit(async ({ password, newPassword }) => {
    const { provider, wrong } = await confirmIdentity(password);
    if (!provider) return form.setError('password', { message: wrong }, { shouldFocus: true });
    try {
      await provider.changePassword(newPassword);
      form.reset();
      void showToast({ title: 'Your password is changed.' });
    } catch (error) {
      const advice = explainSignInError(error) || 'Please choose another one.';
      form.setError('newPassword', { message: `was not accepted. ${advice}` });
    }
  });

  return (
    <form noValidate onSubmit={(event) => void change(event)} className="space-y-5">
      <PasswordField {...fieldOf(form, 'password', 'Current password')} kind="current" />
      <PasswordField
        {...fieldOf(form, 'newPassword', 'New password')}
        kind="new"
        hint="At least 6 characters. Other devices have to sign in again."
      />
      <Button type="submit" variant="quiet" isBusy={form.formState.isSubmitting}>
        Change password
      </Button>
    </form>
  );
}
