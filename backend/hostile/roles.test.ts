import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { isLetIn, nameOf } from './callers.ts';
import { goodCall } from './sample.ts';
import { send, type ApiResponse } from './send.ts';
import { routes, env, useShop, type Person, type Shop } from './shop.ts';
import { asTry, expectNoFault } from './try-all.ts';

const shop = useShop();
const now = () => Math.floor(Date.now() / 1000);

const isRefusal = ({ status }: ApiResponse) =>
  [401, 403, 404].includes(status) ? [] : [`status ${status} instead of a refusal`];

/** Headers that identify no user: expired, forged, truncated, or in the wrong place. */
async function impostors({ customerA, admin }: Shop): Promise<Record<string, Person['headers']>> {
  const token = admin.headers.Authorization?.split(' ')[1] ?? '';
  const [head = '', claims = '', signature = ''] = token.split('.');
  const session = customerA.headers.Cookie?.split('=')[1] ?? '';
  const sign = (changes: object, secret = env.jwtSecret, alg = 'HS256') =>
    new SignJWT({ ...JSON.parse(Buffer.from(claims, 'base64url').toString()), ...changes })
      .setProtectedHeader({ alg, typ: 'storyloom-admin+jwt' })
      .sign(Buffer.from(secret));
  const none = Buffer.from('{"alg":"none","typ":"storyloom-admin+jwt"}').toString('base64url');
  const tokens = {
    'expired token': await sign({ iat: now() - 7200, exp: now() - 3600 }),
    'endless token': await sign({ exp: undefined }),
    'token of another secret': await sign({}, 'another-secret-of-at-least-32-bytes!!'),
    'token for others': await sign({ aud: 'storyloom-customer' }),
    'token of another algorithm': await sign({}, env.jwtSecret, 'HS384'),
    'unsigned token': `${none}.${claims}.`,
    'token with the signature cut': `${head}.${claims}.${signature.slice(0, -4)}`,
    'token of other claims': `${head}.${Buffer.from('{"sub":"a"}').toString('base64url')}.${signature}`,
    'session as token': session,
  };
  const cookies = {
    'cut session': session.slice(0, -1),
    'longer session': `${session}a`,
    'session in other letters': session.toLowerCase(),
    'empty session': '',
    'operator as session': '{"$gt":""}',
    'encoded operator as session': '%7B%22$gt%22%3A%22%22%7D',
    'token as session': token,
  };
  const headersOf = (made: Record<string, string>, make: (text: string) => Person['headers']) =>
    Object.entries(made).map(([what, text]) => [what, make(text)]);
  return Object.fromEntries([
    ...headersOf(tokens, (text) => ({ Authorization: `Bearer ${text}` })),
    ...headersOf(cookies, (text) => ({ Cookie: `storyloom_session=${text}` })),
    [
      'Basic',
      { Authorization: `Basic ${Buffer.from('owner:a-long-password').toString('base64')}` },
    ],
    ['cookie of another name', { Cookie: `__Host-storyloom_session=${session}` }],
  ]);
}

describe.each(
  routes
    .filter(({ access }) => access !== 'anyone')
    .map((route) => [nameOf(route), route] as const),
)('%s', (_name, route) => {
  it('lets in only its own callers', async (context) => {
    const { nobody, customerA, customerB, admin } = shop();
    const people = { nobody, 'customer A': customerA, 'customer B': customerB, admin };
    const strangers = Object.entries(people).filter(([, each]) => !isLetIn(route.access, each));
    const forged = Object.entries(await impostors(shop()));
    const tries = [
      ...strangers.map(([who, { headers }]) => [who, headers] as const),
      ...forged,
    ].map(([who, headers]) => ({
      ...asTry({ ...goodCall(route, customerA, shop()), headers }, who),
      maySeeB: false,
      check: isRefusal,
    }));
    await expectNoFault(context, shop(), tries);
  });
});

describe.each(
  routes
    .filter(({ access, path }) => access.includes('customer') && path.includes(':'))
    .map((route) => [nameOf(route), route] as const),
)('%s', (_name, route) => {
  it('gives and does nothing of somebody else', async (context) => {
    const { customerA, customerB, admin } = shop();
    const path = `/api/orders/${customerB.orderId}`;
    const orderOfB = () => send(shop().port, { method: 'get', path, headers: admin.headers });
    const before = await orderOfB();
    const { headers } = customerA;
    const theirs = { ...goodCall(route, customerB, shop()), headers };
    const upper = theirs.params.email?.toUpperCase() ?? '';
    const tries = [
      asTry(theirs, 'what is B’s'),
      asTry({ ...theirs, params: { ...theirs.params, email: upper } }, 'B’s address in capitals'),
      asTry({ ...theirs, query: { ...theirs.query, email: customerA.email } }, 'two addresses'),
    ].map((each) => ({ ...each, check: isRefusal }));
    await expectNoFault(context, shop(), tries);
    expect((await orderOfB()).text).toBe(before.text);
  });
});
