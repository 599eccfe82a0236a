import { useId, useState, type FormEvent } from 'react';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/field';
import { Notice } from '@/ui/notice';
import { explainLoginFailure } from './admin-login-form';
import { startAdminSession, useLastMinutes } from './admin-session';
import { useOpenAdminSessionMutation } from './admin-session.api';
import { readTokenOwner } from './admin-session.storage';

/** From five minutes before the end: sign in again right here, with the page below left as it is. */
export function SessionEndNotice() {
  const minutes = useLastMinutes();
  return minutes === null ? null : <StayForm minutes={minutes} />;
}

function StayForm({ minutes }: { minutes: number }) {
  const [knownName] = useState(readTokenOwner);
  const [username, setUsername] = useState(knownName);
  const [password, setPassword] = useState('');
  const [openSession, { error, isLoading }] = useOpenAdminSessionMutation();
  const nameId = useId();

  const stay = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await openSession({ Username: username, password });
    if (answer.data) startAdminSession(answer.data, username);
  };

  return (
    <Notice
      tone="warning"
      className="mb-6 print:hidden"
      title={`Your session ends in ${minutes === 1 ? 'one minute' : `${minutes} minutes`}.`}
    >
      <p>Enter your password to stay. What you have open stays as it is.</p>
      <form onSubmit={(event) => void stay(event)} className="mt-3 flex flex-wrap items-end gap-3">
        {knownName === '' ? (
          <TextField
            label="Username"
            autoComplete="username"
            required
            value={username}
            onChange={(event) => setUsername(event.target.value)}
          />
        ) : (
          <input id={nameId} type="hidden" autoComplete="username" value={username} readOnly />
        )}
        <TextField
          label="Password"
          type="password"
          autoComplete="current-password"
          required
          value={password}
          error={error && explainLoginFailure(error)}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" variant="dark" isBusy={isLoading}>
          Stay signed in
        </Button>
      </form>
    </Notice>
  );
}
