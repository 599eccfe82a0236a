import { isIP } from 'node:net';
import dotenv from 'dotenv';
import { z } from 'zod';

/**
 * Settings of the API, read and checked once at the start; every mistake is listed.
 * The only file that reads `process.env`. Names and defaults are described in the README.
 */
export interface Settings {
  isProduction: boolean;
  port: number;
  host: string;
  mongodbUri: string;
  jwtSecret: string;
  firstAdmin: { username: string; password: string } | undefined;
  firebase: FirebaseSettings;
  corsOrigins: string[];
  trustProxy: number;
  /** Origin under which visitors see the shop; undefined when it was not told. */
  publicUrl: string | undefined;
  logLevel: string;
}

export interface FirebaseSettings {
  projectId: string;
  apiKey: string;
  authDomain: string;
  appId: string | undefined;
  /** `host:port` of the auth emulator; undefined for a real Firebase project. */
  emulatorHost: string | undefined;
  /** Where Google serves the public keys of ID tokens. No setting: only tests have another. */
  keysUrl: string;
}

const googleKeysUrl =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

export class SettingsError extends Error {
  readonly problems: string[];
  constructor(problems: string[]) {
    super(`The settings are not valid:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

const bytes = (text: string) => Buffer.byteLength(text, 'utf8');
// An empty line in .env (`PORT=`) means "not set".
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be from ${min} to ${max}`);

const environmentSchema = z.object({
  NODE_ENV: optional(z.string()),
  PORT: optional(wholeNumber(0, 65535)),
  HOST: optional(
    z.string().refine(isHost, 'must be an address such as 127.0.0.1 or a name such as localhost'),
  ),
  MONGODB_URI: optional(
    z.string().regex(/^mongodb(\+srv)?:\/\//, 'must begin with mongodb:// or mongodb+srv://'),
  ),
  JWT_SECRET: optional(
    z.string().refine((secret) => bytes(secret) >= 32, 'must have at least 32 bytes'),
  ),
  ADMIN_USERNAME: optional(z.string().max(100, 'must have at most 100 characters')),
  ADMIN_PASSWORD: optional(
    z
      .string()
      .refine(
        (password) => bytes(password) >= 12 && bytes(password) <= 72,
        'must have 12 to 72 bytes',
      ),
  ),
  FIREBASE_PROJECT_ID: optional(z.string()),
  FIREBASE_API_KEY: optional(z.string()),
  FIREBASE_AUTH_DOMAIN: optional(z.string()),
  FIREBASE_APP_ID: optional(z.string()),
  FIREBASE_AUTH_EMULATOR_HOST: optional(
    z
      .string()
      .refine(
        (address) => /^[\w.[\]:-]+:\d+$/.test(address) && URL.canParse(`http://${address}`),
        'must be host:port, with a port from 1 to 65535',
      ),
  ),
  CORS_ORIGINS: optional(
    z
      .string()
      .transform((list) =>
        list
          .split(',')
          .map((origin) => origin.trim())
          .filter(Boolean),
      )
      .refine(
        (origins) => origins.every(isOrigin),
        'must be a comma separated list of origins such as https://shop.example',
      ),
  ),
  TRUST_PROXY: optional(wholeNumber(0, 20)),
  PUBLIC_URL: optional(
    z.string().refine(isOrigin, 'must be an origin such as https://shop.example'),
  ),
  LOG_LEVEL: optional(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    }),
  ),
});
type Environment = z.output<typeof environmentSchema>;

function isHost(text: string): boolean {
  return isIP(text) !== 0 || (/^[\w.-]+$/.test(text) && URL.canParse(`http://${text}`));
}

function isOrigin(text: string): boolean {
  return /^https?:\/\/[^*]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

/** Throws a SettingsError that names every mistake. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const parsed = environmentSchema.safeParse(environment);
  const problems = parsed.success
    ? missingOrForbidden(parsed.data)
    : parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  if (!parsed.success || problems.length > 0) throw new SettingsError(problems);
  const env = parsed.data;
  return {
    isProduction: isProduction(env),
    port: env.PORT ?? 4000,
    host: env.HOST ?? '127.0.0.1',
    mongodbUri: env.MONGODB_URI ?? '',
    jwtSecret: env.JWT_SECRET ?? '',
    firstAdmin:
      env.ADMIN_USERNAME && env.ADMIN_PASSWORD
        ? { username: env.ADMIN_USERNAME, password: env.ADMIN_PASSWORD }
        : undefined,
    firebase: firebaseSettings(env),
    corsOrigins: env.CORS_ORIGINS ?? [],
    trustProxy: env.TRUST_PROXY ?? 0,
    publicUrl: env.PUBLIC_URL,
    logLevel: env.LOG_LEVEL ?? 'info',
  };
}

function isProduction(env: Environment): boolean {
  return env.NODE_ENV === 'production';
}

function missingOrForbidden(env: Environment): string[] {
  const problems: string[] = [];
  if (!env.MONGODB_URI) {
    problems.push('MONGODB_URI is missing (npm start brings its own store when none is set)');
  }
  if (!env.JWT_SECRET) {
    problems.push(
      'JWT_SECRET is missing: at least 32 random bytes, e.g. from openssl rand -hex 32',
    );
  }
  if (Boolean(env.ADMIN_USERNAME) !== Boolean(env.ADMIN_PASSWORD)) {
    problems.push('ADMIN_USERNAME and ADMIN_PASSWORD belong together: set both or none');
  }
  if (env.FIREBASE_PROJECT_ID && !env.FIREBASE_AUTH_EMULATOR_HOST) {
    for (const name of ['FIREBASE_API_KEY', 'FIREBASE_AUTH_DOMAIN'] as const) {
      if (!env[name]) problems.push(`${name} is missing, since FIREBASE_PROJECT_ID is set`);
    }
  }
  if (isProduction(env)) {
    if (!env.FIREBASE_PROJECT_ID) problems.push('FIREBASE_PROJECT_ID is missing in production');
    if (env.FIREBASE_AUTH_EMULATOR_HOST) {
      // The emulator signs nothing: whoever trusts it lets everybody in as anybody.
      problems.push('FIREBASE_AUTH_EMULATOR_HOST must not be set in production');
    }
  }
  return problems;
}

function firebaseSettings(env: Environment): FirebaseSettings {
  const projectId = env.FIREBASE_PROJECT_ID ?? 'demo-storyloom';
  return {
    projectId,
    apiKey: env.FIREBASE_API_KEY ?? 'demo-api-key',
    authDomain: env.FIREBASE_AUTH_DOMAIN ?? `${projectId}.firebaseapp.com`,
    appId: env.FIREBASE_APP_ID,
    emulatorHost:
      env.FIREBASE_AUTH_EMULATOR_HOST ?? (env.FIREBASE_PROJECT_ID ? undefined : '127.0.0.1:9099'),
    keysUrl: googleKeysUrl,
  };
}

/** The settings of this process: the environment, completed by `.env` in the project's folder. */
export function loadSettings(): Settings {
  loadDotenv();
  return readSettings(process.env);
}

/** Adds `.env` of the project's folder to the environment; set variables win. */
export function loadDotenv(): NodeJS.ProcessEnv {
  // npm runs a workspace's script in the workspace's folder, the root's in the root.
  dotenv.config({ path: ['.env', '../.env'], quiet: true });
  return process.env;
}
