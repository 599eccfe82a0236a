import cors from 'cors';
import express, { type Express } from 'express';
import { createAuthenticate } from './auth/authenticate.ts';
import { createBookCaches, type BookCaches } from './book-caches.ts';
import type { Environment } from './config/env.ts';
import { accountRoutes } from './features/account/account.routes.ts';
import { adminSessionRoutes } from './features/sign-in/admin-session.routes.ts';
import { adminsRoutes } from './features/sign-in/admins.routes.ts';
import { booksRoutes } from './features/catalogue/books/books.routes.ts';
import { importRoutes } from './features/catalogue/import/import.routes.ts';
import { categoriesRoutes } from './features/catalogue/categories/categories.routes.ts';
import { auditLogRoutes } from './features/audit-log/audit-log.routes.ts';
import { lookupRoutes } from './features/catalogue/lookup/lookup.routes.ts';
import { coversRoutes } from './features/catalogue/covers/covers.routes.ts';
import { customersRoutes } from './features/customers/customers.routes.ts';
import { authorsRoutes } from './features/catalogue/authors/authors.routes.ts';
import { publishersRoutes } from './features/catalogue/publishers/publishers.routes.ts';
import { shelvesRoutes } from './features/catalogue/shelves/shelves.routes.ts';
import { docsRoutes } from './features/docs/docs.routes.ts';
import { healthRoutes } from './features/health/health.routes.ts';
import { emailsRoutes } from './features/emails/emails.routes.ts';
import { newsletterRoutes } from './features/newsletter/newsletter.routes.ts';
import { counterRoutes } from './features/orders/counter/counter.routes.ts';
import { supplyRoutes } from './features/orders/supply/supply.routes.ts';
import { ordersRoutes } from './features/orders/orders.routes.ts';
import { ownerListRoutes } from './features/orders/owner-list/owner-list.routes.ts';
import { placeRoutes } from './features/orders/place/place.routes.ts';
import { messagesRoutes } from './features/orders/messages/messages.routes.ts';
import { receiptRoutes } from './features/orders/receipt/receipt.routes.ts';
import { statusRoutes } from './features/orders/status/status.routes.ts';
import { reportsRoutes } from './features/sales/report/reports.routes.ts';
import { vatReportRoutes } from './features/sales/report/vat-report.routes.ts';
import { searchRoutes } from './features/catalogue/search/search.routes.ts';
import { sessionRoutes } from './features/sign-in/session.routes.ts';
import { clientErrorsRoutes } from './features/client-errors/client-errors.routes.ts';
import { onboardingRoutes } from './features/settings/onboarding.routes.ts';
import { settingsRoutes } from './features/settings/settings.routes.ts';
import { statsRoutes } from './features/sales/dashboard/stats.routes.ts';
import { bookRequestsRoutes } from './features/book-requests/book-requests.routes.ts';
import { withdrawalsRoutes } from './features/withdrawals/withdrawals.routes.ts';
import { visitsRoutes } from './features/visits/visits.routes.ts';
import { errorHandler, routeNotFound } from './http/error-handler.ts';
import { createErrorReports } from './http/error-reports.ts';
import { measureRequest, requestLog } from './http/request-log.ts';
import { readQueryString } from './http/parse-request.ts';
import { mountRoutes } from './mount-routes.ts';
import { refuseOtherMethods } from './http/refuse-other-methods.ts';
import { responseHeaders } from './http/response-headers.ts';
import type { Route } from './http/route.ts';
import { checkAddress, checkOrigin } from './protection/check-request.ts';
import { apiHeaders, securityHeaders } from './protection/security-headers.ts';
import type { Log } from './log.ts';
import { builtFolder, readBuiltPages } from './web/built-pages.ts';
import { createRenderPage } from './web/render-page.ts';
import { webPages } from './web/web-pages.ts';

interface AppContext {
  env: Environment;
  log: Log;
  isStopping: () => boolean;
  /** Shared with the server, which sends cached responses before the app; made when absent. */
  caches?: BookCaches;
  /** Where the pages were built; `frontend/dist` when absent. */
  webFolder?: string;
}

/** Every call of the API, in one list: mounted by createApp, walked by the access test. */
export function apiRoutes(context: AppContext): Route[] {
  const { env, log, isStopping, caches = createBookCaches(context) } = context;
  const routes: Route[] = [
    ...healthRoutes(env, isStopping),
    ...lookupRoutes(env),
    ...booksRoutes(env.publicUrl),
    ...importRoutes(),
    ...categoriesRoutes(),
    ...searchRoutes(caches.index, caches.catchUp),
    ...authorsRoutes(caches.index),
    ...shelvesRoutes(),
    ...publishersRoutes(),
    ...coversRoutes(),
    ...sessionRoutes(env),
    ...placeRoutes(),
    ...ownerListRoutes(), // before `/orders/:id`, which would take export.csv for an id
    ...ordersRoutes(),
    ...statusRoutes(),
    ...counterRoutes(),
    ...supplyRoutes(),
    ...receiptRoutes(),
    ...messagesRoutes(env),
    ...accountRoutes(),
    ...adminSessionRoutes(env),
    ...adminsRoutes(env),
    ...auditLogRoutes(),
    ...customersRoutes(),
    ...statsRoutes(),
    ...reportsRoutes(),
    ...vatReportRoutes(),
    ...emailsRoutes(env),
    ...newsletterRoutes(env),
    ...bookRequestsRoutes(env),
    ...withdrawalsRoutes(env),
    ...settingsRoutes(env.emails.server !== undefined),
    ...onboardingRoutes(env.emails.server !== undefined),
    ...visitsRoutes(),
    ...clientErrorsRoutes(env, log),
    ...docsRoutes(env, () => routes),
  ];
  return routes;
}

/** The whole web application; never listens. */
export function createApp(context: AppContext): Express {
  const { env, log, caches = createBookCaches(context) } = context;
  const { webFolder = builtFolder() } = context;
  const { responses } = caches;
  const built = readBuiltPages(webFolder);
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', env.trustProxy);
  app.set('query parser', readQueryString);
  app.use(requestLog(log));
  app.use(measureRequest);
  app.use(securityHeaders(env, built?.inlineScripts));
  app.use('/api', apiHeaders);
  app.use(checkAddress);
  app.use(
    '/api',
    cors({
      origin: env.corsOrigins,
      credentials: true,
      methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      allowedHeaders: ['Content-Type', 'Authorization', 'Idempotency-Key', 'If-Match'],
      exposedHeaders: Object.keys(responseHeaders),
      maxAge: 600,
    }),
  );
  const routes = apiRoutes({ ...context, caches });
  app.use(refuseOtherMethods(routes));
  app.use('/api', checkOrigin([...env.corsOrigins, env.publicUrl]));
  const authenticate = createAuthenticate(env);
  mountRoutes(app, routes, { authenticate, responses });
  const renderPage = createRenderPage(webFolder, log);
  app.use(webPages({ env, responses, built, renderPage }));
  app.use(routeNotFound);
  app.use(errorHandler(log, createErrorReports(env.errorWebhookUrl, log)));
  return app;
}
