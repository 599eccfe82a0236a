import { hash } from 'node:crypto';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Environment } from '../config/env.ts';

/** The shop uses none of these features. */
const permissions = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

/**
 * Security headers of all responses. `inlineScripts` are the scripts inside the built page, which are
 * allowed by their hashes.
 */
export function securityHeaders(env: Environment, inlineScripts: string[] = []): RequestHandler {
  const { firebase, isProduction } = env;
  const emulator = firebase.emulatorHost ? [`http://${firebase.emulatorHost}`] : [];
  const scripts = inlineScripts.map((text) => `'sha256-${hash('sha256', text, 'base64')}'`);
  const headers = helmet({
    // Firebase's sign-in popup talks to the page that opened it.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isProduction && { maxAge: 31_536_000, includeSubDomains: true },
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'base-uri': ["'none'"],
        'object-src': ["'none'"],
        'frame-ancestors': ["'none'"],
        'form-action': ["'self'"],
        'script-src': ["'self'", 'https://apis.google.com', ...scripts],
        'connect-src': [
          "'self'",
          'https://identitytoolkit.googleapis.com',
          'https://securetoken.googleapis.com',
          ...emulator,
        ],
        'frame-src': [`https://${firebase.authDomain}`, ...emulator],
        // Covers may be any address on the web.
        'img-src': ["'self'", 'data:', 'blob:', 'https:'],
        // SweetAlert2 and Swiper write inline styles.
        'style-src': ["'self'", "'unsafe-inline'"],
        'font-src': ["'self'"],
        ...(isProduction ? { 'upgrade-insecure-requests': [] } : {}),
      },
    },
  });
  return (req, res, next) => {
    res.set('Permissions-Policy', permissions);
    headers(req, res, next);
  };
}

/** Responses of the API are never framed, cached or referred from unless a route says otherwise. */
export const apiHeaders: RequestHandler = (_req, res, next) => {
  res.set({ 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'private, no-store' });
  next();
};
