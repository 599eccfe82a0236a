/** Where the API answers; empty means the origin that served the page. No slash at the end. */
export const apiUrl: string = (import.meta.env.VITE_API_URL ?? '').replace(/\/$/, '');

/** Where the shop itself is; nowhere while a page is rendered without a browser. */
export const shopOrigin: string = globalThis.location?.origin ?? 'http://shop.invalid';

/** Which build this is: the name of the file that this code came in. */
export const buildName: string =
  new URL(import.meta.url).pathname.split('/').at(-1)?.split('.')[0] || 'unknown';
