import type { Order } from '@storyloom/backend/contract/order/order';
import { useSettings, useShop } from '@/api/settings.api';
import { coverSources } from '@/ui/pictures/cover';

/** Who sends it; what the owner has left empty is not there. */
export function Letterhead() {
  const { name, logo } = useShop();
  const { address, phone, email } = useSettings().data?.contact ?? {};
  const picture = coverSources(logo, 640);
  return (
    <div className="min-w-0 pr-6">
      {picture && <img src={picture.src} alt="" className="mb-2 max-h-20 max-w-64" />}
      <p className="font-serif text-3xl font-bold">{name}</p>
      <p className="mt-1 whitespace-pre-line">
        {[address, phone, email].filter(Boolean).join('\n')}
      </p>
    </div>
  );
}

/** As it was when the order was placed. */
export function TaxRow({ tax }: Pick<Order, 'tax'>) {
  const { data } = useSettings();
  if (!data) return null;
  return (
    <tr className="border-b border-black/30">
      <td className="py-2">Taxes</td>
      <td colSpan={2} className="py-2 pl-4 text-right">
        {tax ?? data.shipping.tax}
      </td>
    </tr>
  );
}
