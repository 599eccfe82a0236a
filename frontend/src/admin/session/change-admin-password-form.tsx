import { zodResolver } from '@hookform/resolvers/zod';
import { adminPasswordChangeSchema } from '@storyloom/backend/contract/admin/admin-session';
import { useForm } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { readApiProblem } from '@/api/api-error';
import { Button } from '@/ui/controls/button';
import { showToast } from '@/ui/dialog';
import { PasswordField } from '@/ui/form/more-fields';
import { fieldOf, showRefused } from '@/ui/form/form';
import { Notice } from '@/ui/notices/notice';
import { whileTokenIsReplaced, type AdminSessionDispatch } from '@/api/admin-access-token';
import { startAdminSession } from './admin-session';
import { useChangeAdminPasswordMutation } from './admin-session.api';
import { readTokenOwner } from './admin-session.storage';

/** Changes the own password. Every other session of this administrator ends with it. */
export function ChangeAdminPasswordForm() {
  const dispatch = useDispatch<AdminSessionDispatch>();
  const username = readTokenOwner();
  const [changePassword, { error, isLoading }] = useChangeAdminPasswordMutation();
  const form = useForm({
    resolver: zodResolver(adminPasswordChangeSchema),
    defaultValues: { currentPassword: '', newPassword: '' },
  });
  const problem = error && readApiProblem(error);

  const change = form.handleSubmit((passwords) =>
    dispatch(
      whileTokenIsReplaced(async () => {
        const answer = await changePassword(passwords);
        if (!answer.data) return void showRefused(form, readApiProblem(answer.error).fields);
        startAdminSession(answer.data, username);
        form.reset();
        void showToast({ title: 'Your password is changed.' });
      }),
    ),
  );

  return (
    <form noValidate onSubmit={(event) => void change(event)} className="max-w-md space-y-4">
      <input type="hidden" autoComplete="username" value={username} readOnly />
      {problem && !problem.fields && (
        <Notice
          tone="error"
          reference={problem.reference}
          title={
            problem.code === 'authentication_failed'
              ? 'The current password is not right.'
              : 'The password was not changed. Please try again.'
          }
        />
      )}
      <PasswordField {...fieldOf(form, 'currentPassword', 'Current password')} kind="current" />
      <PasswordField
        {...fieldOf(form, 'newPassword', 'New password')}
        kind="new"
        hint="At least 12 characters."
      />
      <Button type="submit" isBusy={isLoading}>
        Change password
      </Button>
    </form>
  );
}
