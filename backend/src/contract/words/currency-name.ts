/** Returns what the language calls amounts of a currency: `euros` for EUR. */
export function currencyNameOf(language: string) {
  return (currency: string): string => {
    const style = { style: 'currency', currencyDisplay: 'name', currency } as const;
    const parts = new Intl.NumberFormat(language, style).formatToParts(2);
    return parts.find(({ type }) => type === 'currency')?.value ?? currency;
  };
}
