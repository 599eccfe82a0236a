import { zodResolver } from '@hookform/resolvers/zod';
import { adminPasswordChangeSchema } from '@storyloom/backend/contract/admin';
import { useForm } from 'react-hook-form';
import { readApiProblem } from '@/api/api-error';
import { Button } from '@/ui/button';
import { showToast } from '@/ui/dialog';
import { TextField } from '@/ui/field';
import { Notice } from '@/ui/notice';
import { startAdminSession, whileTokenIsReplaced } from './admin-session';
import { useChangeAdminPasswordMutation } from './admin-session.api';
import { readTokenOwner } from './admin-session.storage';

/** Changes the own password. Every other session of this administrator ends with it. */
export function ChangePasswordForm() {
  const username = readTokenOwner();
  const [changePassword, { error, isLoading }] = useChangeAdminPasswordMutation();
  const { register, handleSubmit, formState, reset } = useForm({
    resolver: zodResolver(adminPasswordChangeSchema),
    defaultValues: { currentPassword: '', newPassword: '' },
  });
  const { errors } = formState;
  const problem = error && readApiProblem(error);

  const change = handleSubmit((fields) =>
    whileTokenIsReplaced(async () => {
      const answer = await changePassword(fields);
      if (!answer.data) return;
      startAdminSession(answer.data, username);
      reset();
      void showToast({ title: 'Your password is changed.' });
    }),
  );

  return (
    <form noValidate onSubmit={(event) => void change(event)} className="max-w-md space-y-4">
      <input type="hidden" autoComplete="username" value={username} readOnly />
      {problem && !problem.fields && (
        <Notice
          tone="error"
          title={
            problem.code === 'authentication_failed'
              ? 'The current password is not right.'
              : 'The password was not changed. Please try again.'
          }
        />
      )}
      <TextField
        label="Current password"
        type="password"
        autoComplete="current-password"
        error={errors.currentPassword && `Current password ${errors.currentPassword.message}`}
        {...register('currentPassword')}
      />
      <TextField
        label="New password"
        type="password"
        autoComplete="new-password"
        hint="At least 12 characters."
        error={
          errors.newPassword
            ? `New password ${errors.newPassword.message}`
            : problem?.fields?.['newPassword'] && `New password ${problem.fields['newPassword'][0]}`
        }
        {...register('newPassword')}
      />
      <Button type="submit" isBusy={isLoading}>
        Change password
      </Button>
    </form>
  );
}
