import { Administrators } from '@/admin/session/administrators';
import { ChangePasswordForm } from '@/admin/session/change-password-form';
import { CoverPicker } from '@/admin/books/form/cover-picker';
import { History } from '@/admin/trail/history';
import { useReadAdminSettingsQuery } from '@/admin/settings/admin-settings.api';
import { SettingsForm, type SettingsParts } from '@/admin/settings/settings-form';
import { settingsSections } from '@/admin/settings/settings-sections';
import { Loaded } from '@/ui/loaded';
import { Panel } from '@/ui/panel';
import { SectionLinks } from '@/ui/controls/section-links';

const pageSections = {
  ...settingsSections,
  administrators: 'Administrators',
  password: 'Change password',
} as const;

export function SettingsPage() {
  return (
    <section className="space-y-6">
      <h2 className="text-2xl">Settings</h2>
      <ShopSettings />
      <History of="settings" title="History of the settings" />
      <Panel id="administrators" title={pageSections.administrators}>
        <Administrators>
          {(nameOf) => <History of="admin" title="History of the administrators" nameOf={nameOf} />}
        </Administrators>
      </Panel>
      <Panel id="password" title={pageSections.password}>
        <p className="-mt-2 mb-5 text-sm text-ink-soft">
          Changing it ends every other session of this administrator.
        </p>
        <ChangePasswordForm />
      </Panel>
    </section>
  );
}

const parts: SettingsParts = {
  renderPicturePicker: (picker) => <CoverPicker {...picker} isCompact onPreview={ignore} />,
};

/** The picture shows as soon as it is stored, under its name. */
function ignore() {}

function ShopSettings() {
  const query = useReadAdminSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  const readAgain = async () => (await query.refetch()).data;
  return (
    <Loaded query={query} failed="The settings could not be loaded." isFresh>
      {(version) => (
        <>
          <SectionLinks label="Sections" sections={pageSections} />
          <SettingsForm version={version} readAgain={readAgain} parts={parts} />
        </>
      )}
    </Loaded>
  );
}
