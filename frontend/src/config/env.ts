/** Where the API answers; empty means the origin that served the page. No slash at the end. */
export const apiUrl: string = (import.meta.env.VITE_API_URL ?? '').replace(/\/$/, '');

/** Where the shop itself is; empty where it is drawn without a browser. */
export const shopOrigin: string = globalThis.location?.origin ?? '';
