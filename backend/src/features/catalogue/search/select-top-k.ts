type Compare<T> = (a: T, b: T) => number;

const sampleLength = 63;

/**
 * Returns the same as `list.toSorted(compare).slice(start, end)`, but faster for one page of a long
 * list (quickselect). Changes the order of `list`; no two items may be equal.
 */
export function selectTopK<T>(list: T[], compare: Compare<T>, start: number, end: number): T[] {
  if (start > 0) splitAt(list, compare, start, 0);
  splitAt(list, compare, end, start);
  return list.slice(start, end).sort(compare);
}

/** Moves all items that sort before `place` before it; the items before `first` are sorted already. */
function splitAt<T>(list: T[], compare: Compare<T>, place: number, first: number): void {
  let last = list.length - 1;
  while (place <= last && last - first > 4 * sampleLength) {
    const pivot = pivotFor(list, compare, (place - first) / (last - first), first, last);
    let [left, right] = [first, last];
    while (left <= right) {
      while (compare(list[left] as T, pivot) < 0) left += 1;
      while (compare(list[right] as T, pivot) > 0) right -= 1;
      if (left > right) break;
      [list[left], list[right]] = [list[right] as T, list[left] as T];
      left += 1;
      right -= 1;
    }
    if (place <= right) last = right;
    else if (place >= left) first = left;
    else return;
  }
  if (place > last) return;
  const rest = list.slice(first, last + 1).sort(compare);
  for (const [i, item] of rest.entries()) list[first + i] = item;
}

/** A pivot that is probably just after the place, so that one pass excludes most of a long list. */
function pivotFor<T>(
  list: T[],
  compare: Compare<T>,
  share: number,
  first: number,
  last: number,
): T {
  const sample = Array.from({ length: sampleLength }, () => {
    return list[first + Math.floor(Math.random() * (last - first + 1))] as T;
  }).sort(compare);
  return sample[Math.min(sampleLength - 1, Math.floor(share * sampleLength) + 2)] as T;
}
