import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { z } from 'zod';
import { sessionCookieName } from '../../auth/session-cookie.ts';
import type { Environment } from '../../config/env.ts';
import { notFound } from '../../http/api-error.ts';
import { createOpenApi } from '../../http/openapi/openapi.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { findShop, settingsTag } from '../../models/settings/settings.model.ts';
import { escapeHtml } from '../../text/html.ts';

const { resolve: findPackageFile } = createRequire(import.meta.url);

const pageOf = (title: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escapeHtml(title)}</title>
    <link rel="stylesheet" href="/api/docs/swagger-ui.css">
  </head>
  <body>
    <div id="api"></div>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/show.js"></script>
  </body>
</html>
`;
// A file of its own: the security policy allows no script inside the page.
const script = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#api', deepLinking: true });\n`;
const packageFiles = ['swagger-ui.css', 'swagger-ui-bundle.js'] as const;
const fileSchema = z.object({ file: z.enum(['show.js', ...packageFiles]) });

/** The description of the API for programs, and as a page to try it out (not in production). */
export function docsRoutes({ isProduction }: Environment, routes: () => Route[]): Route[] {
  const description = defineRoute({
    call: 'GET /api/openapi.json',
    access: 'anyone',
    summary: 'Get this description of the API',
    response: z.object({ openapi: z.string() }).loose(),
    cache: {
      tag: () => settingsTag,
      load: async () => {
        const cookieName = sessionCookieName(isProduction);
        return { ...createOpenApi(routes(), { title: await findTitle(), cookieName }) };
      },
    },
  });
  return isProduction ? [description] : [description, ...pageRoutes()];
}

/** The calls are described also while the database is away. */
async function findTitle(): Promise<string> {
  const shop = await findShop().catch(() => undefined);
  return shop ? `${shop.name} API` : 'API';
}

function pageRoutes(): Route[] {
  return [
    defineRoute({
      call: 'GET /api/docs',
      access: 'anyone',
      summary: 'Get a page to read this description and try requests',
      responseType: 'text/html',
      handle: async () => pageOf(await findTitle()),
    }),
    defineRoute({
      call: 'GET /api/docs/:file',
      access: 'anyone',
      summary: 'Get a file of the documentation page',
      params: z.object({ file: z.string() }),
      example: { params: { file: 'show.js' } },
      responseType: 'text/javascript',
      handle: ({ params, res }) => {
        const { data } = fileSchema.safeParse(params);
        if (!data) throw notFound('file');
        if (data.file === 'show.js') return script;
        res.type(data.file);
        return readFile(findPackageFile(`swagger-ui-dist/${data.file}`));
      },
    }),
  ];
}
