import { Link } from 'react-router-dom';
import { Administrators } from '@/admin/session/administrators';
import { adminSessionApi } from '@/admin/session/admin-session.api';
import { readTokenOwner } from '@/admin/session/admin-session.storage';
import { ChangeAdminPassword } from '@/admin/session/change-admin-password';
import { Trail } from '@/admin/trail/trail';
import { adminSettingsApi } from '@/admin/settings/admin-settings.api';
import { SettingsForm } from '@/admin/settings/settings-form';
import {
  roomIds,
  roomInAddress,
  settingsRooms,
  type RoomId,
} from '@/admin/settings/settings-rooms';
import { SystemPanel } from '@/admin/settings/system-panel';
import { draftOf } from '@/admin/settings/use-settings-form';
import { hasDraft } from '@/browser/use-draft';
import { addressOf, useFilters } from '@/browser/use-filters';
import { paths } from '@/config/paths';
import { showToast } from '@/ui/dialog';
import { Loaded } from '@/ui/loaded';
import { Panel } from '@/ui/panel';
import { pill } from '@/ui/controls/pills';

export function SettingsPage() {
  const { room } = useFilters(roomInAddress).filters;
  return (
    <section className="space-y-6">
      <h2 className="text-3xl">Settings</h2>
      <nav aria-label="Settings">
        <ul className="flex flex-wrap gap-1">
          {roomIds.map((id) => (
            <li key={id}>
              <Link
                to={addressOf(paths.adminSettings, roomInAddress, { room: id })}
                aria-current={id === room ? 'page' : undefined}
                className={pill}
              >
                {settingsRooms[id].title}
                {id !== room && hasDraft(draftOf(id)) && ' (not saved)'}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Room key={room} room={room} />
    </section>
  );
}

function Room({ room }: { room: RoomId }) {
  if (room === 'administrators') return <AdministratorsRoom />;
  return room === 'system' ? <SystemPanel /> : <ShopRoom room={room} />;
}

function ShopRoom({ room }: { room: RoomId }) {
  const { sections } = settingsRooms[room];
  const query = adminSettingsApi.useReadAdminSettingsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const readAgain = async () => (await query.refetch()).data;
  return (
    <>
      <Loaded query={query} failed="The settings could not be loaded." isFresh>
        {(version) => (
          <SettingsForm room={room} sections={sections} version={version} readAgain={readAgain} />
        )}
      </Loaded>
      <Trail of="settings" title="History of the settings" />
    </>
  );
}

function AdministratorsRoom() {
  const { data: admins } = adminSessionApi.useListAdminsQuery();
  const nameOf = (id: string) => admins?.find(({ _id }) => _id === id)?.username;
  return (
    <>
      <Panel id="administrators" title="Administrators">
        <div className="space-y-6">
          <Administrators />
          <Trail of="admin" title="History of the administrators" nameOf={nameOf} />
        </div>
      </Panel>
      <Panel id="password" title="Change password">
        <p className="-mt-2 mb-5 text-sm text-ink-soft">
          Changing it ends every other session of this administrator.
        </p>
        <ChangeAdminPassword
          username={readTokenOwner()}
          onSuccess={() => void showToast({ title: 'Your password is changed.' })}
        />
      </Panel>
    </>
  );
}
