import type { Settings } from '../../config/env.ts';
import { publicConfigSchema, type PublicConfig } from '../../contract/account/session.ts';
import { defineRoute, type Route } from '../../http/route.ts';

/** What the browser needs to know; everything in it is public. */
export function configRoutes({ firebase, letters }: Settings): Route[] {
  const { emulatorHost, projectId, apiKey, authDomain, appId } = firebase;
  const config: PublicConfig = {
    firebase: {
      projectId,
      apiKey,
      authDomain,
      appId,
      emulatorUrl: emulatorHost && `http://${emulatorHost}`,
    },
    sendsLetters: letters.server !== undefined,
  };
  return [
    defineRoute({
      method: 'get',
      path: '/api/config',
      access: 'anyone',
      summary: 'Public settings',
      withoutDatabase: true,
      answer: publicConfigSchema,
      handle: ({ setHeader }) => {
        setHeader('Cache-Control', 'no-cache');
        return config;
      },
    }),
  ];
}
