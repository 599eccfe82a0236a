import dotenv from 'dotenv';
import { z } from 'zod';
import { mailFromSchema, mailServerSchema, ownerEmailSchema } from './mail-settings.ts';
import { bytesBetween, isHost, isOrigin, secret, setting, wholeNumber } from './setting-schemas.ts';

/** Where Google serves the public keys of ID tokens. No setting: only tests have another. */
const googleKeysUrl =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** The address of the ISBN lookup. No setting: only tests have another. */
const bookLookups = { openlibrary: 'https://openlibrary.org' };

export class EnvironmentError extends Error {
  readonly problems: string[];
  constructor(problems: string[]) {
    super(`The settings are not valid:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

/**
 * The environment of the API, read and checked once at the start; every mistake is listed.
 * docs/configuration.md and `.env.example` describe the same names. This is the only file that reads `process.env`.
 */
export const environmentSchema = z.object({
  NODE_ENV: setting(z.string().optional()),
  PORT: setting(wholeNumber(0, 65535).default(4000)),
  HOST: setting(
    z
      .string()
      .refine(isHost, 'must be an address such as 127.0.0.1 or a name such as localhost')
      .default('127.0.0.1'),
  ),
  MONGODB_URI: setting(
    z
      .string()
      .regex(/^mongodb(\+srv)?:\/\//, 'must begin with mongodb:// or mongodb+srv://')
      .default(''),
  ),
  JWT_SECRET: setting(secret(32).default('')),
  ADMIN_USERNAME: setting(z.string().max(100, 'must have at most 100 characters').optional()),
  ADMIN_PASSWORD: setting(bytesBetween(12, 72, 'must have 12 to 72 bytes').optional()),
  FIREBASE_PROJECT_ID: setting(z.string().optional()),
  FIREBASE_API_KEY: setting(z.string().optional()),
  FIREBASE_AUTH_DOMAIN: setting(z.string().optional()),
  FIREBASE_APP_ID: setting(z.string().optional()),
  /** Undefined for a real Firebase project. */
  FIREBASE_AUTH_EMULATOR_HOST: setting(
    z
      .string()
      .refine(
        (address) => /^[\w.[\]:-]+:\d+$/.test(address) && URL.canParse(`http://${address}`),
        'must be host:port, with a port from 1 to 65535',
      )
      .optional(),
  ),
  CORS_ORIGINS: setting(
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
      )
      .default([]),
  ),
  /** Ready responses that each process keeps; 0: none. */
  CACHE_MB: setting(wholeNumber(0, 4096).default(64)),
  TRUST_PROXY: setting(wholeNumber(0, 20).default(0)),
  ERROR_WEBHOOK_URL: setting(
    z
      .url({ protocol: /^https?$/, error: 'must be an address such as https://hooks.example/abc' })
      .optional(),
  ),
  METRICS_TOKEN: setting(secret(16).optional()),
  /** Origin under which visitors see the shop; undefined when it is not set. */
  PUBLIC_URL: setting(
    z.string().refine(isOrigin, 'must be an origin such as https://shop.example').optional(),
  ),
  LOG_LEVEL: setting(
    z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
        error: 'must be fatal, error, warn, info, debug, trace or silent',
      })
      .default('info'),
  ),
  /** Undefined: emails are kept and can be read, nothing is sent. */
  SMTP_URL: setting(mailServerSchema.optional()),
  MAIL_FROM: setting(mailFromSchema.optional()),
  OWNER_EMAIL: setting(ownerEmailSchema.optional()),
  /** Where the backup before an upgrade goes when there is no BACKUP_DIR. */
  DATA_DIR: setting(z.string().default('.data')),
  /** Undefined: no backup is taken by itself. */
  BACKUP_DIR: setting(z.string().optional()),
  /** Hours. */
  BACKUP_EVERY: setting(wholeNumber(1, 720).default(24)),
  BACKUP_KEEP: setting(wholeNumber(1, 1000).default(14)),
  /** Undefined: no ISBN lookup. */
  BOOK_LOOKUP: setting(
    z.enum(['openlibrary'], { error: 'must be openlibrary, or empty for none' }).optional(),
  ),
});
type EnvironmentVariables = z.output<typeof environmentSchema>;
export type Environment = ReturnType<typeof environmentOf>;
export type FirebaseEnvironment = Environment['firebase'];

/** Throws an EnvironmentError that names every mistake. */
export function readEnvironment(environment: Record<string, string | undefined>): Environment {
  const parsed = environmentSchema.safeParse(environment);
  const faults = parsed.error?.issues ?? [];
  const problems = [
    ...faults.map((issue) => `${issue.path.join('.')} ${issue.message}`),
    ...missingOrForbidden(environment),
  ];
  if (!parsed.success || problems.length > 0) throw new EnvironmentError(problems);
  return environmentOf(parsed.data);
}

