/** Hands a file that was fetched to an object URL to the browser's downloads. */
export function saveFile(objectUrl: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = objectUrl;
  link.download = fileName;
  link.click();
  // The browser has begun to read by then; at once would be too early for some.
  window.setTimeout(() => URL.revokeObjectURL(objectUrl), 10_000);
}
