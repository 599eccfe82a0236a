import { ChangePasswordForm } from '@/features/admin-session/change-password-form';
import { usePageTitle } from '@/ui/use-page-title';

export function SettingsPage() {
  usePageTitle('Change password');
  return (
    <section>
      <h2 className="mb-4 text-2xl">Change password</h2>
      <p className="mb-6 max-w-prose text-ink-soft">
        Changing it ends every other session of this administrator.
      </p>
      <ChangePasswordForm />
    </section>
  );
}
