/** The origin of the API; empty if it is the page's. No slash at the end. */
export const apiUrl: string = (import.meta.env.VITE_API_URL ?? '').replace(/\/$/, '');

/** The origin of the shop; a placeholder while the server renders. */
export const shopOrigin: string = globalThis.location?.origin ?? 'http://shop.invalid';

/** The full address of the API. */
export const apiRoot = `${apiUrl || shopOrigin}/api`;

/** The name of the build: that of the file with this code. */
export const buildName: string = import.meta.url.split('/').at(-1)!.split('.')[0]!;
