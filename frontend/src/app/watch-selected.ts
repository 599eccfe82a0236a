import type { Store } from '@reduxjs/toolkit';

/** Calls back with each new value that `select` finds in the store. Returns a function that stops it. */
export function watchSelected<State, Value>(
  store: Pick<Store<State>, 'getState' | 'subscribe'>,
  select: (state: State) => Value,
  onChange: (value: Value) => void,
): () => void {
  let last = select(store.getState());
  return store.subscribe(() => {
    const value = select(store.getState());
    if (value === last) return;
    last = value;
    onChange(value);
  });
}
