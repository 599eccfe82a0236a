import { formatNumber } from './formats';

/** "1 book", "1,200 books". */
export function countOf(count: number, one: string): string {
  return `${formatNumber(count)} ${one}${count === 1 ? '' : 's'}`;
}
