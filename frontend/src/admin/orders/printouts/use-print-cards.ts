import { useState } from 'react';
import { flushSync } from 'react-dom';

/** Prints gift cards in place of packing slips: the caller renders which of them `isPrintingCards` says. */
export function usePrintCards() {
  const [isPrintingCards, setAreCardsPrinted] = useState(false);
  const printCards = () => {
    // The browser prints what is on the page at this moment.
    flushSync(() => setAreCardsPrinted(true));
    window.print();
    setAreCardsPrinted(false);
  };
  return { isPrintingCards, printCards };
}
