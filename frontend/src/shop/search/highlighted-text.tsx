import { fold } from '@storyloom/backend/contract/text/fold';
import { Fragment } from 'react';

interface HighlightedTextProps {
  text: string;
  /** What was typed; its words are looked for at the beginning of the text's words. */
  typed: string;
}

const words = /([\p{L}\p{N}\p{M}]+)/gu;

/** A text in which the beginnings that were typed stand out, whatever their case and accents. */
export function HighlightedText({ text, typed }: HighlightedTextProps) {
  const terms = (typed.match(words) ?? []).map(fold).sort((a, b) => b.length - a.length);
  // Every second part is a word.
  return text.split(words).map((part, index) => {
    const term = index % 2 === 1 && terms.find((start) => fold(part).startsWith(start));
    if (!term) return part;
    const length = lengthOfBeginning(part, term);
    return (
      <Fragment key={index}>
        <mark className="bg-transparent font-bold text-ink underline decoration-accent decoration-2 underline-offset-3">
          {part.slice(0, length)}
        </mark>
        {part.slice(length)}
      </Fragment>
    );
  });
}

/** How many characters of the word the folded beginning covers: "œ" is one, "oe" two. */
function lengthOfBeginning(word: string, folded: string): number {
  let length = 0;
  for (const letter of word) {
    if (fold(word.slice(0, length)).length >= folded.length) break;
    length += letter.length;
  }
  return length;
}
