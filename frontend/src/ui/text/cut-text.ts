/** The text itself when it fits, else its first `length` characters and '...'. */
export function cutText(text: string, length: number): string {
  const letters = Array.from(text);
  return letters.length > length ? `${letters.slice(0, length).join('')}...` : text;
}
