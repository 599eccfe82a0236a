/** A key of its own for one attempt. Not `randomUUID`, which is missing on plain http. */
export function newIdempotencyKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/** A write that is made once, however often it is sent under its key. */
export const postOnce = (key: string, url: string, body: unknown) => ({
  url,
  method: 'POST',
  body,
  headers: { 'Idempotency-Key': key },
});
