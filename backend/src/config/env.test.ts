import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { environmentSchema, readEnvironment, EnvironmentError } from './env.ts';

const needed = { MONGODB_URI: 'mongodb://localhost/shop', JWT_SECRET: 'x'.repeat(32) };
const production = {
  ...needed,
  NODE_ENV: 'production',
  FIREBASE_PROJECT_ID: 'storyloom-live',
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_DOMAIN: 'storyloom-live.firebaseapp.com',
};

function problemsOf(environment: Record<string, string>): string[] {
  try {
    readEnvironment(environment);
    return [];
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems;
    throw error;
  }
}

describe('the environment', () => {
  it('have the defaults of the documentation', () => {
    expect(readEnvironment(needed)).toEqual({
      isProduction: false,
      port: 4000,
      host: '127.0.0.1',
      mongodbUri: needed.MONGODB_URI,
      jwtSecret: needed.JWT_SECRET,
      firstAdmin: undefined,
      firebase: {
        projectId: 'demo-storyloom',
        apiKey: 'demo-api-key',
        authDomain: 'demo-storyloom.firebaseapp.com',
        appId: undefined,
        emulatorHost: '127.0.0.1:9099',
        keysUrl: expect.stringMatching(/^https:\/\/www\.googleapis\.com\//),
      },
      corsOrigins: [],
      cacheMb: 64,
      trustProxy: 0,
      logLevel: 'info',
      shopUrl: 'http://localhost:4000',
      emails: { server: undefined, from: undefined, ownerEmail: undefined },
      backup: { folder: undefined, everyHours: 24, keep: 14 },
      dataDir: '.data',
    });
  });

  it.each([
    ['HOST', '999.1.1.1'],
    ['HOST', 'http://localhost'],
    ['FIREBASE_AUTH_EMULATOR_HOST', '127.0.0.1:99999'],
    ['FIREBASE_AUTH_EMULATOR_HOST', '127.0.0.1'],
    ['MAIL_FROM', 'the shop'],
    ['MAIL_FROM', 'Shop <a@b.example>, c@d.example'],
    ['OWNER_EMAIL', 'owner'],
  ])('name %s when it is %s', (name, value) => {
    expect(problemsOf({ ...needed, [name]: value })).toEqual([
      expect.stringMatching(`^${name} must be`),
    ]);
  });

  it.each(['0.0.0.0', '::', 'localhost', 'shop.internal'])('take %s as HOST', (host) => {
    expect(readEnvironment({ ...needed, HOST: host }).host).toBe(host);
  });

  it.each([
    ['docs/configuration.md', /^\| (`[A-Z_]+`.*?) \|/gm, ['VITE_API_URL']],
    ['.env.example', /^# ([A-Z_]+)=/gm, ['MONGO_PASSWORD']],
  ])('are all described in %s, and no others', (file, line, ofOthers) => {
    const text = readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
    const described = [...text.matchAll(line)].flatMap(
      ([, names]) => names?.match(/[A-Z_]+/g) ?? [],
    );
    // Where the API runs decides NODE_ENV, not who sets it up.
    const variables = environmentSchema.keyof().options.filter((name) => name !== 'NODE_ENV');
    expect(described.toSorted()).toEqual([...variables, ...ofOthers].toSorted());
  });

  it('take what is set, also empty lines as not set', () => {
    const env = readEnvironment({
      ...needed,
      PORT: '8080',
      HOST: '0.0.0.0',
      ADMIN_USERNAME: 'owner',
      ADMIN_PASSWORD: 'a long password',
      CORS_ORIGINS: 'https://shop.example, http://localhost:5173',
      TRUST_PROXY: '2',
      LOG_LEVEL: '',
      FIREBASE_APP_ID: '',
    });
    expect(env).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      firstAdmin: { username: 'owner', password: 'a long password' },
      corsOrigins: ['https://shop.example', 'http://localhost:5173'],
      trustProxy: 2,
      logLevel: 'info',
    });
  });

  it('name all mistakes at once, also what is missing, and no secret among them', () => {
    const problems = problemsOf({
      NODE_ENV: 'production',
      PORT: 'eighty',
      MONGODB_URI: 'postgres://user:hunter2@db',
      JWT_SECRET: 'hunter2',
      ADMIN_PASSWORD: 'short',
      CORS_ORIGINS: 'shop.example',
      TRUST_PROXY: 'true',
      LOG_LEVEL: 'loud',
      FIREBASE_AUTH_EMULATOR_HOST: 'localhost',
    });
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
      'PORT',
      'MONGODB_URI',
      'JWT_SECRET',
      'ADMIN_PASSWORD',
      'FIREBASE_AUTH_EMULATOR_HOST',
      'CORS_ORIGINS',
      'TRUST_PROXY',
      'LOG_LEVEL',
      'ADMIN_USERNAME',
      'FIREBASE_PROJECT_ID',
      'FIREBASE_AUTH_EMULATOR_HOST',
    ]);
    expect(new EnvironmentError(problems).message).not.toMatch(/hunter2|short/);
  });

  it('name what is missing, all at once', () => {
    expect(problemsOf({ ADMIN_USERNAME: 'owner', FIREBASE_PROJECT_ID: 'live' })).toEqual([
      expect.stringContaining('MONGODB_URI'),
      expect.stringContaining('JWT_SECRET'),
      expect.stringContaining('ADMIN_PASSWORD'),
      expect.stringContaining('FIREBASE_API_KEY'),
      expect.stringContaining('FIREBASE_AUTH_DOMAIN'),
    ]);
  });

  it.each([
    ['*'],
    ['null'],
    ['https://shop.example/'],
    ['https://shop.example/path'],
    ['https://*.shop.example'],
    ['https://shop.example,ftp://x'],
  ])('refuse the origin %s', (CORS_ORIGINS) => {
    expect(problemsOf({ ...needed, CORS_ORIGINS })).toHaveLength(1);
  });

  it.each([
    ['11 bytes', 'x'.repeat(11), 1],
    ['12 bytes', 'x'.repeat(12), 0],
    ['72 bytes', 'ä'.repeat(36), 0],
    ['74 bytes', 'ä'.repeat(37), 1],
  ])('want an admin’s password of 12 to 72 bytes: %s', (_what, ADMIN_PASSWORD, count) => {
    expect(problemsOf({ ...needed, ADMIN_USERNAME: 'owner', ADMIN_PASSWORD })).toHaveLength(count);
  });
});

describe('in production', () => {
  it('a real Firebase project is used', () => {
    const { isProduction, firebase } = readEnvironment(production);
    expect(isProduction).toBe(true);
    expect(firebase).toMatchObject({ projectId: 'storyloom-live', emulatorHost: undefined });
  });

  it('unsigned tokens of the emulator are never trusted', () => {
    const emulator = { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };
    expect(problemsOf({ ...production, ...emulator })).toEqual([
      expect.stringContaining('FIREBASE_AUTH_EMULATOR_HOST must not be set'),
    ]);
    const { FIREBASE_PROJECT_ID: _id, ...withoutProject } = production;
    expect(problemsOf(withoutProject)).toEqual([expect.stringContaining('FIREBASE_PROJECT_ID')]);
  });
});
