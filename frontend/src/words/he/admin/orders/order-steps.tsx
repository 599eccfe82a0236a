import type { Order } from '@storyloom/backend/contract/order/order';
import type { OrderStatus } from '@storyloom/backend/contract/order/order-status';
import { orderStatuses, pickupStatuses } from '@storyloom/backend/contract/words/he/statuses';
import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { orderSteps as english } from '@/words/en/admin/orders/order-steps';

const plural = pluralOf('he');

type Pickup = Pick<Order, 'pickup'>;
type Named = Pick<Order, 'number' | 'pickup'>;

const steps: Record<OrderStatus, string> = {
  placed: 'קבלה',
  confirmed: 'אישור',
  ready: 'סימון כמוכנה',
  shipped: 'סימון כנשלחה',
  delivered: 'סימון כנמסרה',
  cancelled: 'ביטול הזמנה',
  returned: 'סימון כהוחזרה',
};

const step = (status: OrderStatus, { pickup }: Pickup) =>
  pickup && status === 'delivered' ? 'סימון כנאספה' : steps[status];

/** The statuses read the same within a sentence: an order is feminine. */
const stateOf = (status: OrderStatus, { pickup }: Pickup) =>
  (pickup ? pickupStatuses : orderStatuses)[status];

/** The steps of an order and their results. */
export const orderSteps: typeof english = {
  step,
  stepOfOrder: (status: OrderStatus, order: Named) =>
    `${step(status, order)}: הזמנה ${order.number}`,
  undoneTo: (status: OrderStatus, order: Pickup) => `הוחזרה למצב ”${stateOf(status, order)}”`,
  doNotSend: (status: OrderStatus) =>
    `מצב ההזמנה: ${orderStatuses[status]}. אין לשלוח אותה; אין סכום לגבייה.`,
  isNow: (status: OrderStatus, order: Named) =>
    `הזמנה ${order.number} עכשיו במצב ”${stateOf(status, order)}”.`,
  isAgain: (status: OrderStatus, order: Named) =>
    `הזמנה ${order.number} שוב במצב ”${stateOf(status, order)}”.`,
  booksCameBack: (count: number, number: number) =>
    plural(count, {
      one: `ספר אחד מהזמנה ${number} הוחזר.`,
      two: `שני ספרים מהזמנה ${number} הוחזרו.`,
      other: `# ספרים מהזמנה ${number} הוחזרו.`,
    }),
  booksCameNotBack: (count: number, number: number) =>
    plural(count, {
      one: `ספר אחד מהזמנה ${number} בסופו של דבר לא הוחזר.`,
      two: `שני ספרים מהזמנה ${number} בסופו של דבר לא הוחזרו.`,
      other: `# ספרים מהזמנה ${number} בסופו של דבר לא הוחזרו.`,
    }),
  cameBackBefore: (titles: string[]) =>
    `כבר הוחזרו קודם: ${titles.map((title) => `”\u2068${title}\u2069”`).join(', ')}.`,
  uncertain: (number: number) =>
    `לא ברור אם הזמנה ${number} שונתה. כדאי לבדוק אותה לפני ניסיון נוסף.`,
  askReturned: (number: number) => `האם הזמנה ${number} הוחזרה?`,
  askCancel: (number: number) => `לבטל את הזמנה ${number}?`,
  askEndText: (status: OrderStatus, order: Pickup) =>
    `הספרים שלה חוזרים למלאי, ובדף ההזמנות של הלקוח היא תופיע במצב ”${stateOf(status, order)}”.`,
  askWithdrawn: (number: number) => `להמשיך בכל זאת בהזמנה ${number}?`,
  askWithdrawnText: (titles: string[]) =>
    `התקבלה הודעת ביטול עסקה לגבי ${titles.map((title) => `”\u2068${title}\u2069”`).join(', ')}. אם הביטול עדיין בתוקף, יש לבטל את ההזמנה.`,
  leaveAsIs: 'להשאיר כפי שהיא',
  keep: 'להשאיר',
  movedMeanwhile: 'מישהו אחר קידם בינתיים את ההזמנה הזאת.',
  notChanged: 'לא הצלחנו לשנות את ההזמנה. כדאי לנסות שוב.',
  isBeingMoved: 'מישהו אחר מקדם עכשיו את ההזמנה הזאת. כדאי לנסות שוב בעוד רגע.',
  soldMeanwhile: (status: OrderStatus, order: Named) =>
    `ספר מהזמנה ${order.number} נמכר בינתיים, ולכן ההזמנה נשארת במצב ”${stateOf(status, order)}”.`,
  undoTooLate: 'מאוחר מדי: השלב היה לפני יותר מעשר שניות, או שמישהו אחר קידם את ההזמנה.',
  notUndone: 'לא הצלחנו לבטל את השלב. כדאי לבדוק את ההזמנה.',
};
