import type { Request, RequestHandler, Response } from 'express';
import type { z } from 'zod';
import type { ZodOpenApiContentObject } from 'zod-openapi';
import type { ErrorCode } from '../contract/api-error.ts';
import type { ResponseHeader } from './response-headers.ts';

/** The callers of a route. There is no default: a route without it does not compile. */
export type Access =
  | 'anyone'
  | 'customer'
  | 'admin'
  | 'customer or admin'
  | 'admin or metrics token'
  | 'customer, admin or link';

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
/** A person with the link of an email; the handler checks which record the link is for. */
export interface LinkCaller {
  kind: 'link';
  token: string;
}
/** The sender of a message about an order. */
export type Correspondent = CustomerCaller | AdminCaller | LinkCaller;
interface Callers {
  anyone: null;
  customer: CustomerCaller;
  admin: AdminCaller;
  'customer or admin': CustomerCaller | AdminCaller;
  /** Null for a request with the token of the metrics. */
  'admin or metrics token': AdminCaller | null;
  'customer, admin or link': Correspondent;
}
export type Authenticate = (
  access: Access,
  req: Request,
  route: Pick<RouteBase, 'isOpenBeforePasswordChange'>,
) => Promise<Callers[Access]>;

type Output<T> = T extends z.core.$ZodType ? z.output<T> : undefined;
type Input<T> = T extends z.core.$ZodType ? z.input<T> : undefined;
export type SetHeader = (name: string, value: string) => void;

/** The part of a request that a cached response may depend on. */
interface PublicCall<Q, P> {
  query: Output<Q>;
  params: Output<P>;
}
/** Of a route with the header `Idempotency-Key`. */
interface IdempotentCall {
  key: string | undefined;
  /** Call it when the response repeats that of an earlier request with the key. */
  markReplayed: () => void;
}
interface Call<A extends Access, B, Q, P> extends PublicCall<Q, P> {
  caller: Callers[A];
  body: Output<B>;
  setHeader: SetHeader;
  req: Request;
  /** For cookies and attachments; the response itself is what the handler returns. */
  res: Response;
}

export type Bytes = string | Buffer;
export type File = Bytes | AsyncIterable<unknown>;
/** Data of the `response` schema, a file of the `responseType`, or nothing. */
type Result<R, T> = R extends z.core.$ZodType ? z.output<R> : T extends string ? File : void;

/** How the response is cached in front of Express, the same for all visitors until its tag is invalidated. */
interface CacheRule<Q, P, R, T> {
  /** Undefined if the response never changes; when absent, any change of the shop invalidates it. */
  tag?: (call: PublicCall<Q, P>) => string | undefined;
  /** Errors are not cached. Headers are cached with the data. */
  load: (
    call: PublicCall<Q, P> & { setHeader: SetHeader },
  ) => Promise<Exclude<Result<R, T>, AsyncIterable<unknown>>>;
  /** The cache key; made from all parsed parameters when absent. */
  key?: (call: PublicCall<Q, P>) => unknown;
  /** Caches from the second request on, for texts that visitors type and few repeat. */
  isKeptWhenRepeated?: true;
}

/** A call that the OpenAPI text shows; its ids are the `exampleIds`. */
interface Example<B, Q, P> {
  params?: Input<P>;
  query?: Input<Q>;
  body?: Input<B>;
}

/** `Idempotency-Key`: a repeated request acts once. `If-Match`: the record must be as it was read. */
export type RequestHeader = 'Idempotency-Key' | 'If-Match';

interface RouteBase {
  access: Access;
  summary: string;
  body?: z.core.$ZodType;
  /** Media types of a body other than JSON, which `before` reads; for the OpenAPI text only. */
  rawBody?: ZodOpenApiContentObject;
  query?: z.core.$ZodObject;
  params?: z.core.$ZodObject;
  /** Of the request, in addition to those of the access check. */
  header?: RequestHeader;
  /** Schema of a successful response; absent for an empty one and for a file. */
  response?: z.core.$ZodType;
  /** Media type of a file. */
  responseType?: string;
  /** Another media type that the file may have; for the OpenAPI text only. */
  otherType?: string;
  /** Codes in addition to those that follow from access, parameters, body and headers. */
  errors?: readonly ErrorCode[];
  /** Headers of the response in addition to those that follow from the rest; for the OpenAPI text only. */
  responseHeaders?: readonly ResponseHeader[];
  /** Of a successful response; 204 when there is neither `response` nor `responseType`, else 200. */
  status?: number;
  /** Another status of a successful response, which the handler sets. */
  otherStatus?: number;
  /** Runs after the access check: body readers such as multipart. */
  before?: RequestHandler[];
  /** With `adminHandler`: a request with an invalid or expired token is handled as one without. */
  fallbackToPublic?: true;
  /** Milliseconds until the call fails with 503; 7.5 s when absent. */
  timeoutMs?: number;
  /** Where a browser goes instead of the error 401, for links to files. */
  redirectIfSignedOut?: string;
  /** Admins may make this call before they have replaced their one-time password. */
  isOpenBeforePasswordChange?: true;
}

/** One call of the API: address, access, schemas (also the source of the OpenAPI text) and handler. */
export interface Route extends RouteBase {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  status: number;
  before: RequestHandler[];
  example?: Example<z.core.$ZodType, z.core.$ZodType, z.core.$ZodType>;
  /** Instead of `handle`. */
  cache?: CacheRule<z.core.$ZodType, z.core.$ZodType, z.core.$ZodType, string>;
  handle?: (
    call: Call<Access, z.core.$ZodType, z.core.$ZodType, z.core.$ZodType> & Partial<IdempotentCall>,
  ) => unknown;
  /** With `cache`. */
  adminHandler?: Route['handle'];
}

export function defineRoute<
  A extends Access,
  B extends z.core.$ZodType | undefined = undefined,
  Q extends z.core.$ZodObject | undefined = undefined,
  P extends z.core.$ZodObject | undefined = undefined,
  R extends z.core.$ZodType | undefined = undefined,
  T extends string | undefined = undefined,
  H extends RequestHeader | undefined = undefined,
>({
  call,
  ...route
}: RouteBase & {
  /** Method and whole path as Express reads it, e.g. `GET /api/books/:id`. */
  call: `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api/${string}`;
  access: A;
  body?: B;
  query?: Q;
  params?: P;
  header?: H;
  response?: R;
  responseType?: T;
  /** A call with parameters or a body needs an example that works. */
  example?: Example<B, Q, P>;
} & (
    | {
        handle: (
          call: Call<A, B, Q, P> & (H extends 'Idempotency-Key' ? IdempotentCall : unknown),
        ) => Result<R, T> | Promise<Result<R, T>>;
        cache?: never;
      }
    | {
        call: `GET ${string}`;
        access: 'anyone';
        cache: CacheRule<Q, P, R, T>;
        /** Handles requests with an admin's token. Its response may contain more and is never cached. */
        adminHandler?: (call: Call<'admin', B, Q, P>) => Result<R, T> | Promise<Result<R, T>>;
        handle?: never;
      }
  )): Route {
  const [method = '', path] = call.split(' ');
  const status = route.response || route.responseType ? 200 : 204;
  // Requests and responses are parsed with these schemas, so the wider type is safe.
  return { method: method.toLowerCase(), path, status, before: [], ...route } as unknown as Route;
}
