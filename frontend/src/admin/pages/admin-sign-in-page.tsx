import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { returnPathOf } from '@/browser/navigation/return-path';
import { useNavigateFromPage } from '@/browser/navigation/use-navigate-from-page';
import { paths } from '@/config/paths';
import { AdminSignInForm } from '@/admin/session/admin-sign-in';
import { hasExpiredToken, writeAdminToken } from '@/admin/session/admin-session.storage';
import { readAdminToken } from '@/api/admin-token.storage';
import { LogoLink } from '@/shop-facts/settings/brand';
import { prepareDialogs, showMessage } from '@/ui/dialog';
import { showToast } from '@/ui/toast';
import { TextLink } from '@/ui/controls/text-link';
import { words } from '@/words/admin';

/**
 * The sign-in page. After a session has ended, it says so and then returns to the page on which it
 * ended.
 */
export function AdminSignInPage() {
  const navigate = useNavigateFromPage();
  const target = returnPathOf(useLocation(), paths.dashboard);

  useEffect(() => {
    // Loads the dashboard while the name is typed. If this fails, the next page loads it again.
    import('@/admin/layout/admin-layout').catch(() => undefined);
    prepareDialogs();
  }, []);
  useEffect(() => {
    if (!hasExpiredToken()) return;
    writeAdminToken(null);
    void showMessage({ title: words.adminSession.expired, icon: 'warning' });
  }, []);

  if (readAdminToken()) return <Navigate to={target} replace />;

  const enter = () => {
    void showToast({ title: words.adminSession.success });
    navigate(target, { replace: true });
  };
  return (
    <main className="flex min-h-screen flex-col items-center justify-center gap-8 bg-sunken px-4 py-10">
      <LogoLink className="text-4xl" />
      <div className="w-full max-w-sm rounded-lg border border-line bg-surface p-6 shadow-soft sm:p-8">
        <h1 className="mb-6 text-2xl">{words.adminSession.title}</h1>
        <AdminSignInForm onSuccess={enter} />
      </div>
      <TextLink to={paths.home} className="text-ink-soft">
        {words.adminSession.toShop}
      </TextLink>
    </main>
  );
}
