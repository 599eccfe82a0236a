import { useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Prints gift cards instead of packing slips: the caller renders one or the other by
 * `isPrintingCards`.
 */
export function usePrintCards() {
  const [isPrintingCards, setIsPrintingCards] = useState(false);
  const printCards = () => {
    // The browser prints the current state of the page.
    flushSync(() => setIsPrintingCards(true));
    window.print();
    setIsPrintingCards(false);
  };
  return { isPrintingCards, printCards };
}
