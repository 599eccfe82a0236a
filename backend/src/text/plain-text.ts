import { decodeHTMLStrict } from 'entities';

// Files of other systems and publishers contain HTML, sometimes escaped twice. The shop shows plain text,
// so imports convert it.

const blocks =
  'address article aside blockquote br center dd div dl dt fieldset figcaption figure footer h1 h2 h3 h4 ' +
  'h5 h6 header hr li main nav ol p pre section table tbody td tfoot th thead tr ul html head body';
const inline =
  'a abbr acronym b bdi bdo big cite code del em font i img ins kbd mark q s samp small span strike ' +
  'strong sub summary sup tt u var wbr script style iframe';
const blockNames = new Set(blocks.split(' '));
const names = new Set([...blockNames, ...inline.split(' ')]);

/** Whether the name is one of the HTML elements that occur in texts about books. */
export function isHtmlElement(name: string): boolean {
  return names.has(name.toLowerCase());
}

const markup = /<!--[^]{0,2000}?-->|<\/?([a-z][a-z0-9]*(?::[a-z]+)?)(?=[\s/>])[^<>]*>/gi;
const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/i;
/** Soft hyphens, other optional line breaks, and control characters. */
const hints = /[\u00ad\u200b\ufeff\u2060]|[^\P{Cc}\t\r\n]/gu;

/** Converts a text that may be HTML, escaped once or twice, to plain text; paragraphs become lines. */
export function plainText(text: string): string {
  const broken = withLineBreaks(withoutEscapes(text));
  let plain = broken;
  for (let times = 0; times < 3 && (entity.test(plain) || hasTag(plain)); times += 1) {
    const next = decodeHTMLStrict(withoutTags(plain)).replace(hints, '');
    if (next === plain) break;
    plain = next;
  }
  if (plain === broken) return broken;
  const lines = plain.split('\n').map((line) => line.replace(/[^\S\n]+/g, ' ').trim());
  return lines.filter(Boolean).join('\n');
}

/** Converts to a single line, for titles and names. */
export function plainLine(text: string): string {
  const lines = plainText(text).split(/[\r\n]/);
  return lines
    .map((line) => line.replace(/\t+/g, ' ').trim())
    .filter(Boolean)
    .join(' ');
}

function hasTag(text: string): boolean {
  return [...text.matchAll(markup)].some(isMarkup);
}

function isMarkup([, name]: RegExpExecArray): boolean {
  // Comments, and elements of word processors such as `o:p`.
  return name === undefined || name.includes(':') || isHtmlElement(name);
}

function withoutTags(text: string): string {
  const tags = [...text.matchAll(markup)].filter(isMarkup);
  const hasBlocks = tags.some(([, name = '']) => blockNames.has(name.toLowerCase()));
  const read = (part: string) => (hasBlocks ? part.replace(/\s+/g, ' ') : part);
  let plain = '';
  let at = 0;
  let hidden: string | undefined;
  for (const tag of tags) {
    const name = tag[1]?.toLowerCase() ?? '';
    if (!hidden) plain += read(text.slice(at, tag.index));
    at = tag.index + tag[0].length;
    if (hidden === name && tag[0].startsWith('</')) hidden = undefined;
    else if (/^<(?:script|style)\b/i.test(tag[0])) hidden ??= name;
    if (blockNames.has(name)) plain += '\n';
  }
  return hidden ? plain : plain + read(text.slice(at));
}

/** Decodes the escapes that workbooks (`_x000D_`), JSON (`\u00e9`) and XML (`<![CDATA[`) leave in a text. */
function withoutEscapes(text: string): string {
  if (!/_x[\da-f]{4}_|\\u[\da-f]{4}|<!\[CDATA\[/i.test(text)) return text;
  return text
    .replace(/(?:_x000d_)?(?:\r?\n|_x000a_)|_x000d_/gi, '\n')
    .replace(/_x([\da-f]{4})_|\\u([\da-f]{4})/gi, (_found, one?: string, other?: string) =>
      String.fromCharCode(Number.parseInt(one ?? other ?? '', 16)),
    )
    .replace(/<!\[CDATA\[([^]*?)\]\]>/gi, '$1');
}

/** Some programs write a line break as `\n`; the one in `C:\new` is not a line break. */
function withLineBreaks(text: string): string {
  if (!text.includes('\\') || text.includes('\n')) return text;
  return text.replace(/[a-z]:\\\S*|\\\\\w+\\\S*|(?:\\r)?\\n/gi, (found) =>
    /^(?:\\r)?\\n$/.test(found) ? '\n' : found,
  );
}
