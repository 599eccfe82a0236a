import type { OrderStatus } from '../../src/contract/order/order-status.ts';
import type { StoredOrder } from '../../src/models/orders/order.model.ts';
import { sampleAdmin } from './sample-ids.ts';

type Entry = StoredOrder['history'][number];

const hourMs = 3_600_000;
/** Out of a hundred orders; the others arrive and are kept. */
const shares = { cancelledByCustomer: 4, cancelledByShop: 2, refused: 1, returned: 4 };

/** What became of an order by now, as far as its age allows: its history from `placed` on. */
export function wayOf(placed: Entry, random: () => number, now: Date): Entry[] {
  const history = [placed];
  let at = placed.at.getTime();
  for (const step of stepsOf(random)) {
    at += (step.afterHours + random() * step.withinHours) * hourMs;
    if (at > now.getTime()) break;
    // Who ordered by telephone cancels by telephone.
    const isByShop = step.isByShop || placed.by;
    history.push({ status: step.to, at: new Date(at), ...(isByShop && { by: sampleAdmin }) });
  }
  return history;
}

interface Step {
  to: OrderStatus;
  afterHours: number;
  withinHours: number;
  isByShop: boolean;
}

function stepsOf(random: () => number): Step[] {
  const confirmed = shopStep('confirmed', 1, 40);
  const shipped = shopStep('shipped', 4, 68);
  const delivered = shopStep('delivered', 20, 140);
  const fate = random() * 100;
  let limit = shares.cancelledByCustomer;
  if (fate < limit) return [{ ...shopStep('cancelled', 0.2, 20), isByShop: false }];
  if (fate < (limit += shares.cancelledByShop)) return [confirmed, shopStep('cancelled', 2, 48)];
  if (fate < (limit += shares.refused)) return [confirmed, shipped, shopStep('returned', 48, 120)];
  const way = [confirmed, shipped, delivered];
  return fate < limit + shares.returned ? [...way, shopStep('returned', 72, 300)] : way;
}

function shopStep(to: OrderStatus, afterHours: number, withinHours: number): Step {
  return { to, afterHours, withinHours, isByShop: true };
}
