import { zodResolver } from '@hookform/resolvers/zod';
import { adminLoginFormSchema } from '@storyloom/backend/contract/admin/admins';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { readApiProblem } from '@/api/api-error';
import { adminTexts } from '@/config/admin-messages';
import { Button } from '@/ui/controls/button';
import { TextField } from '@/ui/form/field';
import { Checkbox, PasswordField } from '@/ui/form/more-fields';
import { fieldOf } from '@/ui/form/form';
import { Notice } from '@/ui/notices/notice';
import { useOpenAdminSessionMutation } from './admin-session.api';
import { startAdminSession } from './admin-session';
import { ChangeAdminPassword } from './change-admin-password';
import { rememberedName } from './admin-session.storage';

export function AdminLoginForm({ onSuccess }: { onSuccess: () => void }) {
  const [openSession, { error, isLoading }] = useOpenAdminSessionMutation();
  const [first, setFirst] = useState<{
    username: string;
    once: { password: string; token: string };
  }>();
  const knownName = rememberedName.read() ?? '';
  const [isRemembered, setIsRemembered] = useState(knownName !== '');
  const form = useForm({
    resolver: zodResolver(adminLoginFormSchema),
    defaultValues: { Username: knownName, password: '' },
  });

  const signIn = form.handleSubmit(async (login) => {
    const answer = await openSession(login);
    if (!answer.data) return form.setFocus('password', { shouldSelect: true });
    rememberedName.write(isRemembered ? login.Username : null);
    if (answer.data.mustChangePassword) {
      const once = { password: login.password, token: answer.data.token };
      return setFirst({ username: login.Username, once });
    }
    startAdminSession(answer.data, login.Username);
    onSuccess();
  });

  if (first) return <ChangeAdminPassword {...first} onSuccess={onSuccess} />;
  return (
    <form noValidate onSubmit={(event) => void signIn(event)} className="space-y-4">
      {error && (
        <Notice
          tone="error"
          title={explainLoginFailure(error)}
          reference={readApiProblem(error).reference}
        />
      )}
      <TextField
        {...fieldOf(form, 'Username', adminTexts.username)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField {...fieldOf(form, 'password', adminTexts.password)} kind="current" />
      <Checkbox
        label={adminTexts.rememberMe}
        checked={isRemembered}
        onChange={(event) => setIsRemembered(event.target.checked)}
      />
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
