import { expect, it } from 'vitest';
import { readEnvironment, EnvironmentError } from './env.ts';

const needed = {
  MONGODB_URI: 'mongodb://localhost/shop',
  JWT_SECRET: 'x'.repeat(32),
  MAIL_FROM: 'shop@books.example',
};
const emailsOf = (changes: Record<string, string>) =>
  readEnvironment({ ...needed, ...changes }).emails;

it.each([
  ['smtp://mail.example', { host: 'mail.example', port: 587, isSecure: false, login: undefined }],
  ['smtps://mail.example/', { host: 'mail.example', port: 465, isSecure: true, login: undefined }],
  ['smtp://[::1]:2525', { host: '::1', port: 2525, isSecure: false, login: undefined }],
  [
    'smtp://shop%40books.example:p%2Fw%25@mail.example:2525',
    {
      host: 'mail.example',
      port: 2525,
      isSecure: false,
      login: { user: 'shop@books.example', pass: 'p/w%' },
    },
  ],
])('reads the mail server %s', (SMTP_URL, server) => {
  expect(emailsOf({ SMTP_URL }).server).toEqual(server);
});

it.each(['shop@books.example', ' Books & more <shop@books.example> '])(
  'takes %s as the address emails come from',
  (MAIL_FROM) => {
    expect(emailsOf({ MAIL_FROM }).from).toBe('shop@books.example');
  },
);

it.each([
  ['mail.example:587', 'must begin with smtp:// or smtps://'],
  ['https://hunter2@mail.example', 'must begin with smtp:// or smtps://'],
  ['smtp://', 'must name a server'],
  ['smtp://user:hun/ter2@mail.example', 'must be an address'],
  ['smtp://mail.example:99999', 'must be an address'],
  ['smtp://mail.example:0', 'must have a port from 1 to 65535'],
  ['smtp://user@mail.example', 'must have a user and a password, or neither'],
  ['smtp://:hunter2@mail.example', 'must have a user and a password, or neither'],
  ['smtp://u:hunter2%zz@mail.example', 'must have its user and password written as in an address'],
  ['smtp://mail.example/inbox', 'must end after the server and its port'],
  ['smtp://mail.example?pool=true', 'must end after the server and its port'],
])('says what is wrong with %s, without its password', (SMTP_URL, problem) => {
  const problems = problemsOf({ ...needed, SMTP_URL });
  expect(problems).toEqual([expect.stringContaining(`SMTP_URL ${problem}`)]);
  expect(problems.join()).not.toContain('hunter2');
});

it('wants an address to write from as soon as there is a mail server', () => {
  const { MAIL_FROM: _from, ...without } = needed;
  expect(problemsOf({ ...without, SMTP_URL: 'smtp://mail.example' })).toEqual([
    expect.stringContaining('MAIL_FROM is missing'),
  ]);
});

it('wants the address of the shop in production, since links in emails begin with it', () => {
  const problems = problemsOf({
    ...needed,
    NODE_ENV: 'production',
    FIREBASE_PROJECT_ID: 'storyloom-live',
    FIREBASE_API_KEY: 'key',
    FIREBASE_AUTH_DOMAIN: 'storyloom-live.firebaseapp.com',
    SMTP_URL: 'smtp://mail.example',
  });
  expect(problems).toEqual([expect.stringContaining('PUBLIC_URL is missing')]);
});

function problemsOf(environment: Record<string, string>): string[] {
  try {
    readEnvironment(environment);
    return [];
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems;
    throw error;
  }
}
