import { findOwed, settleOwed, type Owed } from '../../database/outbox.ts';
import {
  linkSubject,
  NewsletterSignupModel,
  type StoredSignup,
} from '../newsletter/newsletter.model.ts';
import { OrderModel, type StoredOrder } from '../orders/order.model.ts';
import { findSettings } from '../settings/settings.model.ts';
import { addToDigests } from './digest.ts';
import { addLetters, type LetterDraft } from './letter.model.ts';
import { findSender, layOut, type LettersContext } from './letters-context.ts';
import { newsletterContent } from './newsletter-letter.ts';
import { isOrderLetter, orderContent } from './order-letter.ts';

/**
 * Writes the letters that are owed by now, each once: its key lets one in, and what stands in the
 * outbox of its record goes after it is written. May be repeated at any point and run in every
 * process.
 */
export async function writeDueLetters(context: LettersContext): Promise<void> {
  await writeOrderLetters(context);
  await writeNewsletterLetters(context);
}

async function writeOrderLetters(context: LettersContext): Promise<void> {
  const owed = await findOwed<StoredOrder>(OrderModel.collection);
  if (owed.length === 0) return;
  const { letters } = context.settings;
  const [sender, { digest }] = await Promise.all([findSender(context), findSettings()]);
  const read = owed.filter((each) => hasReader(each, context));
  const isDigested = ({ queued }: Owed<StoredOrder>) => digest && queued.kind === 'new-order';
  const tooLate = await addToDigests(read.filter(isDigested), sender, context);
  const alone = read.filter((each) => !isDigested(each) || tooLate.includes(each));
  const failed = await writeAlone(alone, context, ({ record: order, queued: { kind, at } }) => {
    if (!isOrderLetter(kind)) return [];
    const key = `${order._id.toHexString()} ${kind} ${at.getTime()}`;
    const to = (kind === 'new-order' ? letters.ownerEmail : order.email) ?? '';
    return [{ key, kind, to, ...layOut(orderContent(kind, order, sender), sender) }];
  });
  await settleOwed(
    OrderModel.collection,
    owed.filter((each) => !failed.includes(each)),
  );
}

async function writeNewsletterLetters(context: LettersContext): Promise<void> {
  const owed = await findOwed<StoredSignup>(NewsletterSignupModel.collection);
  if (owed.length === 0) return;
  const sender = await findSender(context);
  const said = layOut(newsletterContent(sender), sender);
  await writeAlone(owed, context, ({ record: { _id, email, consentAt }, queued: { kind, at } }) => {
    const key = `${_id} ${kind} ${at.getTime()}`;
    return [{ key, kind, to: email, linksOf: linkSubject({ _id, consentAt }), ...said }];
  });
  await settleOwed(NewsletterSignupModel.collection, owed);
}

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

/** Returns those that cannot be written: they must not hold up the others. */
async function writeAlone<Stored>(
  owed: Owed<Stored>[],
  { settings, log }: LettersContext,
  toDrafts: (each: Owed<Stored>) => LetterDraft[],
): Promise<Owed<Stored>[]> {
  const drafts: LetterDraft[] = [];
  const failed = owed.filter((each) => {
    try {
      drafts.push(...toDrafts(each));
      return false;
    } catch (error) {
      log.error({ err: error, kind: each.queued.kind }, 'letter not written');
      return true;
    }
  });
  const written = await addLetters(drafts);
  if (written > 0) log.info({ written, isSent: settings.letters.server !== undefined }, 'letters');
  return failed;
}
