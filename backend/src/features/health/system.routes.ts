import type { Settings } from '../../config/env.ts';
import { shopVersion } from '../../config/version.ts';
import { systemSchema } from '../../contract/health.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { readBackupRecord } from './backup-record.model.ts';

/** What the owner wants to know of the program itself. */
export function systemRoutes({ backup, bookLookup }: Settings): Route[] {
  return [
    defineRoute({
      method: 'get',
      path: '/api/system',
      access: 'admin',
      summary: 'Which version runs, and how old the last backup is',
      answer: systemSchema,
      handle: async () => {
        const { at, error } = (await readBackupRecord()) ?? {};
        return {
          version: shopVersion,
          canLookUp: bookLookup ? (true as const) : undefined,
          backup: {
            isOn: backup.folder !== undefined,
            everyHours: backup.everyHours,
            lastAt: at?.toISOString(),
            problem: error ?? undefined,
          },
        };
      },
    }),
  ];
}
