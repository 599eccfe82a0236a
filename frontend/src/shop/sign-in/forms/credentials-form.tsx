import { zodResolver } from '@hookform/resolvers/zod';
import type {
  Credentials,
  credentialsSchema,
} from '@storyloom/backend/contract/account/credentials';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { readApiError } from '@/api/api-error';
import { readFormDraft, useFormDraft } from '@/browser/use-form-draft';
import { Button } from '@/ui/controls/button';
import { TextField } from '@/ui/form/field';
import { fieldOf, readFilledFields } from '@/ui/form/form';
import { Notice } from '@/ui/notices/notice';
import { mayBeWrongCredentials, explainSignInError } from './sign-in-error';
import type { Elements } from '@/ui/elements';
import { words } from '@/words/shop';

const draftName = 'customer.email';

interface CredentialsFormProps {
  submitText: string;
  schema: typeof credentialsSchema;
  passwordAutoComplete: 'current-password' | 'new-password';
  /** Between the password and the button. */
  children?: Elements;
  onSubmit: (credentials: Credentials) => Promise<void>;
}

/** The form to sign in or to register. */
export function CredentialsForm({
  submitText,
  schema,
  passwordAutoComplete,
  children,
  onSubmit,
}: CredentialsFormProps) {
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { email: '', password: '' },
  });
  // The forms to sign in and to register share the typed address.
  const [restored] = useState(() => {
    const draft = readFormDraft(draftName, { email: '' });
    return draft && { ...draft, password: '' };
  });
  const removeDraft = useFormDraft({
    name: draftName,
    form,
    restored,
    toDraft: ({ email }) => (email ? { email } : null),
  });
  const [failure, setFailure] = useState<{ error: unknown }>();

  const submit = form.handleSubmit(async (credentials) => {
    setFailure(undefined);
    try {
      await onSubmit(credentials);
      removeDraft();
    } catch (error) {
      setFailure({ error });
    }
  });

  return (
    <form
      noValidate
      onSubmit={(event) => {
        readFilledFields(form, event.currentTarget);
        void submit(event);
      }}
      className="space-y-5"
    >
      <TextField
        {...fieldOf(form, 'email', words.signIn.email)}
        type="email"
        autoComplete="username"
        placeholder={words.signIn.emailPlaceholder}
        required
      />
      <TextField
        {...fieldOf(form, 'password', words.signIn.password)}
        type="password"
        autoComplete={passwordAutoComplete}
        required
      />
      {children}
      {failure && <SignInFailure {...failure} />}
      <Button type="submit" className="w-full" isBusy={form.formState.isSubmitting}>
        {submitText}
      </Button>
    </form>
  );
}

function SignInFailure({ error }: { error: unknown }) {
  const advice = explainSignInError(error);
  return (
    // Only a failed call to the shop has a reference.
    <Notice tone="error" reference={readApiError(error).reference}>
      {mayBeWrongCredentials(error) && <p className="font-semibold">{words.signIn.failed}</p>}
      {advice && <p>{advice}</p>}
    </Notice>
  );
}
