// No zod here: the home page loads this file, and zod would make its first load larger.

/** The people whom a book's author field names: "A. Lee & B. Ray" are two, "Lee, A." is one. */
export function authorsOf(text: string): string[] {
  return text
    .split(/[;；、|]|\s[&＆/]\s/u)
    .flatMap(splitWholeNames)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

const wholeName =
  /^(?!\p{Ll})(?=\S.*\s\S)(?!.*\s\p{L}\.$)|^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]{2,}$/u;

// "Tolkien, J. R. R.", "van Gogh, Vincent" and "Jakob und Wilhelm Grimm" are not split.
function splitWholeNames(names: string): string[] {
  const parts = names.split(/[,，،]|\s(?:and|und|et)\s/u).map((part) => part.trim());
  return parts.every((part) => wholeName.test(part)) ? parts : [names];
}
