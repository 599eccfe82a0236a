// Compares a typed word with a word of the index.

const maxWordLength = 40;
let twoAbove = new Uint8Array(maxWordLength + 1);
let above = new Uint8Array(maxWordLength + 1);
let row = new Uint8Array(maxWordLength + 1);

/**
 * The edit distance (Damerau-Levenshtein) from `typed` to `meant`, or to a beginning of it; any number
 * above `max` if it is more. Both words have at most 40 letters.
 */
export function countEdits(typed: string, meant: string, max: number, asPrefix = false): number {
  const columns = meant.length + 1;
  for (let j = 0; j < columns; j += 1) above[j] = j;
  for (let i = 1; i <= typed.length; i += 1) {
    let fewest = i;
    row[0] = i;
    for (let j = 1; j < columns; j += 1) {
      const isSame = typed.charCodeAt(i - 1) === meant.charCodeAt(j - 1);
      let edits = at(above, j - 1) + (isSame ? 0 : 1);
      edits = Math.min(edits, at(above, j) + 1, at(row, j - 1) + 1);
      if (!isSame && isSwapped(typed, i, meant, j))
        edits = Math.min(edits, at(twoAbove, j - 2) + 1);
      row[j] = edits;
      if (edits < fewest) fewest = edits;
    }
    if (fewest > max) return fewest;
    [twoAbove, above, row] = [above, row, twoAbove];
  }
  return asPrefix ? Math.min(...above.subarray(0, columns)) : at(above, columns - 1);
}

function isSwapped(typed: string, i: number, meant: string, j: number): boolean {
  return (
    i > 1 &&
    j > 1 &&
    typed.charCodeAt(i - 1) === meant.charCodeAt(j - 2) &&
    typed.charCodeAt(i - 2) === meant.charCodeAt(j - 1)
  );
}

/**
 * From 0 to 1. A missing, doubled or swapped letter is a more likely mistake than a different one, and
 * the first letter is rarely wrong: "wale" means "whale" rather than "tale". A word with a wrong first
 * letter may have no second mistake.
 */
export function similarityOfTypo(typed: string, meant: string, edits: number): number {
  const length = Math.max(typed.length, meant.length);
  let similarity = length / (length + edits);
  if (typed.length === meant.length && lettersOf(typed) !== lettersOf(meant)) similarity *= 0.6;
  const startsSwapped = typed[0] === meant[1] && typed[1] === meant[0];
  if (typed[0] === meant[0] || startsSwapped) return similarity;
  return edits > 1 ? 0 : similarity * 0.3;
}

/** A rough phonetic key: the same for "mobidik" and "mobydick", for "drakula" and "dracula". */
export function soundOf(word: string): string {
  return word
    .replace(/[cq]/g, 'k')
    .replaceAll('y', 'i')
    .replaceAll('z', 's')
    .replace(/(.)\1+/g, '$1');
}

/** The share of letters that both words have in the same order, 0 to 1; 0 when it is too small. */
export function similarityOfGuess(typed: string, meant: string): number {
  if (typed[0] !== meant[0] || meant.length > typed.length / 0.6) return 0;
  const columns = meant.length + 1;
  above.fill(0, 0, columns);
  row[0] = 0;
  for (let i = 1; i <= typed.length; i += 1) {
    for (let j = 1; j < columns; j += 1) {
      const isSame = typed.charCodeAt(i - 1) === meant.charCodeAt(j - 1);
      row[j] = isSame ? at(above, j - 1) + 1 : Math.max(at(above, j), at(row, j - 1));
    }
    [above, row] = [row, above];
  }
  const kept = at(above, meant.length);
  if (kept <= typed.length * 0.75 || kept < meant.length * 0.6) return 0;
  return (2 * kept) / (typed.length + meant.length);
}

function lettersOf(word: string): string {
  return [...word].sort().join('');
}

function at(numbers: Uint8Array, index: number): number {
  return numbers[index] as number;
}
