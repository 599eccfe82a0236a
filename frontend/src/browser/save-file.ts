export function saveFile(objectUrl: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = objectUrl;
  link.download = fileName;
  link.click();
  // By then the browser has started to read; some browsers need the URL longer than this call.
  window.setTimeout(() => URL.revokeObjectURL(objectUrl), 10_000);
}
