import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { readBackupRecord } from '../../backup/backup-record.model.ts';
import { reasonOfBackup } from '../../backup/reason-of-backup.ts';
import type { Environment } from '../../config/env.ts';
import { shopVersion } from '../../config/version.ts';
import { publicConfigSchema, type PublicConfig } from '../../contract/account/session.ts';
import { liveSchema, systemSchema } from '../../contract/health.ts';
import { isDatabaseReady } from '../../database/connect.ts';
import { unavailable } from '../../http/api-error.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { lastBackup, emails, readMetrics } from '../../metrics.ts';
import { EmailModel } from '../../models/emails/email.model.ts';

/** A collector waits for all metrics at once; those that the database delays longer are left out. */
const timeoutMs = 1000;

/** Health, metrics and settings of the process. `isStopping` is true while it shuts down. */
export function healthRoutes(env: Environment, isStopping: () => boolean): Route[] {
  const { backup, bookLookup } = env;
  const config = publicConfigOf(env);
  return [
    defineRoute({
      call: 'GET /api/health/live',
      access: 'anyone',
      summary: 'Check that the process responds, and get its version',
      response: liveSchema,
      handle: () => ({ status: 'live' as const, version: shopVersion }),
    }),
    defineRoute({
      call: 'GET /api/health/ready',
      access: 'anyone',
      summary: 'Check that the database responds and the process is not stopping',
      response: z.object({ status: z.literal('ready') }),
      handle: async () => {
        if (isStopping() || !(await isDatabaseReady())) {
          throw unavailable('The shop is not ready.', 5);
        }
        return { status: 'ready' as const };
      },
    }),
    defineRoute({
      call: 'GET /api/config',
      access: 'anyone',
      summary: 'Get the public settings',
      response: publicConfigSchema,
      handle: ({ setHeader }) => {
        setHeader('Cache-Control', 'no-cache');
        return config;
      },
    }),
    defineRoute({
      call: 'GET /api/system',
      access: 'admin',
      summary: 'Get the running version and the time of the last backup',
      response: systemSchema,
      handle: async () => {
        const { at, error } = (await readBackupRecord()) ?? {};
        return {
          version: shopVersion,
          canLookUp: bookLookup ? (true as const) : undefined,
          backup: {
            isOn: backup.folder !== undefined,
            everyHours: backup.everyHours,
            lastAt: at?.toISOString(),
            ...(error && { problem: error, reason: reasonOfBackup(error) }),
          },
        };
      },
    }),
    defineRoute({
      call: 'GET /api/metrics',
      access: 'admin or metrics token',
      summary: 'Get the metrics of this process in the Prometheus text format',
      responseType: 'text/plain; version=0.0.4',
      handle: async () => {
        await measureShop();
        return readMetrics();
      },
    }),
  ];
}

/** Settings for the browser; all of them are public. */
function publicConfigOf({ firebase, emails }: Environment): PublicConfig {
  const { emulatorHost, projectId, apiKey, authDomain, appId } = firebase;
  return {
    firebase: {
      projectId,
      apiKey,
      authDomain,
      appId,
      emulatorUrl: emulatorHost && `http://${emulatorHost}`,
    },
    sendsEmails: emails.server !== undefined,
  };
}

/** Measures the emails that may need attention and the time of the last backup. */
async function measureShop(): Promise<void> {
  const count = async () => {
    lastBackup.set(((await readBackupRecord())?.at?.getTime() ?? 0) / 1000);
    for (const status of ['waiting', 'failed'] as const)
      emails.set({ status }, await EmailModel.countDocuments({ status }));
  };
  emails.reset();
  await Promise.race([count().catch(() => {}), wait(timeoutMs, undefined, { ref: false })]);
}
