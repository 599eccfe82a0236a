import { zodResolver } from '@hookform/resolvers/zod';
import {
  emailChangeSchema,
  passwordChangeSchema,
} from '@storyloom/backend/contract/account/credentials';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/ui/controls/button';
import { showToast } from '@/ui/toast';
import { TextField } from '@/ui/form/field';
import { PasswordField } from '@/ui/form/password-field';
import { fieldOf, sentenceError } from '@/ui/form/form';
import { Notice } from '@/ui/notices/notice';
import { explainSignInError } from './sign-in-error';
import { useConfirmIdentity } from './use-confirm-identity';
import { words } from '@/words/shop';

/** Changes email and password of the sign-in, where the customer has a password. */
export function SignInDetails({ hasPassword }: { hasPassword: boolean }) {
  if (!hasPassword) {
    return <p className="max-w-prose">{words.account.signIn.google}</p>;
  }
  return (
    <div className="grid gap-x-5 gap-y-10 sm:grid-cols-2">
      <div>
        <h3 className="mb-4 text-lg">{words.account.signIn.email}</h3>
        <ChangeEmailForm />
      </div>
      <div>
        <h3 className="mb-4 text-lg">{words.account.signIn.password}</h3>
        <ChangePasswordForm />
      </div>
    </div>
  );
}

/** The address changes when the customer opens the link in the email to the new address. */
function ChangeEmailForm() {
  const texts = words.account.signIn;
  const confirmIdentity = useConfirmIdentity();
  const [sentTo, setSentTo] = useState('');
  const form = useForm({
    resolver: zodResolver(emailChangeSchema),
    defaultValues: { email: '', password: '' },
  });

  const change = form.handleSubmit(async ({ email, password }) => {
    setSentTo('');
    const { provider, wrong } = await confirmIdentity(password, texts.yourPassword);
    if (!provider) return form.setError('password', sentenceError(wrong), { shouldFocus: true });
    try {
      await provider.changeEmail(email);
      form.reset();
      setSentTo(email);
    } catch (error) {
      const advice = explainSignInError(error) || texts.useAnotherEmail;
      form.setError('email', sentenceError(texts.emailRefused(texts.newEmail, advice)), {
        shouldFocus: true,
      });
    }
  });

  return (
    <form noValidate onSubmit={(event) => void change(event)} className="space-y-5">
      <TextField {...fieldOf(form, 'email', texts.newEmail)} type="email" autoComplete="email" />
      <PasswordField {...fieldOf(form, 'password', texts.yourPassword)} kind="current" />
      <Button type="submit" variant="quiet" isBusy={form.formState.isSubmitting}>
        {texts.changeEmail}
      </Button>
      {sentTo && (
        <Notice tone="success" title={texts.lookIntoMail}>
          {texts.linkSent(<bdi className="break-words">{sentTo}</bdi>)}
        </Notice>
      )}
    </form>
  );
}

function ChangePasswordForm() {
  const texts = words.account.signIn;
  const confirmIdentity = useConfirmIdentity();
  const form = useForm({
    resolver: zodResolver(passwordChangeSchema),
    defaultValues: { password: '', newPassword: '' },
  });

  const change = form.handleSubmit(async ({ password, newPassword }) => {
    const { provider, wrong } = await confirmIdentity(password, texts.currentPassword);
    if (!provider) return form.setError('password', sentenceError(wrong), { shouldFocus: true });
    try {
      await provider.changePassword(newPassword);
      form.reset();
      void showToast({ title: texts.passwordChanged });
    } catch (error) {
      const advice = explainSignInError(error) || texts.chooseAnother;
      form.setError('newPassword', sentenceError(texts.passwordRefused(texts.newPassword, advice)));
    }
  });

  return (
    <form noValidate onSubmit={(event) => void change(event)} className="space-y-5">
      <PasswordField {...fieldOf(form, 'password', texts.currentPassword)} kind="current" />
      <PasswordField
        {...fieldOf(form, 'newPassword', texts.newPassword)}
        kind="new"
        hint={texts.newPasswordHint}
      />
      <Button type="submit" variant="quiet" isBusy={form.formState.isSubmitting}>
        {texts.changePassword}
      </Button>
    </form>
  );
}
