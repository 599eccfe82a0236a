import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A folder like that of the built pages, with one script; the test deletes it. */
export function makeWebFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'storyloom-web-'));
  const script = `console.log(${JSON.stringify('x'.repeat(5000))});`;
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(
    path.join(folder, 'index.html'),
    '<!doctype html><html><head><title>Storyloom</title>\n<meta\n  name="description"\n  content="old"\n/></head><body><div id="root"></div></body></html>',
  );
  writeFileSync(path.join(folder, 'assets/index-abc123.js'), script);
  writeFileSync(path.join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  return { folder, script };
}

/** The data in the page for search engines. */
export function jsonLdOf(html: string) {
  const text = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html)?.[1];
  return JSON.parse(text ?? 'null');
}
