export const htmlHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-cache',
};

export const htmlHeadersIn = (language: string) => ({
  ...htmlHeaders,
  'Content-Language': language,
});
