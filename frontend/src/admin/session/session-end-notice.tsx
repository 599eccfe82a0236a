import { zodResolver } from '@hookform/resolvers/zod';
import { adminLoginFormSchema } from '@storyloom/backend/contract/admin/admins';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/ui/controls/button';
import { TextField } from '@/ui/form/field';
import { PasswordField } from '@/ui/form/more-fields';
import { fieldOf } from '@/ui/form/form';
import { Notice } from '@/ui/notices/notice';
import { explainLoginFailure } from './admin-login-form';
import { startAdminSession, useLastMinutes } from './admin-session';
import { useOpenAdminSessionMutation } from './admin-session.api';
import { readTokenOwner } from './admin-session.storage';
import { expireAdminToken } from '@/api/admin-token.storage';

/** From five minutes before the end: sign in again right here, with the page below left as it is. */
export function SessionEndNotice() {
  const minutes = useLastMinutes();
  return minutes === null ? null : <StayForm minutes={minutes} />;
}

function StayForm({ minutes }: { minutes: number }) {
  const [knownName] = useState(readTokenOwner);
  const [openSession, { error, isLoading }] = useOpenAdminSessionMutation();
  const form = useForm({
    resolver: zodResolver(adminLoginFormSchema),
    defaultValues: { Username: knownName, password: '' },
  });
  const passwordField = fieldOf(form, 'password', 'Password');

  const stay = form.handleSubmit(async (login) => {
    const answer = await openSession(login);
    if (!answer.data) return;
    // Removed and added again meanwhile: the sign-in page asks for a password of their own.
    if (answer.data.mustChangePassword) expireAdminToken();
    else startAdminSession(answer.data, login.Username);
  });

  return (
    <Notice
      tone="warning"
      className="session-end rounded-none sm:px-6 lg:px-8 print:hidden"
      title={`Your session ends in ${minutes === 1 ? 'one minute' : `${minutes} minutes`}.`}
    >
      <p>Enter your password to stay. What you have open stays as it is.</p>
      <form
        noValidate
        onSubmit={(event) => void stay(event)}
        className="mt-3 flex flex-wrap items-end gap-3"
      >
        {knownName === '' ? (
          <TextField {...fieldOf(form, 'Username', 'Username')} autoComplete="username" required />
        ) : (
          <input type="hidden" autoComplete="username" value={knownName} readOnly />
        )}
        <PasswordField
          {...passwordField}
          kind="current"
          required
          error={passwordField.error ?? (error && explainLoginFailure(error))}
        />
        <Button type="submit" variant="dark" isBusy={isLoading}>
          Stay signed in
        </Button>
      </form>
    </Notice>
  );
}
