/**
 * What `list.toSorted(compare).slice(start, end)` gives, in a fraction of the time for a page of a
 * long list. Changes the order of `list`.
 */
export function sliceSorted<T>(
  list: T[],
  compare: (a: T, b: T) => number,
  start: number,
  end: number,
): T[] {
  if (start > 0) splitAt(list, compare, start, 0, list.length - 1);
  splitAt(list, compare, end, start, list.length - 1);
  return list.slice(start, end).sort(compare);
}

/** Brings everything that belongs before `place` before it (quickselect). */
function splitAt<T>(
  list: T[],
  compare: (a: T, b: T) => number,
  place: number,
  first: number,
  last: number,
): void {
  while (first < last && place <= last) {
    // By chance, so that no list is the worst one every time.
    const pivot = list[first + Math.floor(Math.random() * (last - first + 1))] as T;
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
}
