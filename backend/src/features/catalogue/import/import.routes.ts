import { hash } from 'node:crypto';
import express from 'express';
import { z } from 'zod';
import {
  bookImportSchema,
  columnMapSchema,
  decimalSigns,
  importConflictChoices,
  importedSchema,
  importUndoneSchema,
  pastImportSchema,
} from '../../../contract/book/book-import.ts';
import { ApiError, invalidParameters } from '../../../http/api-error.ts';
import { idParamsOf } from '../../../http/example-ids.ts';
import { keyScopes, requestKeyOf } from '../../../http/idempotency-key.ts';
import { fileBytes } from '../../../http/openapi/openapi-responses.ts';
import { defineRoute, type Route } from '../../../http/route.ts';
import { checkBooks, importBooks } from './import-books.ts';
import { findImported } from './store-import.ts';
import { findImports, undoImport } from './undo-import.ts';
import { rule } from '../../../contract/words/rules.ts';

const onixTypes = ['application/xml', 'text/xml'];
const onixBody = {
  schema: { ...fileBytes, minLength: 1 },
  example:
    '<ONIXMessage release="3.0"><Product><DescriptiveDetail><TitleDetail><TitleType>01</TitleType><TitleElement><TitleText>Emma</TitleText></TitleElement></TitleDetail></DescriptiveDetail></Product></ONIXMessage>',
};

const importQuerySchema = z.object({
  dryRun: z.enum(['true', 'false']).optional().describe('Return a preview and store nothing'),
  conflicts: z
    .enum(importConflictChoices)
    .optional()
    .describe(
      'What to do with rows that are older than their books; by default the file is refused',
    ),
  skipErrors: z
    .enum(['true', 'false'])
    .optional()
    .describe('Skip rows with errors, count them as `skipped` and import the others'),
  decimals: z
    .enum(decimalSigns)
    .optional()
    .describe('The decimal sign of amounts that the dry run reports as doubtful'),
  drafts: z.enum(['true', 'false']).optional().describe('Create new books as drafts'),
  // An address has 8 kB at most.
  map: z
    .string()
    .max(7500)
    .optional()
    .describe('JSON object that maps headings to fields; null ignores the column'),
  seen: z
    .string()
    .max(100)
    .optional()
    .describe(
      '`seen` of the dry run; the file is refused if its result would differ from the preview',
    ),
  file: z.string().max(255).optional().describe('Name of the file, shown in the list of imports'),
});

export function importRoutes(): Route[] {
  return [
    defineRoute({
      call: 'POST /api/books/import',
      access: 'admin',
      summary:
        'Import books from CSV or an ONIX 3.0 message (application/xml), all or nothing; ' +
        'dryRun=true only returns a preview',
      errors: ['stale_update'],
      header: 'Idempotency-Key',
      rawBody: {
        'text/csv': {
          schema: { ...fileBytes, minLength: 1 },
          example:
            'title,description,category,newPrice\nEmma,A matchmaker is matched.,fiction,9.50\n',
        },
        ...Object.fromEntries(onixTypes.map((type) => [type, onixBody])),
      },
      query: importQuerySchema,
      example: { query: { dryRun: 'true' } },
      response: z.union([bookImportSchema, importedSchema]),
      before: [
        express.raw({ type: 'text/csv', limit: '10mb' }),
        express.raw({ type: onixTypes, limit: '100mb' }),
      ],
      timeoutMs: 120_000,
      handle: async ({ req, query, caller, key, markReplayed }) => {
        // eslint-disable-next-line no-restricted-syntax -- a file, whose rows the schema reads
        const body = req.body as unknown;
        if (!Buffer.isBuffer(body)) {
          throw new ApiError(
            'unsupported_media_type',
            'Send the file as text/csv, or ONIX as application/xml.',
          );
        }
        const { dryRun, conflicts: choice, drafts, skipErrors, map, decimals, ...rest } = query;
        const { username: by, adminId } = caller;
        const options = {
          by,
          asDrafts: drafts === 'true',
          skipErrors: skipErrors === 'true',
          choice,
          map: readMap(map),
          decimals,
        };
        if (dryRun === 'true') return checkBooks(body, options);
        const fileHash = hash('sha256', body, 'base64url');
        const request = requestKeyOf(keyScopes.catalogue(adminId), key, {
          file: fileHash,
        });
        const earlier = await findImported(request);
        const { imported, isReplayed } = earlier
          ? { imported: earlier, isReplayed: true }
          : await importBooks(body, { ...options, ...rest, request });
        if (isReplayed) markReplayed();
        return imported;
      },
    }),
    defineRoute({
      call: 'GET /api/imports/',
      access: 'admin',
      summary: 'List the imports of the last 30 days, newest first',
      response: z.array(pastImportSchema),
      handle: findImports,
    }),
    defineRoute({
      call: 'POST /api/imports/:id/undo',
      access: 'admin',
      summary:
        'Undo an import of the last 30 days; books sold or edited since are skipped and ' +
        'listed',
      errors: ['request_in_progress', 'stale_update'],
      params: idParamsOf('import'),
      response: importUndoneSchema,
      timeoutMs: 120_000,
      handle: ({ params, caller }) => undoImport(params.id, caller.username),
    }),
  ];
}

function readMap(map: string | undefined) {
  if (map === undefined) return undefined;
  try {
    return columnMapSchema.parse(JSON.parse(map));
  } catch {
    throw invalidParameters({
      map: [rule('not_column_map')],
    });
  }
}
