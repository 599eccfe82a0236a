import type { Admin } from '@storyloom/backend/contract/admin/admins';
import { readApiProblem } from '@/api/api-error';
import { SmallButton } from '@/ui/controls/button';
import { askToConfirm, showNotice, showToast } from '@/ui/dialog';
import { Loaded, Loading } from '@/ui/loaded';
import { formatMoment } from '@/ui/text/formats';
import { AddAdminForm } from './add-admin-form';
import { endAdminSession } from './admin-session';
import { readTokenOwner } from './admin-session.storage';
import { useListAdminsQuery, useRemoveAdminMutation } from './admin-session.api';

/** Who may come into the dashboard: list, add, remove. */
export function Administrators() {
  const query = useListAdminsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <>
      <Loaded
        query={query}
        failed="The administrators could not be loaded."
        waiting={<Loading className="min-h-20" />}
      >
        {(admins) => (
          <ul aria-label="Administrators" className="divide-y divide-line border-y border-line">
            {admins.map((admin) => (
              <Row
                key={admin._id}
                admin={admin}
                canGo={admins.some((other) => other !== admin && !other.mustChangePassword)}
              />
            ))}
          </ul>
        )}
      </Loaded>
      <AddAdminForm />
    </>
  );
}

function Row({ admin, canGo }: { admin: Admin; canGo: boolean }) {
  const [removeAdmin, { isLoading }] = useRemoveAdminMutation();
  const { _id, username } = admin;
  const isMe = username === readTokenOwner();

  const remove = async () => {
    const isSure = await askToConfirm(
      {
        title: isMe ? 'Remove yourself?' : `Remove ${username}?`,
        text: isMe
          ? 'You are signed out at once and cannot come back by yourself.'
          : 'They are signed out everywhere at once. What they did stays in the history.',
        icon: 'warning',
      },
      { confirm: 'Remove', cancel: 'Keep' },
    );
    if (!isSure) return;
    const { error } = await removeAdmin(_id);
    const problem = error && readApiProblem(error);
    if (problem && problem.status !== 404) {
      const title =
        problem.code === 'last_admin'
          ? 'Somebody must stay who has signed in with a password of their own.'
          : 'The administrator was not removed. Please try again.';
      return void showNotice({ title, icon: 'error', reference: problem.reference });
    }
    if (isMe) return endAdminSession();
    void showToast({ title: `${username} is not an administrator any more.` });
  };

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-semibold break-words">
          {username}
          {isMe && <span className="font-normal text-ink-soft"> (you)</span>}
        </p>
        <p className="text-sm text-ink-soft">{stateOf(admin)}</p>
      </div>
      {canGo && (
        <SmallButton
          aria-label={`Remove ${username}`}
          isBusy={isLoading}
          onClick={() => void remove()}
        >
          Remove
        </SmallButton>
      )}
    </li>
  );
}

function stateOf({ createdAt, signedInAt, mustChangePassword }: Admin): string {
  if (mustChangePassword) return `Added ${formatMoment(createdAt)}, has chosen no password yet`;
  if (!signedInAt) return `Added ${formatMoment(createdAt)}`;
  return `Last signed in ${formatMoment(signedInAt)}`;
}
