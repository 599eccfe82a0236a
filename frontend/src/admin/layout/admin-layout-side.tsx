import type { IconType } from 'react-icons';
import {
  FiBarChart2,
  FiBookOpen,
  FiGrid,
  FiLayers,
  FiMail,
  FiPackage,
  FiPlusSquare,
  FiSettings,
  FiShoppingBag,
  FiUsers,
} from 'react-icons/fi';
import { NavLink } from 'react-router-dom';
import { adminTexts } from '@/config/admin-messages';
import { paths } from '@/config/paths';
import { useReadSystemQuery } from '@/api/system.api';
import { BrandLink } from '@/ui/brand';

/** Where the owner can go; in the side bar and, on phones, in the drawer. */
export function AdminSide() {
  const { data: system } = useReadSystemQuery();
  return (
    <>
      <BrandLink
        title="To the shop"
        className="mb-6 inline-flex min-h-11 items-center px-2 text-2xl"
      />
      <nav aria-label="Dashboard">
        <ul className="space-y-1">
          <SideLink to={paths.dashboard} text={adminTexts.dashboardTitle} Icon={FiGrid} />
          <SideLink to={paths.newBook} text={adminTexts.addNewBook} Icon={FiPlusSquare} />
          <SideLink to={paths.manageBooks} text={adminTexts.manageBooks} Icon={FiBookOpen} />
          <SideLink to={paths.adminLists} text="Shelves" Icon={FiLayers} />
          <SideLink to={paths.adminOrders} text="Orders" Icon={FiPackage} />
          <SideLink to={paths.adminCounter} text="Counter" Icon={FiShoppingBag} />
          <SideLink to={paths.adminCustomers} text="Customers" Icon={FiUsers} />
          <SideLink to={paths.adminReports} text="Sales report" Icon={FiBarChart2} />
          <SideLink to={paths.adminLetters} text="Letters" Icon={FiMail} />
          <SideLink to={paths.adminSettings} text="Settings" Icon={FiSettings} />
        </ul>
      </nav>
      {/* For whoever reports a fault or wants to update. */}
      {system && (
        <p className="mt-auto px-3 pt-6 text-sm text-ink-faint">Storyloom {system.version}</p>
      )}
    </>
  );
}

function SideLink({ to, text, Icon }: { to: string; text: string; Icon: IconType }) {
  return (
    <li>
      <NavLink
        to={to}
        end
        className={({ isActive }) =>
          `flex min-h-11 items-center gap-3 rounded-md border-l-4 px-3 text-note ${
            isActive
              ? 'border-accent-deep bg-accent-wash font-semibold'
              : 'border-transparent text-ink-soft forced-colors:border-[Canvas] hover:bg-surface hover:text-ink'
          }`
        }
      >
        <Icon aria-hidden="true" className="text-lg" />
        {text}
      </NavLink>
    </li>
  );
}
