import { fold } from '@storyloom/backend/contract/text/fold';

interface HighlightedTextProps {
  text: string;
  /** What was typed; its words are looked for at the beginning of the text's words. */
  typed: string;
}

/** A text in which the beginnings that were typed stand out, whatever their case and accents. */
export function HighlightedText({ text, typed }: HighlightedTextProps) {
  const terms = wordsOf(typed)
    .map((word) => fold(word.text))
    .sort((a, b) => b.length - a.length);
  const parts: { text: string; isTyped: boolean; at: number }[] = [];
  let end = 0;
  for (const word of wordsOf(text)) {
    const term = terms.find((start) => fold(word.text).startsWith(start));
    if (term === undefined) continue;
    const length = lengthOfBeginning(word.text, term);
    parts.push({ text: text.slice(end, word.at), isTyped: false, at: end });
    parts.push({ text: word.text.slice(0, length), isTyped: true, at: word.at });
    end = word.at + length;
  }
  parts.push({ text: text.slice(end), isTyped: false, at: end });
  return parts.map((part) =>
    part.isTyped ? (
      <mark
        key={part.at}
        className="bg-transparent font-bold text-ink underline decoration-accent decoration-2 underline-offset-3"
      >
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}

function wordsOf(text: string): { text: string; at: number }[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map((found) => ({
    text: found[0],
    at: found.index,
  }));
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
