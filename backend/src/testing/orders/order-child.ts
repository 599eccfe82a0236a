import { connect } from '../../database/connect.ts';
import { BookModel } from '../../book-record/book.model.ts';
import { OrderModel } from '../../order-record/order.model.ts';
import { scanBook } from '../../features/orders/counter/scan-book.ts';
import { returnBooks, setOrderStatus } from '../../features/orders/status/set-status.ts';
import {
  placeOrder,
  placeOwnersOrder,
  type OrderRequest,
  type OwnersOrderRequest,
} from '../../features/orders/place/place-order.ts';
import { undoStatus } from '../../features/orders/status/undo-status.ts';
import { atStep } from '../../runtime/steps.ts';

/** What a process does until it dies without a word, as in a power cut. */
export interface OrderChildTask {
  mongodbUri: string;
  dieAfter: string;
  /** Places this order; `soldOutBookId` is sold to somebody else right after the first write. */
  place?: OrderRequest;
  soldOutBookId?: string;
  /** Or this one that came by telephone. */
  placePhone?: OwnersOrderRequest;
  /** Or does this scan at the counter. */
  scan?: Parameters<typeof scanBook>[0];
  /** Or cancels this one. */
  cancelOrderId?: string;
  /** Or notes that these books came back. */
  returnBooks?: Parameters<typeof returnBooks>[0];
  /** Or takes the last step of this one back. */
  undoOrderId?: string;
}

const task = JSON.parse(process.argv[2] ?? '') as OrderChildTask;
await connect(task.mongodbUri, { isPatient: true });
atStep.enterWith(async (step) => {
  if (step === 'begun' && task.soldOutBookId) {
    await BookModel.updateOne({ _id: task.soldOutBookId }, { stock: 0 });
  }
  if (step === task.dieAfter) process.kill(process.pid, 'SIGKILL');
});

if (task.place) await placeOrder(task.place).catch(() => {});
if (task.placePhone) await placeOwnersOrder(task.placePhone).catch(() => {});
if (task.scan) await scanBook(task.scan).catch(() => {});
if (task.cancelOrderId) await setOrderStatus(task.cancelOrderId, 'cancelled', 'owner');
if (task.returnBooks) await returnBooks(task.returnBooks).catch(() => {});
if (task.undoOrderId) {
  const id = task.undoOrderId;
  // Taken a moment ago, however long this process has needed to start.
  const steps = (await OrderModel.findById(id).orFail().lean()).history.length;
  await OrderModel.updateOne({ _id: id }, { [`history.${steps - 1}.at`]: new Date() });
  await undoStatus({ id, step: undefined, by: 'owner' }).catch(() => {});
}
process.exit(0); // whoever waits for its death hears that it has not come
