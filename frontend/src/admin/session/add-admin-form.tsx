import { zodResolver } from '@hookform/resolvers/zod';
import { newAdminSchema, type AddedAdmin } from '@storyloom/backend/contract/admin/admins';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { readApiProblem } from '@/api/api-error';
import { Button } from '@/ui/controls/button';
import { CopyButton } from '@/ui/controls/copy-button';
import { TextField } from '@/ui/form/field';
import { fieldOf, showRefused } from '@/ui/form/form';
import { Notice } from '@/ui/notices/notice';
import { useAddAdminMutation } from './admin-session.api';

/** Adds an administrator and shows the one-time password, which nobody can read again. */
export function AddAdminForm() {
  const [addAdmin, { error, isLoading }] = useAddAdminMutation();
  const [added, setAdded] = useState<AddedAdmin>();
  const form = useForm({
    resolver: zodResolver(newAdminSchema),
    defaultValues: { username: '' },
  });
  const problem = error && readApiProblem(error);

  const add = form.handleSubmit(async (admin) => {
    if (isLoading) return;
    const answer = await addAdmin(admin);
    if (!answer.data) return void showRefused(form, readApiProblem(answer.error).fields);
    setAdded(answer.data);
    form.reset();
  });

  return (
    <>
      <form
        noValidate
        onSubmit={(event) => void add(event)}
        className="flex max-w-xl flex-col gap-3 sm:flex-row sm:items-start"
      >
        <TextField
          {...fieldOf(form, 'username', 'User name of a new administrator')}
          className="min-w-0 flex-1"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit" variant="dark" isBusy={isLoading} className="sm:mt-6">
          Add administrator
        </Button>
      </form>
      {problem && !problem.fields && (
        <Notice
          tone="error"
          title="No one-time password came. Please try again."
          reference={problem.reference}
        >
          If the name stands in the list by now, remove it there first.
        </Notice>
      )}
      {added && (
        <Notice
          tone="success"
          title={<span className="break-words">{added.username} is added.</span>}
        >
          <p className="mt-1">
            One-time password:{' '}
            <code className="rounded-sm bg-surface px-1.5 py-1 font-semibold break-all select-all">
              {added.password}
            </code>{' '}
            <CopyButton text={added.password} label="Copy the one-time password" />
          </p>
          <p className="mt-1">
            Give it to them now: it is shown this once. When they sign in, they choose a password of
            their own.
          </p>
        </Notice>
      )}
    </>
  );
}
