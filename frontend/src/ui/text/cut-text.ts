/** The text itself when it fits, else its first `length` characters and '...'. */
export function cutText(text: string, length: number): string {
  const emails = Array.from(text);
  return emails.length > length ? `${emails.slice(0, length).join('')}...` : text;
}
