import { zodResolver } from '@hookform/resolvers/zod';
import { adminLoginFormSchema } from '@storyloom/backend/contract/admin/admins';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { expireAdminToken } from '@/api/admin-token.storage';
import { isResponseLost, readApiError } from '@/api/api-error';
import { Button } from '@/ui/controls/button';
import { TextField } from '@/ui/form/field';
import { fieldOf, readFilledFields } from '@/ui/form/form';
import { Checkbox } from '@/ui/form/checkbox';
import { PasswordField } from '@/ui/form/password-field';
import { Notice } from '@/ui/notices/notice';
import { words } from '@/words/admin';
import { startAdminSession, useLastMinutes } from './admin-session';
import { adminSessionApi } from './admin-session.api';
import { readTokenOwner, storedAdminName } from './admin-session.storage';
import { ChangeAdminPassword } from './change-admin-password';

export function AdminSignInForm({ onSuccess }: { onSuccess: () => void }) {
  const [openSession, { error, isLoading }] = adminSessionApi.useOpenAdminSessionMutation();
  const [firstSignIn, setFirstSignIn] = useState<{
    username: string;
    oneTime: { password: string; token: string };
  }>();
  const knownName = storedAdminName.read() ?? '';
  const [isRemembered, setIsRemembered] = useState(knownName !== '');
  const form = useForm({
    resolver: zodResolver(adminLoginFormSchema),
    defaultValues: { Username: knownName, password: '' },
  });

  const signIn = form.handleSubmit(async (login) => {
    const response = await openSession(login);
    if (!response.data) return form.setFocus('password', { shouldSelect: true });
    storedAdminName.write(isRemembered ? login.Username : null);
    if (response.data.mustChangePassword) {
      const oneTime = { password: login.password, token: response.data.token };
      return setFirstSignIn({ username: login.Username, oneTime });
    }
    startAdminSession(response.data, login.Username);
    onSuccess();
  });

  if (firstSignIn) return <ChangeAdminPassword {...firstSignIn} onSuccess={onSuccess} />;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        readFilledFields(form, event.currentTarget);
        void signIn(event);
      }}
      className="space-y-4"
    >
      {error && (
        <Notice
          tone="error"
          title={explainSignInFailure(error)}
          reference={readApiError(error).reference}
        />
      )}
      <TextField
        {...fieldOf(form, 'Username', words.adminSession.username)}
        autoComplete="username"
        autoCapitalize="none"
        dir="ltr"
        spellCheck={false}
      />
      <PasswordField {...fieldOf(form, 'password', words.adminSession.password)} kind="current" />
      <Checkbox
        label={words.adminSession.rememberMe}
        checked={isRemembered}
        onChange={(event) => setIsRemembered(event.target.checked)}
      />
      <Button type="submit" className="w-full" isBusy={isLoading}>
        {isLoading ? words.adminSession.signingIn : words.adminSession.signIn}
      </Button>
    </form>
  );
}

/** In the last five minutes of a session: a form to sign in again, above the unchanged page. */
export function SessionEndNotice() {
  const minutes = useLastMinutes();
  return minutes === null ? null : <ExtendSessionForm minutes={minutes} />;
}

function ExtendSessionForm({ minutes }: { minutes: number }) {
  const [knownName] = useState(readTokenOwner);
  const [openSession, { error, isLoading }] = adminSessionApi.useOpenAdminSessionMutation();
  const form = useForm({
    resolver: zodResolver(adminLoginFormSchema),
    defaultValues: { Username: knownName, password: '' },
  });
  const passwordField = fieldOf(form, 'password', words.adminSession.password);

  const extend = form.handleSubmit(async (login) => {
    const response = await openSession(login);
    if (!response.data) return;
    // The admin was removed and added again: the sign-in page asks for a new password.
    if (response.data.mustChangePassword) expireAdminToken();
    else startAdminSession(response.data, login.Username);
  });

  return (
    <Notice
      tone="warning"
      className="session-end rounded-none sm:px-6 lg:px-8 print:hidden"
      title={words.adminSession.endsIn(minutes)}
    >
      <p>{words.adminSession.enterToStay}</p>
      <form
        noValidate
        onSubmit={(event) => void extend(event)}
        className="mt-3 flex flex-wrap items-end gap-3"
      >
        <input type="hidden" autoComplete="username" value={knownName} readOnly />
        <PasswordField
          {...passwordField}
          kind="current"
          required
          error={passwordField.error ?? (error && explainSignInFailure(error))}
        />
        <Button type="submit" variant="dark" isBusy={isLoading}>
          {words.adminSession.stay}
        </Button>
      </form>
    </Notice>
  );
}

/** Only a refused name and password get the specified text; the rest is not the admin's mistake. */
function explainSignInFailure(error: unknown): string {
  const apiError = readApiError(error);
  if (apiError.status === 429) return words.adminSession.tooMany;
  return isResponseLost(apiError) ? words.adminSession.noResponse : words.adminSession.refused;
}
