import { useState, type FormEvent } from 'react';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/field';
import { Notice } from '@/ui/notice';
import { explainSignInError } from './sign-in-error';
import { useSignIn } from './use-customer';

/** Sends a reset mail. The answer never tells whether there is such a customer. */
export function PasswordResetForm() {
  const { sendPasswordReset } = useSignIn();
  const [email, setEmail] = useState('');
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle');
  const [problem, setProblem] = useState('');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setState('busy');
    setProblem('');
    try {
      await sendPasswordReset(email.trim());
      setState('sent');
    } catch (error) {
      const advice = explainSignInError(error);
      setProblem(advice);
      setState(advice ? 'idle' : 'sent');
    }
  };

  return (
    <form onSubmit={(event) => void submit(event)} className="space-y-3 rounded-lg bg-sunken p-4">
      <TextField
        label="Where shall we send the reset link?"
        type="email"
        autoComplete="email"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={problem || undefined}
      />
      <Button type="submit" variant="dark" size="small" isBusy={state === 'busy'}>
        Send the link
      </Button>
      {state === 'sent' && (
        <Notice tone="success">
          If somebody is registered with this address, a mail with a link to a new password is on
          its way.
        </Notice>
      )}
    </form>
  );
}