function environmentOf(variables: EnvironmentVariables) {
  const {
    ADMIN_USERNAME: username,
    ADMIN_PASSWORD: password,
    FIREBASE_PROJECT_ID: ownId,
  } = variables;
  const projectId = ownId ?? 'demo-storyloom';
  return {
    isProduction: variables.NODE_ENV === 'production',
    port: variables.PORT,
    host: variables.HOST,
    mongodbUri: variables.MONGODB_URI,
    jwtSecret: variables.JWT_SECRET,
    corsOrigins: variables.CORS_ORIGINS,
    cacheMb: variables.CACHE_MB,
    trustProxy: variables.TRUST_PROXY,
    errorWebhookUrl: variables.ERROR_WEBHOOK_URL,
    metricsToken: variables.METRICS_TOKEN,
    publicUrl: variables.PUBLIC_URL,
    logLevel: variables.LOG_LEVEL,
    dataDir: variables.DATA_DIR,
    /** The start of links in emails. */
    shopUrl: variables.PUBLIC_URL ?? `http://localhost:${variables.PORT}`,
    emails: {
      server: variables.SMTP_URL,
      from: variables.MAIL_FROM,
      ownerEmail: variables.OWNER_EMAIL,
    },
    backup: {
      folder: variables.BACKUP_DIR,
      everyHours: variables.BACKUP_EVERY,
      keep: variables.BACKUP_KEEP,
    },
    bookLookup: variables.BOOK_LOOKUP && bookLookups[variables.BOOK_LOOKUP],
    firstAdmin: username && password ? { username, password } : undefined,
    firebase: {
      projectId,
      apiKey: variables.FIREBASE_API_KEY ?? 'demo-api-key',
      authDomain: variables.FIREBASE_AUTH_DOMAIN ?? `${projectId}.firebaseapp.com`,
      appId: variables.FIREBASE_APP_ID,
      emulatorHost: variables.FIREBASE_AUTH_EMULATOR_HOST ?? (ownId ? undefined : '127.0.0.1:9099'),
      keysUrl: googleKeysUrl,
    },
  };
}

function missingOrForbidden(env: Record<string, string | undefined>): string[] {
  const isProduction = env.NODE_ENV === 'production';
  const isRealProject = Boolean(env.FIREBASE_PROJECT_ID) && !env.FIREBASE_AUTH_EMULATOR_HOST;
  const sendsEmails = Boolean(env.SMTP_URL);
  const problems: Record<string, boolean> = {
    'MONGODB_URI is missing (npm start brings its own store when none is set)': !env.MONGODB_URI,
    'JWT_SECRET is missing: at least 32 random bytes, e.g. from openssl rand -hex 32':
      !env.JWT_SECRET,
    'ADMIN_USERNAME and ADMIN_PASSWORD belong together: set both or none':
      Boolean(env.ADMIN_USERNAME) !== Boolean(env.ADMIN_PASSWORD),
    'FIREBASE_API_KEY is missing, since FIREBASE_PROJECT_ID is set':
      isRealProject && !env.FIREBASE_API_KEY,
    'FIREBASE_AUTH_DOMAIN is missing, since FIREBASE_PROJECT_ID is set':
      isRealProject && !env.FIREBASE_AUTH_DOMAIN,
    'MAIL_FROM is missing, since SMTP_URL is set: the address emails come from':
      sendsEmails && !env.MAIL_FROM,
    'PUBLIC_URL is missing, since SMTP_URL is set: links in emails begin with it':
      isProduction && sendsEmails && !env.PUBLIC_URL,
    'FIREBASE_PROJECT_ID is missing in production: it stands in the project settings of the Firebase console':
      isProduction && !env.FIREBASE_PROJECT_ID,
    // The emulator signs nothing: a server that trusts it accepts any identity.
    'FIREBASE_AUTH_EMULATOR_HOST must not be set in production: remove it':
      isProduction && Boolean(env.FIREBASE_AUTH_EMULATOR_HOST),
  };
  return Object.entries(problems).flatMap(([problem, isThere]) => (isThere ? [problem] : []));
}

/** The environment of this process, completed by `.env` in the project's folder. */
export function loadEnvironment(): Environment {
  loadDotenv();
  return readEnvironment(process.env);
}

/** Adds `.env` of the project's folder to the environment; set variables win. */
export function loadDotenv(): NodeJS.ProcessEnv {
  // npm runs a workspace's script in the workspace's folder, the root's in the root.
  dotenv.config({ path: ['.env', '../.env'], quiet: true });
  return process.env;
}
