import { useForm } from 'react-hook-form';
import { readApiProblem } from '@/api/api-error';
import { adminTexts } from '@/config/messages';
import { Button } from '@/ui/button';
import { Checkbox, TextField } from '@/ui/field';
import { Notice } from '@/ui/notice';
import { useOpenAdminSessionMutation } from './admin-session.api';
import { startAdminSession } from './admin-session';
import { readRememberedName, writeRememberedName } from './admin-session.storage';

interface LoginFields {
  Username: string;
  password: string;
  isRemembered: boolean;
}

export function AdminLoginForm({ onSuccess }: { onSuccess: () => void }) {
  const [openSession, { error, isLoading }] = useOpenAdminSessionMutation();
  const rememberedName = readRememberedName();
  const { register, handleSubmit, formState, setFocus } = useForm<LoginFields>({
    defaultValues: {
      Username: rememberedName,
      password: '',
      isRemembered: rememberedName !== '',
    },
  });

  const signIn = handleSubmit(async ({ Username, password, isRemembered }) => {
    const answer = await openSession({ Username, password });
    if (!answer.data) return setFocus('password', { shouldSelect: true });
    writeRememberedName(isRemembered ? Username : null);
    startAdminSession(answer.data, Username);
    onSuccess();
  });

  return (
    <form noValidate onSubmit={(event) => void signIn(event)} className="space-y-4">
      {error && <Notice tone="error" title={explainLoginFailure(error)} />}
      <TextField
        label={adminTexts.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={formState.errors.Username?.message}
        {...register('Username', { required: adminTexts.usernameRequired })}
      />
      <TextField
        label={adminTexts.password}
        type="password"
        autoComplete="current-password"
        error={formState.errors.password?.message}
        {...register('password', {
          required: adminTexts.passwordRequired,
          minLength: { value: 6, message: adminTexts.passwordTooShort },
        })}
      />
      <Checkbox label={adminTexts.rememberMe} {...register('isRemembered')} />
      <Button type="submit" className="w-full" isBusy={isLoading}>
        {isLoading ? 'Signing in' : 'Sign in'}
      </Button>
    </form>
  );
}

/** Only a refused name and password get the specified text; the rest is not the admin's mistake. */
export function explainLoginFailure(error: unknown): string {
  const { status, kind } = readApiProblem(error);
  if (status === 429) return 'Too many tries. Please wait a few minutes.';
  if (kind === 'FETCH_ERROR' || kind === 'TIMEOUT_ERROR' || (status ?? 0) >= 500) {
    return 'The shop does not answer right now. Please try again in a moment.';
  }
  return adminTexts.loginFailed;
}
