import { zodResolver } from '@hookform/resolvers/zod';
import { passwordResetSchema } from '@storyloom/backend/contract/account/credentials';
import { useForm } from 'react-hook-form';
import { Button } from '@/ui/controls/button';
import { TextField } from '@/ui/form/field';
import { fieldOf } from '@/ui/form/form';
import { Notice } from '@/ui/notices/notice';
import { explainSignInError } from './sign-in-error';
import { useSignIn } from './use-sign-in';
import { words } from '@/words/shop';

/** Sends a reset email. The message never tells whether the address has an account. */
export function PasswordResetForm({ typedEmail }: { typedEmail: string }) {
  const texts = words.signIn.reset;
  const { sendPasswordReset } = useSignIn();
  const form = useForm({
    resolver: zodResolver(passwordResetSchema),
    defaultValues: { email: typedEmail },
  });
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;
  const field = fieldOf(form, 'email', words.signIn.email);

  const send = form.handleSubmit(async ({ email }) => {
    try {
      await sendPasswordReset(email);
    } catch (error) {
      const advice = explainSignInError(error);
      if (advice) form.setError('root', { message: advice });
    }
  });

  return (
    <form
      noValidate
      onSubmit={(event) => void send(event)}
      className="space-y-3 rounded-lg bg-sunken p-4"
    >
      <TextField
        {...field}
        label={texts.label}
        type="email"
        autoComplete="email"
        required
        error={field.error ?? errors.root?.message}
      />
      <Button type="submit" variant="dark" size="small" isBusy={isSubmitting}>
        {texts.submit}
      </Button>
      {isSubmitSuccessful && !isSubmitting && <Notice tone="success">{texts.sent}</Notice>}
    </form>
  );
}
