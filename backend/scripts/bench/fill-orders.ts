import { connect, disconnect } from '../../src/database/connect.ts';
import { saveAdmin } from '../../src/features/sign-in/save-admin.ts';
import { settleOrders } from '../../src/features/orders/rollup/order-blocks.model.ts';
import { addSampleOrders } from '../../seed/samples/add-sample-orders.ts';
import { say } from '../demo/say.ts';

export const admin = { username: 'bench', password: 'a-long-password-to-measure-with' };

/** Orders of the last year and what a shop has counted of them when it has been open for a while. */
export async function fillOrders(mongodbUri: string, orders: number): Promise<void> {
  await connect(mongodbUri, { isPatient: true });
  await saveAdmin(admin.username, admin.password);
  if (orders > 0) {
    const customers = Math.ceil(orders / 5);
    await addSampleOrders({ orders, customers, now: new Date() }, (there) => {
      if (there % 50_000 === 0) say(`  ${there} orders ...`);
    });
    say('  counting them ...');
    await settleOrders();
  }
  await disconnect();
}
