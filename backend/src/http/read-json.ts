import express, { type RequestHandler } from 'express';

/** In which 100 kB come on any line; files, which are no JSON, have as long as the server gives them. */
const bodyMs = 30_000;

/**
 * Reads JSON bodies of 100 kB at most, in UTF-8 as RFC 8259 has it; 415 in anything else. Who has not
 * sent all in time is hung up on.
 */
export function readJson(longestMs = bodyMs): RequestHandler {
  const read = express.json({
    limit: '100kb',
    verify: (_req, _res, _body, charset) => {
      if (charset === 'utf-8') return;
      throw Object.assign(new Error('Another charset than UTF-8.'), { status: 415 });
    },
  });
  return (req, res, next) => {
    const late = setTimeout(() => req.destroy(), longestMs).unref();
    read(req, res, (error?: unknown) => {
      clearTimeout(late);
      next(error);
    });
  };
}
