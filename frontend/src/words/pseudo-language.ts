import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = Array.from('àƀçđéƒĝħîĵķļɱñöþǫŕšţûṽŵẋýžÀƁÇĐÉƑĜĦÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ');

/** Names, formats and codes, and the languages that call themselves so: the same in every language. */
export const notTranslated =
  /^(Storyloom|English|Deutsch|Fran|ais|Espa|Polski|Jan(uary)?|Feb(ruary)?|Mar(ch)?|Apr(il)?|May|June?|July?|Aug(ust)?|Sep(t|tember)?|Oct(ober)?|Nov(ember)?|Dec(ember)?|ISBN|CSV|ONIX|UTC|USD|NPR|SMTP|Node|MAIL|FROM|URL|JSON|TAB|VAT|Facebook|Twitter|LinkedIn|Google|Windows|Excel|Latin)$/;

type Direction = 'ltr' | 'rtl';

/** `Cart` as `[!! Çàŕţ ~ !!]`: readable, about 40 % longer, and without one plain letter; from the right, its letters run the other way. */
function pseudoText(text: string, direction: Direction): string {
  if (!/\p{L}/u.test(text)) return text;
  const letters = Array.from(text, (letter) => accented[plain.indexOf(letter)] ?? letter).join('');
  const longer = `[!! ${letters} ${'~'.repeat(Math.ceil(text.length * 0.2))} !!]`;
  return direction === 'rtl' ? `\u202e${longer}\u202c` : longer;
}

function pseudoNode(node: ReactNode, direction: Direction): ReactNode {
  const same = (inner: ReactNode) => pseudoNode(inner, direction);
  if (typeof node === 'string') return pseudoText(node, direction);
  if (Array.isArray(node)) return Children.toArray(node as ReactNode[]).map(same);
  if (!isValidElement(node)) return node;
  const element = node as ReactElement<{ children?: ReactNode }>;
  const { children } = element.props;
  if (children === undefined) return element;
  // One by one: in a list React would miss their keys.
  return cloneElement(element, {}, ...[children].flat().map(same));
}

/** Every text of a catalogue in the pseudo-language, as deep as they stand. */
export function pseudoWords(words: unknown, direction: Direction = 'ltr'): unknown {
  const same = (inner: unknown) => pseudoWords(inner, direction);
  if (typeof words === 'string') return pseudoText(words, direction);
  if (typeof words === 'function')
    return (...values: unknown[]) => same((words as (...of: unknown[]) => unknown)(...values));
  if (isValidElement(words)) return pseudoNode(words, direction);
  if (Array.isArray(words)) return words.map(same);
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([name, text]) => [name, same(text)]));
}
