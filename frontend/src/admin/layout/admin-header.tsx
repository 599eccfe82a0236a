import { FiDownload, FiLogOut, FiMenu, FiUser } from 'react-icons/fi';
import { hasFormDrafts } from '@/browser/form-draft';
import { endAdminSession, useAdminToken } from '@/admin/session/admin-session';
import { adminSessionApi } from '@/admin/session/admin-session.api';
import { BookTableSearch } from '@/admin/books/table/book-table-search';
import { OrderBell } from '@/admin/orders/list/order-bell';
import { IconButton } from '@/ui/controls/button';
import { Menu, menuItemClassName } from '@/ui/menu';
import { ThemeSwitch } from '@/ui/controls/theme-switch';
import { useSaveExport } from '@/admin/ui/use-save-export';
import { askToDiscardFormDraft } from '@/admin/ui/form/form-draft-notice';
import { words } from '@/words/admin';

export function AdminHeader({ onMenu }: { onMenu: () => void }) {
  const signOut = useAdminSignOut();
  return (
    <header className="flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-line bg-paper px-4 py-1.5 sm:flex-nowrap sm:py-2 sm:px-6 lg:px-8 print:hidden">
      <IconButton label={words.adminLayout.openMenu} onClick={onMenu} className="-ms-2 lg:hidden">
        <FiMenu aria-hidden="true" />
      </IconButton>
      <div className="order-last w-full sm:order-none sm:max-w-md sm:flex-1">
        <BookTableSearch />
      </div>
      <div className="ms-auto flex items-center gap-1">
        <OrderBell />
        <OwnerMenu />
        <IconButton label={words.adminLayout.logout} onClick={signOut}>
          <FiLogOut aria-hidden="true" />
        </IconButton>
      </div>
    </header>
  );
}

function OwnerMenu() {
  const [saveExport, isSaving] = useSaveExport('addresses');
  return (
    <Menu
      label={words.adminLayout.ownerMenu}
      triggerClassName="px-2"
      trigger={
        <>
          <span className="flex size-8 items-center justify-center rounded-full bg-accent text-on-accent">
            <FiUser aria-hidden="true" />
          </span>
          <span className="hidden text-start leading-tight md:block">
            <span className="block text-sm font-semibold">{words.adminLayout.owner}</span>
            <span className="block text-xs text-ink-soft">{words.adminLayout.role}</span>
          </span>
        </>
      }
    >
      <p className="px-3 py-2 leading-tight md:hidden">
        <span className="block font-semibold">{words.adminLayout.owner}</span>
        <span className="text-sm text-ink-soft">{words.adminLayout.role}</span>
      </p>
      <button
        type="button"
        className={menuItemClassName}
        aria-busy={isSaving}
        onClick={() => void saveExport('newsletter.csv', '/newsletter')}
      >
        <FiDownload aria-hidden="true" />
        <span>{words.adminLayout.newsletterAddresses}</span>
      </button>
      <div className="mt-2 flex justify-center border-t border-line pt-3 pb-1">
        <ThemeSwitch />
      </div>
    </Menu>
  );
}

/** Removes the token from the browser at once; the API ends it as soon as it can be reached. */
function useAdminSignOut() {
  const token = useAdminToken();
  const [closeSession] = adminSessionApi.useCloseAdminSessionMutation();
  return async () => {
    if (hasFormDrafts('admin') && !(await askToDiscardFormDraft())) return;
    if (token) void closeSession(token);
    endAdminSession();
  };
}
