import type { Environment } from '../../config/env.ts';
import { clientErrorSchema } from '../../contract/client-error.ts';
import { withoutPersonalData } from '../../contract/text/without-personal-data.ts';
import { createErrorWebhook } from '../../http/error-reports.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import type { Log } from '../../log.ts';
import { clientErrors } from '../../metrics.ts';
import { rateLimit, visitorAddress } from '../../protection/rate-limit.ts';
import { browserFamily } from './browser-family.ts';

const perAddress = rateLimit('client-error-address', 10, 3600);

/** Errors in visitors' pages reach the owner as errors of the server do. */
export function clientErrorsRoutes(env: Environment, log: Log): Route[] {
  const sendReport = createErrorWebhook(env.errorWebhookUrl, log);
  return [
    defineRoute({
      call: 'POST /api/client-errors',
      access: 'anyone',
      summary: 'Report an error in a visitor’s browser, without personal data',
      body: clientErrorSchema,
      example: {
        body: { kind: 'render', message: 'x is not a function', page: 'home', build: 'entry-a1b2' },
      },
      errors: ['rate_limit_exceeded'],
      handle: async ({ body, req }) => {
        await perAddress.consume(visitorAddress(req));
        const message = withoutPersonalData(body.message);
        const browser = browserFamily(req.headers['user-agent']);
        const { kind, page, source = '', build } = body;
        clientErrors.inc({ kind, page, browser });
        log.error({ clientError: { ...body, message, browser } }, "a visitor's page broke");
        const title = `Storyloom: ${kind} error in a visitor's page ${page}, ${browser}, build ${build}`;
        // Chats read `<!channel>`, `<https://...|name>` and `@all` as mentions and links.
        const plain = message.replace(/[<>@]/g, '');
        sendReport([kind, page, message, source].join(' '), {
          text: [title, plain, source].filter(Boolean).join('\n'),
          page,
        });
      },
    }),
  ];
}
