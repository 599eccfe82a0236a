import { zodResolver } from '@hookform/resolvers/zod';
import { adminPasswordChangeSchema } from '@storyloom/backend/contract/admin/admins';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { readApiError, type ApiError } from '@/api/api-error';
import { Button } from '@/ui/controls/button';
import { PasswordField } from '@/ui/form/password-field';
import { fieldOf, showFieldErrors } from '@/ui/form/form';
import { Notice } from '@/ui/notices/notice';
import { words } from '@/words/admin';
import { startAdminSession } from './admin-session';
import { adminSessionApi } from './admin-session.api';

interface ChangeAdminPasswordProps {
  username: string;
  /**
   * An admin with a one-time password must choose another first. Its token allows nothing else and
   * is not stored, so a reload starts with the sign-in again.
   */
  oneTime?: { password: string; token: string };
  onSuccess: () => void;
}

/** Changes the own password. Every other session of this administrator ends with it. */
export function ChangeAdminPassword({ username, oneTime, onSuccess }: ChangeAdminPasswordProps) {
  const [changePassword, { error, isLoading }] = adminSessionApi.useChangeAdminPasswordMutation();
  const form = useForm({
    resolver: zodResolver(adminPasswordChangeSchema),
    defaultValues: { currentPassword: oneTime?.password ?? '', newPassword: '' },
  });
  const { setFocus } = form;
  const isFirst = oneTime !== undefined;
  const apiError = error && readApiError(error);
  useEffect(() => {
    if (isFirst) setFocus('newPassword');
  }, [isFirst, setFocus]);

  const change = form.handleSubmit(async (passwords) => {
    const response = await changePassword({ ...passwords, token: oneTime?.token });
    if (!response.data) return void showFieldErrors(form, readApiError(response.error).fields);
    startAdminSession(response.data, username);
    form.reset();
    onSuccess();
  });

  return (
    <form noValidate onSubmit={(event) => void change(event)} className="max-w-md space-y-4">
      {isFirst && (
        <Notice title={words.adminSession.chooseOwn}>
          <p>{words.adminSession.chooseOwnText}</p>
        </Notice>
      )}
      {apiError && !apiError.fields && (
        <Notice
          tone="error"
          reference={apiError.reference}
          title={explainPasswordError(apiError, isFirst)}
        />
      )}
      <input type="hidden" autoComplete="username" value={username} readOnly />
      {!isFirst && (
        <PasswordField
          {...fieldOf(form, 'currentPassword', words.adminSession.currentPassword)}
          kind="current"
        />
      )}
      <PasswordField
        {...fieldOf(form, 'newPassword', words.adminSession.newPassword)}
        kind="new"
        hint={words.adminSession.newPasswordHint}
      />
      <Button type="submit" className={isFirst ? 'w-full' : ''} isBusy={isLoading}>
        {isFirst ? words.adminSession.saveAndGoOn : words.adminSession.changePassword}
      </Button>
    </form>
  );
}

function explainPasswordError({ code }: ApiError, isFirst: boolean): string {
  if (isFirst) return words.adminSession.signInAgain;
  return code === 'authentication_failed'
    ? words.adminSession.currentIsWrong
    : words.adminSession.notChanged;
}
