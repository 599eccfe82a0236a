import { zodResolver } from '@hookform/resolvers/zod';
import {
  firstPasswordSchema,
  type AdminLogin,
} from '@storyloom/backend/contract/admin/admin-session';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { readApiProblem } from '@/api/api-error';
import { Button } from '@/ui/controls/button';
import { PasswordField } from '@/ui/form/more-fields';
import { fieldOf, showRefused } from '@/ui/form/form';
import { Notice } from '@/ui/notices/notice';
import { startAdminSession } from './admin-session';
import { useChooseFirstPasswordMutation } from './admin-session.api';

interface FirstPasswordFormProps {
  login: AdminLogin;
  /** Opens nothing but this; it is not stored, so a reload begins with the sign-in again. */
  token: string;
  onSuccess: () => void;
}

/** Whoever came with a one-time password chooses another before anything else. */
export function FirstPasswordForm({ login, token, onSuccess }: FirstPasswordFormProps) {
  const [choosePassword, { error, isLoading }] = useChooseFirstPasswordMutation();
  const form = useForm({
    resolver: zodResolver(firstPasswordSchema),
    defaultValues: { newPassword: '' },
  });
  const { setFocus } = form;
  const problem = error && readApiProblem(error);
  useEffect(() => setFocus('newPassword'), [setFocus]);

  const choose = form.handleSubmit(async ({ newPassword }) => {
    if (isLoading) return;
    const answer = await choosePassword({ token, currentPassword: login.password, newPassword });
    if (!answer.data) return void showRefused(form, readApiProblem(answer.error).fields);
    startAdminSession(answer.data, login.Username);
    onSuccess();
  });

  return (
    <form noValidate onSubmit={(event) => void choose(event)} className="space-y-4">
      <Notice title="Choose a password of your own">
        <p>The one you were given was for this once. From now on you sign in with yours.</p>
      </Notice>
      {problem && !problem.fields && (
        <Notice
          tone="error"
          title="The password was not changed. Please sign in again."
          reference={problem.reference}
        />
      )}
      <input type="hidden" autoComplete="username" value={login.Username} readOnly />
      <PasswordField
        {...fieldOf(form, 'newPassword', 'New password')}
        kind="new"
        hint="At least 12 characters."
      />
      <Button type="submit" className="w-full" isBusy={isLoading}>
        Save and go on
      </Button>
    </form>
  );
}
