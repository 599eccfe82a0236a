import express, { type RequestHandler } from 'express';

/** Reads JSON bodies of 100 kB at most, in UTF-8 as RFC 8259 has it; 415 in anything else. */
export function readJson(): RequestHandler {
  return express.json({
    limit: '100kb',
    verify: (_req, _res, _body, charset) => {
      if (charset === 'utf-8') return;
      throw Object.assign(new Error('Another charset than UTF-8.'), { status: 415 });
    },
  });
}
