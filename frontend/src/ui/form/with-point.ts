/** An amount typed with a decimal comma (`3,50`), as the API reads it; anything else as it is. */
export function withPoint(typed: string): string {
  return typed.trim().replace(/^(\d+),(\d{1,2})$/, '$1.$2');
}
