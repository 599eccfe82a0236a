/** A new key. Not `randomUUID`, which needs HTTPS. */
export function newIdempotencyKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/** A POST that the API runs once per key, however often it is sent. */
export const postOnce = (key: string, url: string, body: unknown) => ({
  url,
  method: 'POST',
  body,
  headers: { 'Idempotency-Key': key },
});
