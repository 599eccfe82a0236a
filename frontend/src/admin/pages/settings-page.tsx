import { retryProps } from '@/api/api-error';
import { customerTexts } from '@/config/messages';
import { Administrators } from '@/admin/session/administrators';
import { ChangePasswordForm } from '@/admin/session/change-password-form';
import { CoverPicker } from '@/admin/books/form/cover-picker';
import { History } from '@/admin/trail/history';
import { NewsCard } from '@/ui/settings/news-card';
import { useReadAdminSettingsQuery } from '@/admin/settings/admin-settings.api';
import { SettingsForm, type SettingsParts } from '@/admin/settings/settings-form';
import { settingsSections } from '@/admin/settings/settings-sections';
import { Panel } from '@/ui/panel';
import { RetryNotice } from '@/ui/retry-notice';
import { SectionLinks } from '@/ui/controls/section-links';
import { Spinner } from '@/ui/spinner';
import { useState } from 'react';

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
  renderNewsCard: (item) => <NewsCard item={item} />,
  renderPicturePicker: (picker) => <CoverPicker {...picker} isCompact onPreview={ignore} />,
};

/** The picture shows as soon as it is stored, under its name. */
function ignore() {}

function ShopSettings() {
  const { data, error, isFetching, refetch } = useReadAdminSettingsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  // Opens with the settings as they are now; what comes later comes into the form by saving.
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen && data && !isFetching) setIsOpen(true);
  if (isOpen && data) {
    const readAgain = async () => (await refetch()).data;
    return (
      <>
        <SectionLinks label="Sections" sections={pageSections} />
        <SettingsForm version={data} readAgain={readAgain} parts={parts} />
      </>
    );
  }
  if (!error) return <Spinner text={customerTexts.loading} className="min-h-60" />;
  return (
    <RetryNotice
      text="The settings could not be loaded."
      isRetrying={isFetching}
      {...retryProps(error)}
      onRetry={() => void refetch()}
    />
  );
}
