import { recountOrders } from '../src/features/orders/rollup/recount-orders.ts';
import { runScript, print } from './demo/print.ts';
import { readOptions } from './read-options.ts';
import { withShop } from './demo/with-database.ts';

const usage = `npm run recount

Counts all orders again for dashboard, reports and customers, and says which of them were changed past
the shop. It may be open meanwhile.
`;

await runScript(async () => {
  readOptions({ usage });
  await withShop(async () => {
    const changed = await recountOrders();
    if (changed.length === 0) print('All orders are counted as they are.');
    for (const number of changed) {
      print(`Order ${number} was changed past the shop. It is counted now.`);
    }
  });
});
