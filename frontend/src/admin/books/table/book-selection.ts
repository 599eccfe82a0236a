import { useState } from 'react';

/** Which books of the table are ticked. Starts empty again whenever `scope` changes. */
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
    add: (more: string[]) => replace(new Set([...ids, ...more])),
    /** Books ticked since stay ticked; a selection that belongs to another list by now is not touched. */
    remove(some: string[]) {
      const gone = new Set(some);
      setState((now) =>
        now.scope === scope
          ? { scope, ids: new Set([...now.ids].filter((id) => !gone.has(id))) }
          : now,
      );
    },
    clear: () => replace(new Set()),
  };
}

export type BookSelection = ReturnType<typeof useBookSelection>;

/** Whether all of these books are ticked, and the click that ticks or clears them. */
export function selectAllState(shown: string[], { ids, add, remove }: BookSelection) {
  const isAllSelected = shown.length > 0 && shown.every((id) => ids.has(id));
  return { isAllSelected, onSelectAll: () => (isAllSelected ? remove(shown) : add(shown)) };
}
