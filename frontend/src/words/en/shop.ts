import {
  emailKinds,
  orderStatuses,
  pickupStatuses,
} from '@storyloom/backend/contract/words/en/statuses';
import { account } from './account';
import { checkout } from './checkout';
import { orders } from './orders';
import { parts } from './parts';
import { signIn } from './sign-in';
import { texts } from './texts';
import { withdrawal } from './withdrawal';

/** What the other pages of the shop say, and what both sides share. */
export const shop = {
  ...{ orderStatuses, pickupStatuses, emailKinds, parts },
  ...{ checkout, orders, account, signIn, withdrawal, texts },
};
