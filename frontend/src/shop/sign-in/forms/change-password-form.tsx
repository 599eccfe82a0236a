import { zodResolver } from '@hookform/resolvers/zod';
import { passwordChangeSchema } from '@storyloom/backend/contract/account/credentials';
import { useForm } from 'react-hook-form';
import { Button } from '@/ui/controls/button';
import { showToast } from '@/ui/dialog';
import { PasswordField } from '@/ui/form/more-fields';
import { fieldOf } from '@/ui/form/form';
import { explainSignInError } from './sign-in-error';
import { useConfirmedIdentity } from './use-confirmed-identity';

export function ChangePasswordForm() {
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
