/** `1234.5` as `$1,234.50`. Not by Intl: its first formatter takes 10 ms of a first screen. */
export function formatPrice(amount: number): string {
  const cents = String(Math.round(Math.abs(amount) * 100)).padStart(3, '0');
  let dollars = cents.slice(0, -2);
  for (let at = dollars.length - 3; at > 0; at -= 3)
    dollars = `${dollars.slice(0, at)},${dollars.slice(at)}`;
  return `${amount < 0 ? '-' : ''}$${dollars}.${cents.slice(-2)}`;
}

/** A sum of dollar amounts without binary rounding: added in cents. */
export function sumPrices(amounts: number[]): number {
  return amounts.reduce((cents, amount) => cents + Math.round(amount * 100), 0) / 100;
}

interface PriceProps {
  amount: number;
  /** Struck through, and only when it was higher. */
  oldAmount?: number | undefined;
  className?: string;
}

export function Price({ amount, oldAmount, className = '' }: PriceProps) {
  const hasDropped = oldAmount !== undefined && oldAmount > amount;
  return (
    <p className={`flex flex-wrap items-baseline gap-x-2 tabular-nums ${className}`}>
      <span className="sr-only">Price</span>
      <span className="font-semibold">{formatPrice(amount)}</span>
      {hasDropped && (
        <>
          <span className="sr-only">instead of</span>
          <s className="text-[0.875em] text-ink-faint">{formatPrice(oldAmount)}</s>
        </>
      )}
    </p>
  );
}
