import type { RequestHandler } from 'express';
import { ApiError } from '../http/api-error.ts';

const maxUrlLength = 8192;

/** Refuses addresses that no call of ours could have. */
export const limitUrl: RequestHandler = (req, _res, next) => {
  if (req.originalUrl.length > maxUrlLength) {
    throw new ApiError('request_too_large', 'The address is too long.');
  }
  next();
};
