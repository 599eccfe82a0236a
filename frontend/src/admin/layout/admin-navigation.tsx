import { useEffect, useRef } from 'react';
import type { IconType } from 'react-icons';
import {
  FiBarChart2,
  FiBookOpen,
  FiBriefcase,
  FiGrid,
  FiLayers,
  FiMail,
  FiPackage,
  FiPlusSquare,
  FiSettings,
  FiShoppingBag,
  FiUsers,
  FiX,
} from 'react-icons/fi';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useSettings } from '@/api/endpoints/settings.api';
import { systemApi } from '@/api/endpoints/system.api';
import { LogoLink } from '@/shop-facts/settings/brand';
import { PartBoundary } from '@/ui/boundary';
import { IconButton } from '@/ui/controls/button';
import { words } from '@/words/admin';

/** The navigation, in the side bar and on phones in the drawer. */
export function AdminNavigation() {
  const { data: system } = systemApi.useReadSystemQuery();
  const hasPublishers = useSettings().data?.safety.isOn;
  const { pages } = words.adminLayout;
  return (
    <>
      <LogoLink
        title={words.adminLayout.toShop}
        className="mb-6 inline-flex min-h-11 items-center px-2 text-2xl"
      />
      <nav aria-label={words.adminLayout.title}>
        <ul className="space-y-1">
          <SideLink to={paths.dashboard} text={words.adminLayout.title} Icon={FiGrid} />
          <SideLink to={paths.newBook} text={pages.newBook} Icon={FiPlusSquare} />
          <SideLink to={paths.manageBooks} text={pages.manageBooks} Icon={FiBookOpen} />
          <SideLink to={paths.adminShelves} text={pages.shelves} Icon={FiLayers} />
          {hasPublishers && (
            <SideLink to={paths.adminPublishers} text={pages.publishers} Icon={FiBriefcase} />
          )}
          <SideLink to={paths.adminOrders} text={pages.orders} Icon={FiPackage} />
          <SideLink to={paths.adminCounter} text={pages.counter} Icon={FiShoppingBag} />
          <SideLink to={paths.adminCustomers} text={pages.customers} Icon={FiUsers} />
          <SideLink to={paths.adminReports} text={pages.report} Icon={FiBarChart2} />
          <SideLink to={paths.adminEmails} text={pages.emails} Icon={FiMail} />
          <SideLink to={paths.adminSettings} text={pages.settings} Icon={FiSettings} />
        </ul>
      </nav>
      {/* The version, for bug reports and updates. */}
      {system && (
        <p className="mt-auto px-3 pt-6 text-sm text-ink-faint">
          {words.adminLayout.version(system.version)}
        </p>
      )}
    </>
  );
}

/** The side bar on a phone, as a modal dialog. */
export function AdminDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  const closeAfterClick = (event: React.MouseEvent) => {
    const target = event.target as Element;
    if (target === dialog.current || target.closest('a')) onClose();
  };

  return (
    // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-noninteractive-element-interactions -- with keys a dialog closes by Escape, and its links by themselves
    <dialog
      ref={dialog}
      aria-label={words.adminLayout.drawer}
      onClose={onClose}
      onClick={closeAfterClick}
      className="m-0 h-dvh max-h-none w-72 max-w-[85vw] bg-surface text-ink shadow-raised backdrop:bg-black/50"
    >
      <div className="flex min-h-full flex-col p-4">
        <div className="flex justify-end">
          <IconButton label={words.adminLayout.close} onClick={onClose}>
            <FiX aria-hidden="true" />
          </IconButton>
        </div>
        <PartBoundary name="menu">
          <AdminNavigation />
        </PartBoundary>
      </div>
    </dialog>
  );
}

// Not the router's NavLink: every visitor of the shop would fetch it.
function SideLink({ to, text, Icon }: { to: string; text: string; Icon: IconType }) {
  const { pathname } = useLocation();
  const isCurrent = pathname === to || (to !== paths.dashboard && pathname.startsWith(`${to}/`));
  return (
    <li>
      <Link
        to={to}
        aria-current={isCurrent ? 'page' : undefined}
        className={`flex min-h-11 items-center gap-3 rounded-md border-s-4 px-3 text-note ${
          isCurrent
            ? 'border-accent-deep bg-accent-wash font-semibold'
            : 'border-transparent text-ink-soft forced-colors:border-[Canvas] hover:bg-surface hover:text-ink'
        }`}
      >
        <Icon aria-hidden="true" className="text-lg" />
        <span>{text}</span>
      </Link>
    </li>
  );
}
