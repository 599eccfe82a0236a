import { recordedText } from '../shop/recorded-texts.ts';

/** Returns what the language calls amounts of a currency: `euros` for EUR. */
export function currencyNameOf(language: string) {
  return (currency: string): string =>
    recordedText(['name', language, currency], () => {
      const style = { style: 'currency', currencyDisplay: 'name', currency } as const;
      // With decimals Polish has the genitive: `2,00 złotego`.
      const whole = { ...style, maximumFractionDigits: 0 };
      const parts = new Intl.NumberFormat(language, whole).formatToParts(2);
      return parts.find(({ type }) => type === 'currency')?.value ?? currency;
    });
}
