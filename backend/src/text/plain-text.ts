import { decodeHTMLStrict } from 'entities';

// Other systems write texts as HTML, publishers often as HTML within XML, some of them escaped twice.
// A shop shows text as it is, so here it becomes words and lines.

const blocks =
  'address article aside blockquote br center dd div dl dt fieldset figcaption figure footer h1 h2 h3 h4 ' +
  'h5 h6 header hr li main nav ol p pre section table tbody td tfoot th thead tr ul html head body';
const inline =
  'a abbr acronym b bdi bdo big cite code del em font i img ins kbd mark q s samp small span strike ' +
  'strong sub summary sup tt u var wbr script style iframe';
const blockNames = new Set(blocks.split(' '));
const names = new Set([...blockNames, ...inline.split(' ')]);

/** Whether an element is one of HTML, of those that stand in texts about books. */
export function isHtmlElement(name: string): boolean {
  return names.has(name.toLowerCase());
}

const markup = /<!--[^]{0,2000}?-->|<\/?([a-z][a-z0-9]*(?::[a-z]+)?)(?=[\s/>])[^<>]*>/gi;
const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/i;
/** Hints where a line may break, and controls. */
const hints = /[\u00ad\u200b\ufeff\u2060]|[^\P{Cc}\t\r\n]/gu;

/** The words of a text that may be HTML, escaped once or twice; its paragraphs become lines. */
export function plainText(text: string): string {
  const broken = withLineBreaks(text);
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

/** The same on one line, as a title or a name is written. */
export function plainLine(text: string): string {
  const lines = plainText(text).split(/[\r\n]/);
  return lines
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ');
}

function hasTag(text: string): boolean {
  return [...text.matchAll(markup)].some(isMarkup);
}

function isMarkup([, name]: RegExpExecArray): boolean {
  // A comment; or one that word processors leave, such as `o:p`.
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

/** Programs write a line break as `\n`; `C:\new` is none. */
function withLineBreaks(text: string): string {
  if (!text.includes('\\') || text.includes('\n')) return text;
  return text.replace(/[a-z]:\\\S*|\\\\\w+\\\S*|(?:\\r)?\\n/gi, (found) =>
    /^(?:\\r)?\\n$/.test(found) ? '\n' : found,
  );
}
