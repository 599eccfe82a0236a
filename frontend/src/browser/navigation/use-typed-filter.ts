import { useEffect, useState, type ChangeEvent } from 'react';

const pauseMs = 250;

/**
 * A filter that is applied a moment after the last keystroke. `filter` is the filter that is applied
 * now; when it changes from elsewhere (the back button, a "clear" button) the input follows. Returns
 * the props of the input.
 */
export function useTypedFilter(filter: string, onChange: (text: string) => void) {
  const [typed, setTyped] = useState(filter);
  const [lastFilter, setLastFilter] = useState(filter);
  const [lastSent, setLastSent] = useState(filter);
  if (filter !== lastFilter) {
    setLastFilter(filter);
    // A filter that this input set itself may arrive after more input, which must not be lost.
    if (filter !== lastSent) {
      setTyped(filter);
      setLastSent(filter); // or Back to the filter that was sent last would not be followed
    }
  }

  const text = typed.trim();
  // No dependencies: text typed on another page is applied once the list is shown.
  useEffect(() => {
    if (text === filter) return undefined;
    const timer = window.setTimeout(() => {
      setLastSent(text);
      onChange(text);
    }, pauseMs);
    return () => window.clearTimeout(timer);
  });

  return {
    type: 'search',
    maxLength: 100,
    value: typed,
    onChange: (event: ChangeEvent<HTMLInputElement>) => setTyped(event.target.value),
  } as const;
}
