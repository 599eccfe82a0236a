/** What pages, emails and printouts say of VAT. */
export interface VatWords {
  /** The heading of a table of sums by rate; no paper is called an invoice. */
  title: string;
  /** The columns of that table. */
  columns: { rate: string; net: string; vat: string; gross: string };
  /** One rate in a line, as in an email: rate, net and VAT are written already. */
  line: (rate: string, net: string, vat: string) => string;
  company: string;
  vatNumber: string;
}

/** The values of each rule. */
export interface VatRuleValues {
  not_vat_rate: Record<never, never>;
  /** An example of the number's country; without it, each language has its own. */
  not_vat_number: { example: string | undefined };
}
