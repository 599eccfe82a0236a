/** Where the API answers; empty means the origin that served the page. No slash at the end. */
export const apiUrl: string = (import.meta.env.VITE_API_URL ?? '').replace(/\/+$/, '');
