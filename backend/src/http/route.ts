import type { Express, Request, RequestHandler, Response } from 'express';
import type { z } from 'zod';
import type { ZodOpenApiMediaTypeObject } from 'zod-openapi';
import { ApiError } from './api-error.ts';
import { parseBody, parseParameters, parseQuery } from './parse-request.ts';

/** Who may make a call. There is no default: a route without it does not compile. */
export type Access = 'anyone' | 'customer' | 'admin' | 'customer or admin';

export interface CustomerCaller {
  kind: 'customer';
  uid: string;
  /** Lower case; null when the provider gave none. */
  email: string | null;
  sessionId: string;
}
export interface AdminCaller {
  kind: 'admin';
  adminId: string;
  username: string;
  tokenId: string;
  /** Seconds since 1970. */
  expiresAt: number;
}
interface Callers {
  anyone: null;
  customer: CustomerCaller;
  admin: AdminCaller;
  'customer or admin': CustomerCaller | AdminCaller;
}
export type Authenticate = (access: Access, req: Request) => Promise<Callers[Access]>;

type Output<T> = T extends z.core.$ZodType ? z.output<T> : undefined;

interface Call<A extends Access, B, Q, P> {
  caller: Callers[A];
  body: Output<B>;
  query: Output<Q>;
  params: Output<P>;
  req: Request;
  res: Response;
}

/** Media type and OpenAPI schema. */
interface RawBody {
  type: string;
  schema: NonNullable<ZodOpenApiMediaTypeObject['schema']>;
}

/** One call of the API: address, access, schemas (also the source of the OpenAPI text) and handler. */
export interface Route {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Whole path as Express reads it, e.g. `/api/books/:id`. */
  path: string;
  access: Access;
  summary: string;
  body?: z.core.$ZodType;
  /** A body that is no JSON and that `before` reads; for the OpenAPI text only. */
  rawBody?: RawBody;
  query?: z.core.$ZodType;
  params?: z.core.$ZodType;
  /** Headers of the request beside those of the access check; for the OpenAPI text only. */
  headers?: z.core.$ZodType;
  /** Schema of the successful answer; undefined when it is empty or no JSON. */
  answer?: z.core.$ZodType;
  /** Media type of an answer that is no JSON. */
  answerType?: string;
  status: number;
  /** Runs after the access check: body readers such as multipart. */
  before: RequestHandler[];
  handle: (call: Call<Access, unknown, unknown, unknown>) => Promise<void> | void;
}

export function defineRoute<
  A extends Access,
  B extends z.core.$ZodType | undefined = undefined,
  Q extends z.core.$ZodType | undefined = undefined,
  P extends z.core.$ZodType | undefined = undefined,
>(route: {
  method: Route['method'];
  path: string;
  access: A;
  summary: string;
  body?: B;
  rawBody?: RawBody;
  query?: Q;
  params?: P;
  headers?: z.core.$ZodType;
  answer?: z.core.$ZodType;
  answerType?: string;
  status?: number;
  before?: RequestHandler[];
  handle: (call: Call<A, B, Q, P>) => Promise<void> | void;
}): Route {
  // The schemas prove at run time what the generics say here, so the wider type is safe.
  return { status: 200, before: [], ...route } as unknown as Route;
}

/** Mounts the calls: access check first, then the body, then the parsed handler; 405 for the rest. */
export function mountRoutes(app: Express, routes: Route[], authenticate: Authenticate): void {
  for (const route of routes) {
    const guard: RequestHandler = async (req, res, next) => {
      res.locals.caller = await authenticate(route.access, req);
      next();
    };
    const handler: RequestHandler = async (req, res) => {
      await route.handle({
        caller: res.locals.caller,
        params: route.params && parseParameters(req.params, route.params),
        query: route.query && parseQuery(req.query, route.query),
        body: route.body && parseBody(req, route.body),
        req,
        res,
      } as Call<Access, unknown, unknown, unknown>);
    };
    app[route.method](route.path, guard, ...route.before, handler);
  }
  for (const path of new Set(routes.map((route) => route.path))) {
    const allowed = routes.filter((route) => route.path === path).map((route) => route.method);
    app.all(path, (req, res) => {
      res.set('Allow', allowed.join(', ').toUpperCase());
      throw new ApiError('method_not_allowed', `${req.method} is not possible here.`);
    });
  }
}
