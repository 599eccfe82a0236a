import { zodResolver } from '@hookform/resolvers/zod';
import {
  newAdminSchema,
  type AddedAdmin,
  type Admin,
} from '@storyloom/backend/contract/admin/admins';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { isResponseLost, readApiError } from '@/api/api-error';
import { newIdempotencyKey } from '@/api/idempotency-key';
import { restoreFocusBeside } from '@/browser/navigation/focus';
import { Button, SmallButton } from '@/ui/controls/button';
import { CopyButton } from '@/ui/controls/copy-button';
import { askToConfirm, showMessage } from '@/ui/dialog';
import { showToast } from '@/ui/toast';
import { TextField } from '@/ui/form/field';
import { fieldOf, showFieldErrors } from '@/ui/form/form';
import { Loaded, Loading } from '@/ui/loaded';
import { Notice } from '@/ui/notices/notice';
import { formatDateTime } from '@/shop-facts/formats/formats';
import { words } from '@/words/admin';
import { administratorsApi } from './administrators.api';

interface AdministratorsProps {
  /** Name of the administrator who is signed in. */
  ownName: string;
  onSelfRemoved: () => void;
}

export function Administrators({ ownName, onSelfRemoved }: AdministratorsProps) {
  const query = administratorsApi.useListAdminsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [added, setAdded] = useState<AddedAdmin>();
  return (
    <>
      <Loaded
        query={query}
        failed={words.adminSession.listFailed}
        loading={<Loading className="min-h-20" />}
      >
        {(admins) => (
          <ul
            aria-label={words.adminSession.administrators}
            className="divide-y divide-line border-y border-line"
          >
            {admins.map((admin) => (
              <Row
                key={admin._id}
                admin={admin}
                isMe={admin.username === ownName}
                canBeRemoved={admins.some((other) => other !== admin && !other.mustChangePassword)}
                onRemoved={() => {
                  setAdded((shown) => (shown?._id === admin._id ? undefined : shown));
                  if (admin.username === ownName) onSelfRemoved();
                }}
              />
            ))}
          </ul>
        )}
      </Loaded>
      <AddAdminForm onAdded={setAdded} />
      {added && <OneTimePassword added={added} />}
    </>
  );
}

interface RowProps {
  admin: Admin;
  isMe: boolean;
  canBeRemoved: boolean;
  onRemoved: () => void;
}

function Row({ admin, isMe, canBeRemoved, onRemoved }: RowProps) {
  const [removeAdmin, { isLoading }] = administratorsApi.useRemoveAdminMutation();
  const { _id, username } = admin;
  const name = <bdi>{username}</bdi>;

  const remove = async () => {
    const isSure = await askToConfirm(
      {
        title: isMe ? words.adminSession.askRemoveYou : words.adminSession.askRemove(username),
        text: isMe ? words.adminSession.askRemoveYouText : words.adminSession.askRemoveText,
        icon: 'warning',
      },
      { confirm: words.adminSession.remove, cancel: words.adminSession.keep },
    );
    if (!isSure) return;
    const { error } = await removeAdmin(_id);
    const apiError = error && readApiError(error);
    if (apiError && apiError.status !== 404) {
      const title =
        apiError.code === 'last_admin'
          ? words.adminSession.lastAdmin
          : words.adminSession.notRemoved;
      return void showMessage({ title, icon: 'error', reference: apiError.reference });
    }
    onRemoved();
    if (!isMe) void showToast({ title: words.adminSession.removed(username) });
  };

  return (
    <li tabIndex={-1} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-semibold break-words">
          {isMe
            ? words.adminSession.you(name, (text) => (
                <span className="font-normal text-ink-soft">{text}</span>
              ))
            : name}
        </p>
        <p className="text-sm text-ink-soft">{stateOf(admin)}</p>
      </div>
      {canBeRemoved && (
        <SmallButton
          aria-label={words.adminSession.removeWho(username)}
          isBusy={isLoading}
          ref={restoreFocusBeside}
          onClick={() => void remove()}
        >
          {words.adminSession.remove}
        </SmallButton>
      )}
    </li>
  );
}

function stateOf({ createdAt, signedInAt, mustChangePassword }: Admin): string {
  const { added, addedWithoutPassword, lastSignedIn } = words.adminSession;
  if (mustChangePassword) return addedWithoutPassword(formatDateTime(createdAt));
  return signedInAt ? lastSignedIn(formatDateTime(signedInAt)) : added(formatDateTime(createdAt));
}

function AddAdminForm({ onAdded }: { onAdded: (added: AddedAdmin) => void }) {
  const [addAdmin, { error, isLoading }] = administratorsApi.useAddAdminMutation();
  const form = useForm({
    resolver: zodResolver(newAdminSchema),
    defaultValues: { username: '' },
  });
  const apiError = error && readApiError(error);
  /** The latest name, and its key, if no response came. */
  const [unanswered, setUnanswered] = useState({ username: '', key: '' });

  const add = form.handleSubmit(async (admin) => {
    if (isLoading) return;
    const isAgain = unanswered.username === admin.username;
    const key = isAgain ? unanswered.key : newIdempotencyKey();
    const response = await addAdmin({ admin, key });
    const failure = response.error && readApiError(response.error);
    const isLost = failure !== undefined && isResponseLost(failure);
    setUnanswered(isLost ? { ...admin, key } : { username: '', key: '' });
    if (!response.data) return void showFieldErrors(form, failure?.fields);
    onAdded(response.data);
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
          {...fieldOf(form, 'username', words.adminSession.newName)}
          className="min-w-0 flex-1"
          autoComplete="off"
          autoCapitalize="none"
          dir="ltr"
          spellCheck={false}
        />
        <Button type="submit" variant="dark" isBusy={isLoading} className="sm:mt-6">
          {words.adminSession.add}
        </Button>
      </form>
      {apiError && !apiError.fields && (
        <Notice tone="error" title={words.adminSession.notAdded} reference={apiError.reference}>
          {words.adminSession.notAddedText}
        </Notice>
      )}
    </>
  );
}

/** The password cannot be shown again; removing its administrator hides it. */
function OneTimePassword({ added }: { added: AddedAdmin }) {
  return (
    <Notice
      tone="success"
      title={<span className="break-words">{words.adminSession.isAdded(added.username)}</span>}
    >
      <p className="mt-1">
        {words.adminSession.oneTimePassword(
          <code
            dir="ltr"
            className="rounded-sm bg-surface px-1.5 py-1 font-semibold break-all select-all"
          >
            {added.password}
          </code>,
          <CopyButton text={added.password} label={words.adminSession.copyPassword} />,
        )}
      </p>
      <p className="mt-1">{words.adminSession.givePassword}</p>
    </Notice>
  );
}
