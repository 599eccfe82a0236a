import { matchPath, Route, Routes } from 'react-router-dom';
import { paths } from '@/config/paths';
import { lazyPage, PageFrame } from './lazy-page';
import { ShopLayout } from './layouts/shop-layout';
import { RequireAdmin } from './require-admin';
import { RequireCustomer } from './require-customer';
import { useScrollPlace } from './use-scroll-place';

/** Every URL of the shop and the page it opens; the code of a page comes with its first visit. */
const shopPages = [
  row(paths.home, () => import('./pages/home-page').then((m) => ({ default: m.HomePage }))),
  row(paths.catalogue, () =>
    import('./pages/catalogue-page').then((m) => ({ default: m.CataloguePage })),
  ),
  row(paths.bookPattern, () => import('./pages/book-page').then((m) => ({ default: m.BookPage }))),
  row(paths.wishlist, () =>
    import('./pages/wishlist-page').then((m) => ({ default: m.WishlistPage })),
  ),
  row(paths.cart, () => import('./pages/cart-page').then((m) => ({ default: m.CartPage }))),
  row(paths.login, () => import('./pages/login-page').then((m) => ({ default: m.LoginPage }))),
  row(paths.register, () =>
    import('./pages/register-page').then((m) => ({ default: m.RegisterPage })),
  ),
  row(paths.newsPattern, () => import('./pages/news-page').then((m) => ({ default: m.NewsPage }))),
  row(paths.about, () => import('./pages/about-page').then((m) => ({ default: m.AboutPage }))),
  row(paths.services, () =>
    import('./pages/services-page').then((m) => ({ default: m.ServicesPage })),
  ),
  row(paths.contact, () =>
    import('./pages/contact-page').then((m) => ({ default: m.ContactPage })),
  ),
  row(paths.privacy, () =>
    import('./pages/privacy-page').then((m) => ({ default: m.PrivacyPage })),
  ),
  row(paths.terms, () => import('./pages/terms-page').then((m) => ({ default: m.TermsPage }))),
  row('*', () => import('./pages/not-found-page').then((m) => ({ default: m.NotFoundPage }))),
];

const checkoutPage = row(paths.checkout, () =>
  import('./pages/checkout-page').then((m) => ({ default: m.CheckoutPage })),
);
const myOrdersPage = row(paths.orders, () =>
  import('./pages/my-orders-page').then((m) => ({ default: m.MyOrdersPage })),
);

const adminLoginPage = row(paths.admin, () =>
  import('./pages/admin/admin-login-page').then((m) => ({ default: m.AdminLoginPage })),
);
const adminLayout = row(paths.dashboard, () =>
  import('./layouts/admin-layout').then((m) => ({ default: m.AdminLayout })),
);
/** The children of the admin layout; their full URLs, which nested routes may have too. */
const adminPages = [
  row(paths.dashboard, () =>
    import('./pages/admin/dashboard-page').then((m) => ({ default: m.DashboardPage })),
  ),
  row(paths.newBook, () =>
    import('./pages/admin/new-book-page').then((m) => ({ default: m.NewBookPage })),
  ),
  row(paths.editBookPattern, () =>
    import('./pages/admin/edit-book-page').then((m) => ({ default: m.EditBookPage })),
  ),
  row(paths.manageBooks, () =>
    import('./pages/admin/manage-books-page').then((m) => ({ default: m.ManageBooksPage })),
  ),
  row(paths.adminOrders, () =>
    import('./pages/admin/orders-page').then((m) => ({ default: m.OrdersPage })),
  ),
  row(paths.adminSettings, () =>
    import('./pages/admin/settings-page').then((m) => ({ default: m.SettingsPage })),
  ),
];

const allPages = [...shopPages, checkoutPage, myOrdersPage, adminLoginPage, ...adminPages];

export function Router() {
  useScrollPlace();
  return (
    <Routes>
      <Route element={<ShopLayout />}>
        {shopPages.map(toRoute)}
        <Route element={<RequireCustomer key="checkout" isKeptOnExpiry />}>
          {toRoute(checkoutPage)}
        </Route>
        <Route element={<RequireCustomer key="orders" />}>{toRoute(myOrdersPage)}</Route>
      </Route>
      {toRoute(adminLoginPage)}
      <Route element={<RequireAdmin Layout={adminLayout.Content} />}>
        {adminPages.map(toRoute)}
      </Route>
    </Routes>
  );
}

/** Fetches the code of the page at this address; it then appears without a waiting sign. */
export async function preloadPage(pathname: string): Promise<void> {
  await allPages.find(({ path }) => matchPath(path, pathname))?.load();
}

function row(path: string, load: Parameters<typeof lazyPage>[0]) {
  return { path, ...lazyPage(load) };
}

function toRoute({ path, Content }: ReturnType<typeof row>) {
  return <Route key={path} path={path} element={<PageFrame Content={Content} />} />;
}
