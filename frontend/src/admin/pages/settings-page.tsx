import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Administrators } from '@/admin/administrators/administrators';
import { administratorsApi } from '@/admin/administrators/administrators.api';
import { endAdminSession } from '@/admin/session/admin-session';
import { readTokenOwner } from '@/admin/session/admin-session.storage';
import { ChangeAdminPassword } from '@/admin/session/change-admin-password';
import { AuditLog } from '@/admin/audit-log/audit-log';
import { adminSettingsApi } from '@/admin/settings/admin-settings.api';
import { LawProposals } from '@/admin/settings/law/law-proposals';
import { SettingsForm } from '@/admin/settings/settings-form';
import { tabIds, tabInAddress, type TabId } from '@/admin/settings/settings-tabs';
import { SystemPanel } from '@/admin/settings/system-panel';
import { settingsDraftName } from '@/admin/settings/use-settings-form';
import { hasFormDraft } from '@/browser/use-form-draft';
import { urlOf, useFilters } from '@/browser/navigation/use-filters';
import { paths } from '@/config/paths';
import { showToast } from '@/ui/toast';
import { Loaded } from '@/ui/loaded';
import { Panel } from '@/admin/ui/panel';
import { pillClassName } from '@/ui/controls/pills';
import { words } from '@/words/admin';

export function SettingsPage() {
  const { tab } = useFilters(tabInAddress).filters;
  const { title, tabs, unsavedTab } = words.adminSettings;
  return (
    <section className="space-y-6">
      <h2 className="text-3xl">{title}</h2>
      <nav aria-label={title}>
        <ul className="flex flex-wrap gap-1">
          {tabIds.map((id) => (
            <li key={id}>
              <Link
                to={urlOf(paths.adminSettings, tabInAddress, { tab: id })}
                aria-current={id === tab ? 'page' : undefined}
                className={pillClassName}
              >
                {id !== tab && hasFormDraft(settingsDraftName(id))
                  ? unsavedTab(tabs[id])
                  : tabs[id]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Tab key={tab} tab={tab} />
    </section>
  );
}

function Tab({ tab }: { tab: TabId }) {
  if (tab === 'administrators') return <AdministratorsTab />;
  return tab === 'system' ? <SystemPanel /> : <ShopTab tab={tab} />;
}

function ShopTab({ tab }: { tab: TabId }) {
  // The form starts over from the settings that a proposal has saved.
  const [restart, setRestart] = useState({ count: 0, appliedTo: '' });
  const query = adminSettingsApi.useReadAdminSettingsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <>
      <Loaded query={query} failed={words.adminSettings.failed} waitsForRefetch>
        {(version) => (
          <>
            {tab === 'law' && (
              <LawProposals
                version={version}
                onChanged={async (hasApplied) => {
                  await query.refetch();
                  const appliedTo = hasApplied ? version.etag : '';
                  setRestart(({ count }) => ({ count: count + 1, appliedTo }));
                }}
              />
            )}
            <SettingsForm
              key={restart.count}
              tab={tab}
              version={version}
              appliedTo={restart.appliedTo}
            />
          </>
        )}
      </Loaded>
      <AuditLog of="settings" title={words.adminSettings.history} />
    </>
  );
}

function AdministratorsTab() {
  const { data: admins } = administratorsApi.useListAdminsQuery();
  const texts = words.adminSettings.administrators;
  const nameOf = (id: string) => admins?.find(({ _id }) => _id === id)?.username;
  return (
    <>
      <Panel id="administrators" title={texts.title}>
        <div className="space-y-6">
          <Administrators ownName={readTokenOwner()} onSelfRemoved={endAdminSession} />
          <AuditLog of="admin" title={texts.history} nameOf={nameOf} />
        </div>
      </Panel>
      <Panel id="password" title={texts.password}>
        <p className="-mt-2 mb-5 text-sm text-ink-soft">{texts.passwordHint}</p>
        <ChangeAdminPassword
          username={readTokenOwner()}
          onSuccess={() => void showToast({ title: texts.passwordChanged })}
        />
      </Panel>
    </>
  );
}
