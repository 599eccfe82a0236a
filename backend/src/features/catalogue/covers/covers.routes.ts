import type { RequestHandler } from 'express';
import multer from 'multer';
import { z } from 'zod';
import { coverSchema } from '../../../contract/book/book.ts';
import { coverWidths } from '../../../contract/limits.ts';
import { ApiError, invalidFields, fieldDetails } from '../../../http/api-error.ts';
import { exampleIds } from '../../../http/example-ids.ts';
import { fileBytes } from '../../../http/openapi/openapi-responses.ts';
import { defineRoute, type Route } from '../../../http/route.ts';
import { readCover, readSmallest, storeCover } from './cover.model.ts';
import { encodeCover, formatOf } from './encode-cover.ts';
import { rule } from '../../../contract/words/rules.ts';

const maxBytes = 5 * 1024 * 1024;
const readMultipart = multer({
  storage: multer.memoryStorage(),
  limits: { fileSize: maxBytes, files: 1, fields: 5, fieldSize: 1000, parts: 6 },
}).single('cover');

const nameSchema = z.object({ name: z.string() });
const widthSchema = z.object({
  w: z
    .enum(coverWidths.map(String), rule('must_be', { options: coverWidths.map(String) }))
    .optional(),
  format: z.enum(['avif'], rule('must_be', { options: ['avif'] })).optional(),
});

export function coversRoutes(): Route[] {
  return [
    uploadRoute('/api/covers', 'a cover'),
    uploadRoute('/api/settings/logo', 'a picture for the setting `shop.logo`'),
    defineRoute({
      call: 'GET /api/covers/:name',
      access: 'anyone',
      summary:
        'Get a cover as WebP, in full size or one of four widths; with format=avif, a width ' +
        'is AVIF once that exists and is smaller',
      params: nameSchema,
      query: widthSchema,
      example: { params: { name: exampleIds.cover }, query: { w: '320' } },
      responseType: 'image/webp',
      otherType: 'image/avif',
      cache: {
        tag: () => undefined, // under its name a cover never changes
        load: async ({ setHeader, params, query }) => {
          const width = query.w ? Number(query.w) : undefined;
          const isSmallest = query.format === 'avif' && width !== undefined;
          const smallest = isSmallest ? await readSmallest(params.name, width) : undefined;
          const bytes = smallest ?? (await readCover(params.name, width));
          setHeader('Content-Type', `image/${formatOf(bytes)}`);
          setHeader(
            'Cache-Control',
            isSmallest && !smallest ? 'private, max-age=60' : 'public, max-age=31536000, immutable',
          );
          setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
          return bytes;
        },
      },
    }),
  ];
}

/** A route that stores an uploaded picture; covers and the logo share it. */
function uploadRoute(path: '/api/covers' | '/api/settings/logo', what: string): Route {
  return defineRoute({
    call: `POST ${path}`,
    access: 'admin',
    summary: `Upload ${what} (multipart field "cover": JPEG, PNG, WebP or AVIF, up to 5 MB)`,
    rawBody: {
      'multipart/form-data': {
        schema: {
          type: 'object',
          required: ['cover'],
          properties: { cover: fileBytes },
        },
      },
    },
    response: coverSchema,
    status: 201,
    timeoutMs: 30_000,
    before: [readUpload],
    handle: async ({ req }) => {
      if (!req.file) {
        throw invalidFields({ cover: [rule('required')] }, 'Please choose a picture.');
      }
      return storeCover(await encodeCover(req.file.buffer));
    },
  });
}

/** Reads multipart with one picture; turns the parser's errors into `ApiError`. */
function readUpload(...[req, res, next]: Parameters<RequestHandler>): void {
  if (!req.is('multipart/form-data')) {
    throw new ApiError('unsupported_media_type', 'Send the cover as multipart/form-data.');
  }
  readMultipart(req, res, (error: unknown) => next(error && toApiError(error)));
}

function toApiError(error: unknown): ApiError {
  if (!(error instanceof multer.MulterError)) {
    return new ApiError('invalid_request', 'The upload cannot be read.');
  }
  if (error.code === 'LIMIT_FILE_SIZE') {
    return new ApiError(
      'request_too_large',
      'A cover may have at most 5 MB.',
      fieldDetails({
        cover: [rule('picture_too_big', { megabytes: 5 })],
      }),
    );
  }
  return invalidFields(
    {
      cover: [
        error.code === 'LIMIT_UNEXPECTED_FILE' ? rule('only_one_file') : rule('picture_unreadable'),
      ],
    },
    'Send one picture as field "cover".',
  );
}
