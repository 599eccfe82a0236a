import { ChangePasswordForm } from '@/features/admin-session/change-password-form';

export function SettingsPage() {
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
