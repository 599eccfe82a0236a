import { connect } from '../../database/connect.ts';
import { placeOrder, type OrderRequest } from '../../features/orders/place/place-order.ts';
import type { OrderOutcome } from './order-process.ts';

await connect(process.argv[2] ?? '', { isPatient: true });

async function place(request: OrderRequest): Promise<OrderOutcome> {
  try {
    return { number: (await placeOrder(request)).order.number };
  } catch (error) {
    return { code: String((error as { code?: unknown }).code ?? error) };
  }
}

process.on('message', (requests: OrderRequest[]) => {
  void Promise.all(requests.map(place)).then((outcomes) => process.send?.(outcomes));
});
process.once('disconnect', () => process.exit(0));
process.send?.('ready');
