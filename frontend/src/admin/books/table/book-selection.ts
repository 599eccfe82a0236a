import { useState } from 'react';

/** The selected books of the table; emptied when `scope` changes. */
export function useBookSelection(scope: string) {
  const [state, setState] = useState({ scope, ids: new Set<string>() });
  const ids = state.scope === scope ? state.ids : new Set<string>();
  const replace = (next: Set<string>) => setState({ scope, ids: next });

  return {
    ids,
    toggle(id: string) {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      replace(next);
    },
    add: (addedIds: string[]) => replace(new Set([...ids, ...addedIds])),
    /** Keeps books that were selected meanwhile, and leaves the selection of another list alone. */
    remove(removedIds: string[]) {
      const removed = new Set(removedIds);
      setState((current) =>
        current.scope === scope
          ? { scope, ids: new Set([...current.ids].filter((id) => !removed.has(id))) }
          : current,
      );
    },
    clear: () => replace(new Set()),
  };
}

export type BookSelection = ReturnType<typeof useBookSelection>;

/** Whether all shown books are selected, and a function that selects or clears them. */
export function selectAllState(shown: string[], { ids, add, remove }: BookSelection) {
  const isAllSelected = shown.length > 0 && shown.every((id) => ids.has(id));
  return { isAllSelected, onSelectAll: () => (isAllSelected ? remove(shown) : add(shown)) };
}
