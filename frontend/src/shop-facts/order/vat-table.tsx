import type { OrderVat } from '@storyloom/backend/contract/order/vat/order-vat';
import { formatPercent, formatPrice } from '@/shop-facts/formats/formats';
import { words } from '@/words/shop';

interface VatTableProps {
  /** Renders nothing without sums. */
  sums: OrderVat[] | undefined;
  /** The currency of the order; the shop's by default. */
  currency?: string;
  className?: string;
}

/** The VAT in the total of an order, by rate. */
export function VatTable({ sums = [], currency, className = 'mt-4' }: VatTableProps) {
  if (sums.length === 0) return null;
  const { title, columns } = words.vat;
  return (
    // The font is limited by the width, so that four columns fit on a phone with large text.
    <div className={`overflow-x-auto ${className}`}>
      <table
        aria-label={title}
        className="w-full text-[min(0.875rem,5.6vw)] leading-5 tabular-nums max-[23rem]:text-[min(0.75rem,5.6vw)]"
      >
        <thead>
          <tr>
            <th className="py-1 text-start font-normal">{columns.rate}</th>
            <th className="py-1 ps-2 text-end font-normal">{columns.net}</th>
            <th className="py-1 ps-2 text-end font-normal">{columns.vat}</th>
            <th className="py-1 ps-2 text-end font-normal">{columns.gross}</th>
          </tr>
        </thead>
        <tbody>
          {sums.map(({ rate, net, vat, gross }) => (
            <tr key={rate}>
              <th className="py-1 text-start font-normal">{formatPercent(rate)}</th>
              <td className="py-1 ps-2 text-end">{formatPrice(net, currency)}</td>
              <td className="py-1 ps-2 text-end">{formatPrice(vat, currency)}</td>
              <td className="py-1 ps-2 text-end">{formatPrice(gross, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
