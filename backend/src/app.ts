import cors from 'cors';
import express, { type Express } from 'express';
import { createAuthenticate } from './auth/authenticate.ts';
import { createCatalogue, type Catalogue } from './catalogue.ts';
import type { Settings } from './config/env.ts';
import { adminSessionRoutes } from './features/admin-session/admin-session.routes.ts';
import { booksRoutes } from './features/books/books.routes.ts';
import { configRoutes } from './features/config/config.routes.ts';
import { coversRoutes } from './features/covers/covers.routes.ts';
import { docsRoutes } from './features/docs/docs.routes.ts';
import { healthRoutes } from './features/health/health.routes.ts';
import { newsletterRoutes } from './features/newsletter/newsletter.routes.ts';
import { ordersRoutes } from './features/orders/orders.routes.ts';
import { searchRoutes } from './features/search/search.routes.ts';
import { sessionRoutes } from './features/session/session.routes.ts';
import { statsRoutes } from './features/stats/stats.routes.ts';
import { visitsRoutes } from './features/visits/visits.routes.ts';
import { checkOrigin } from './http/check-origin.ts';
import { errorHandler, routeNotFound } from './http/error-handler.ts';
import { limitUrl } from './http/limit-url.ts';
import { requestLog } from './http/request-log.ts';
import { mountRoutes, type Route } from './http/route.ts';
import { apiHeaders, securityHeaders } from './http/security-headers.ts';
import type { Log } from './log.ts';
import { builtFolder, readBuiltPages } from './web/built-pages.ts';
import { createPainter } from './web/first-paint.ts';
import { webPages } from './web/web-pages.ts';

export interface AppContext {
  settings: Settings;
  log: Log;
  isStopping: () => boolean;
  /** Shared with the server, which puts its answers in front of the app; made when absent. */
  catalogue?: Catalogue;
  /** Where the pages were built; `frontend/dist` when absent. */
  webFolder?: string;
}

/** Every call of the API, in one list: mounted by createApp, walked by the access test. */
export function apiRoutes(context: AppContext): Route[] {
  const { settings, isStopping, catalogue = createCatalogue(context) } = context;
  const routes: Route[] = [
    ...healthRoutes(isStopping),
    ...configRoutes(settings),
    ...booksRoutes(catalogue.answers),
    ...searchRoutes(catalogue.answers, catalogue.index),
    ...coversRoutes(),
    ...sessionRoutes(settings),
    ...ordersRoutes(),
    ...adminSessionRoutes(settings),
    ...statsRoutes(),
    ...newsletterRoutes(),
    ...visitsRoutes(),
    ...docsRoutes(settings, () => routes),
  ];
  return routes;
}

/** The whole web application; never listens. */
export function createApp(context: AppContext): Express {
  const { settings, log, catalogue = createCatalogue(context) } = context;
  const { webFolder = builtFolder() } = context;
  const { answers } = catalogue;
  const built = readBuiltPages(webFolder);
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', settings.trustProxy);
  app.set('query parser', 'simple'); // flat strings only: no nested objects from a query
  app.use(requestLog(log));
  app.use(securityHeaders(settings, built?.inlineScripts));
  app.use('/api', apiHeaders);
  app.use('/api', limitUrl);
  app.use(
    '/api',
    cors({
      origin: settings.corsOrigins,
      credentials: true,
      methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      allowedHeaders: ['Content-Type', 'Authorization', 'Idempotency-Key', 'If-Match'],
      exposedHeaders: ['ETag', 'Link', 'X-Total-Count', 'Idempotent-Replayed', 'Retry-After'],
      maxAge: 600,
    }),
  );
  app.use('/api', checkOrigin(settings.corsOrigins));
  app.use('/api', express.json({ limit: '100kb' }));
  mountRoutes(app, apiRoutes({ ...context, catalogue }), createAuthenticate(settings));
  app.use(webPages({ settings, answers, built, paint: createPainter(webFolder, answers, log) }));
  app.use(routeNotFound);
  app.use(errorHandler(log));
  return app;
}
