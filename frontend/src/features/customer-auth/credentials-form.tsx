import { useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { customerTexts } from '@/config/messages';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/field';
import { Notice } from '@/ui/notice';
import type { Credentials } from './identity-provider';
import { explainSignInError } from './sign-in-error';

const { login: texts } = customerTexts;

interface CredentialsFormProps {
  submitText: string;
  passwordRules: { minLength?: { value: number; message: string } };
  passwordAutoComplete: 'current-password' | 'new-password';
  /** Between the password and the button. */
  children?: ReactNode;
  onSubmit: (credentials: Credentials) => Promise<void>;
}

/** E-mail and password, for signing in and for registering. */
export function CredentialsForm({
  submitText,
  passwordRules,
  passwordAutoComplete,
  children,
  onSubmit,
}: CredentialsFormProps) {
  const { register, handleSubmit, formState } = useForm<Credentials>({
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  const [failure, setFailure] = useState<{ advice: string; isOutage: boolean } | null>(null);

  const submit = handleSubmit(async (credentials) => {
    setFailure(null);
    try {
      await onSubmit({ ...credentials, email: credentials.email.trim() });
    } catch (error) {
      const advice = explainSignInError(error);
      setFailure({ advice, isOutage: advice.includes('cannot be reached') });
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="space-y-5">
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        placeholder="you@example.com"
        required
        error={errors.email?.message}
        {...register('email', {
          validate: (email) => email.trim() !== '' || texts.emailRequired,
        })}
      />
      <TextField
        label="Password"
        type="password"
        autoComplete={passwordAutoComplete}
        required
        error={errors.password?.message}
        {...register('password', { required: texts.passwordRequired, ...passwordRules })}
      />
      {children}
      {failure && (
        <Notice tone="error">
          {!failure.isOutage && <p className="font-semibold">{texts.failed}</p>}
          {failure.advice && <p>{failure.advice}</p>}
        </Notice>
      )}
      <Button type="submit" className="w-full" isBusy={isSubmitting}>
        {submitText}
      </Button>
    </form>
  );
}
