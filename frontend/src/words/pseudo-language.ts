import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = Array.from('àƀçđéƒĝħîĵķļɱñöþǫŕšţûṽŵẋýžÀƁÇĐÉƑĜĦÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ');

/** `Cart` as `[!! Çàŕţ ~ !!]`: readable, about 40 % longer, and without one plain letter. */
function pseudoText(text: string): string {
  if (!/\p{L}/u.test(text)) return text;
  const letters = Array.from(text, (letter) => accented[plain.indexOf(letter)] ?? letter).join('');
  return `[!! ${letters} ${'~'.repeat(Math.ceil(text.length * 0.2))} !!]`;
}

function pseudoNode(node: ReactNode): ReactNode {
  if (typeof node === 'string') return pseudoText(node);
  if (Array.isArray(node)) return Children.toArray(node as ReactNode[]).map(pseudoNode);
  if (!isValidElement(node)) return node;
  const element = node as ReactElement<{ children?: ReactNode }>;
  const { children } = element.props;
  if (children === undefined) return element;
  // One by one: in a list React would miss their keys.
  return cloneElement(element, {}, ...[children].flat().map(pseudoNode));
}

/** Every text of a catalogue in the pseudo-language, as deep as they stand. */
export function pseudoWords(words: unknown): unknown {
  if (typeof words === 'string') return pseudoText(words);
  if (typeof words === 'function')
    return (...values: unknown[]) =>
      pseudoWords((words as (...of: unknown[]) => unknown)(...values));
  if (isValidElement(words)) return pseudoNode(words);
  if (Array.isArray(words)) return words.map(pseudoWords);
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([name, text]) => [name, pseudoWords(text)]));
}
