import type mongoose from 'mongoose';
import { findOwed, settleOwed, type Owed, type QueuedLetter } from '../../outbox/outbox.ts';
import {
  linkSubject,
  NewsletterSignupModel,
  type StoredSignup,
} from '../newsletter/newsletter.model.ts';
import { OrderModel, type StoredOrder } from '../../order-record/order.model.ts';
import { findSettings } from '../../shop-settings/settings.model.ts';
import { addToDigests } from './digest.ts';
import { BackupRecordModel, type BackupRecord } from '../health/backup-record.model.ts';
import { findHeldOrders, findHeldWithdrawals } from './hold-letters.ts';
import { addLetters, type LetterDraft } from '../../outbox/letter.model.ts';
import type { Sender } from './contents/letter-content.ts';
import { findSender, layOut, type LettersContext } from './letters-context.ts';
import { wishLinks, WishModel, type StoredWish } from '../wishes/wish.model.ts';
import { WithdrawalModel, type StoredWithdrawal } from '../withdrawals/withdrawal.model.ts';
import {
  failedBackupContent,
  newsletterContent,
  wishConfirmContent,
  withdrawalContent,
} from './contents/other-letters.ts';
import { booksBackAt, isOrderLetter, orderContent } from './contents/order-letter.ts';

/** What is owed to somebody, as its letter; none when there is nobody to read it. */
type ToDraft<Stored> = (
  owed: Owed<Stored>,
) => (Omit<LetterDraft, 'key' | 'kind'> & { key?: string }) | undefined;

/** Reads what many letters need once. */
type Prepare<Stored> = (
  owed: Owed<Stored>[],
  sender: Sender,
  context: LettersContext,
) => Promise<ToDraft<Stored>>;

/**
 * Writes the letters that are owed by now, each once: its key lets one in, and what stands in the
 * outbox of its record goes after it is written. May be repeated at any point and run in every
 * process.
 */
export async function writeDueLetters(context: LettersContext): Promise<void> {
  await writeOwed(OrderModel.collection, context, toOrderLetters);
  await writeOwed(NewsletterSignupModel.collection, context, toNewsletterLetters);
  await writeOwed(WishModel.collection, context, toWishLetters);
  await writeOwed(WithdrawalModel.collection, context, toWithdrawalLetters);
  await writeOwed(BackupRecordModel.collection, context, toBackupLetters);
}

/** A letter that cannot be written holds up no other, and is owed as before. */
async function writeOwed<
  Stored extends { _id: { toString(): string }; outbox?: QueuedLetter[] | null },
>(
  collection: mongoose.Collection,
  context: LettersContext,
  prepare: Prepare<Stored>,
): Promise<void> {
  const owed = await findOwed<Stored>(collection);
  if (owed.length === 0) return;
  const { settings, log } = context;
  const toDraft = await prepare(owed, await findSender(context), context);
  const drafts: LetterDraft[] = [];
  const done = owed.filter((each) => {
    const { kind, at } = each.queued;
    const key = `${each.record._id.toString()} ${kind} ${at.getTime()}`;
    try {
      const draft = toDraft(each);
      if (draft) drafts.push({ key, kind, ...draft });
      return true;
    } catch (error) {
      log.error({ err: error, kind }, 'letter not written');
      return false;
    }
  });
  const written = await addLetters(drafts);
  if (written > 0) log.info({ written, isSent: settings.letters.server !== undefined }, 'letters');
  await settleOwed(collection, done);
}

const toOrderLetters: Prepare<StoredOrder> = async (owed, sender, context) => {
  const { digest } = await findSettings();
  const read = owed.filter((each) => hasReader(each, context));
  const isDigested = ({ queued }: Owed<StoredOrder>) => digest && queued.kind === 'new-order';
  const tooLate = await addToDigests(read.filter(isDigested), sender, context);
  const alone = new Set(read.filter((each) => !isDigested(each) || tooLate.includes(each)));
  const toCustomers = [...alone].filter(({ queued }) => queued.kind !== 'new-order');
  const held = await findHeldOrders(toCustomers.map(({ record }) => record));
  return (each) => {
    const { record: order, queued } = each;
    if (!alone.has(each)) return undefined;
    const isToOwner = queued.kind === 'new-order';
    const to = (isToOwner ? context.settings.letters.ownerEmail : order.email) ?? '';
    const status = !isToOwner && held.has(order._id.toHexString()) ? 'held' : 'waiting';
    if (!isOrderLetter(queued.kind)) return undefined;
    const content = orderContent(queued.kind, order, sender, booksBackAt(order, queued.at));
    return { to, status, ...layOut(content, sender) };
  };
};

const toNewsletterLetters: Prepare<StoredSignup> = async (_owed, sender) => {
  const said = layOut(newsletterContent(sender), sender);
  return ({ record: { _id, email, consentAt } }) => ({
    to: email,
    linksOf: linkSubject({ _id, consentAt }),
    ...said,
  });
};

/** Whoever reads a mailbox is asked whether the wish is theirs: at most one letter a day (UTC). */
const toWishLetters: Prepare<StoredWish> = async (_owed, sender) => {
  const said = layOut(wishConfirmContent(sender), sender);
  return ({ record: { email, address, endHash }, queued: { kind, at } }) => ({
    key: `${kind} ${address} ${at.toISOString().slice(0, 10)}`,
    to: email,
    linksOf: wishLinks(address),
    endHash,
    ...said,
  });
};

const toWithdrawalLetters: Prepare<StoredWithdrawal> = async (owed, sender) => {
  const held = await findHeldWithdrawals(owed.map(({ record }) => record));
  return ({ record }) => ({
    to: record.email,
    status: held.has(record._id.toHexString()) ? 'held' : 'waiting',
    ...layOut(withdrawalContent(record, sender), sender),
  });
};

/** Once until a backup is whole again. */
const toBackupLetters: Prepare<BackupRecord> = async (_owed, sender, { settings }) => {
  return ({ record }) => {
    if (!record.error) return undefined;
    return {
      key: `backup-failed ${record.at?.toISOString() ?? 'never'}`,
      to: settings.letters.ownerEmail ?? '',
      ...layOut(failedBackupContent(record, sender), sender),
    };
  };
};

/** Whether there is anybody to read the letter. */
function hasReader(
  { record: { email, source }, queued: { kind } }: Owed<StoredOrder>,
  { settings: { letters } }: LettersContext,
): boolean {
  if (kind !== 'new-order') return Boolean(email);
  // What came by telephone the owner has entered. Without a mail server letters are read under
  // Letters, whatever the address.
  return source !== 'phone' && (Boolean(letters.ownerEmail) || !letters.server);
}
