import { setTimeout as wait } from 'node:timers/promises';
import mongoose from 'mongoose';
import { linkToken, type LinkPurpose } from '../../auth/link-token.ts';
import { LetterModel, type StoredLetter } from '../../outbox/letter.model.ts';
import { findSender, type LettersContext } from './letters-context.ts';
import { longestSendMs, readSendError, type Mail, type SendMail } from './mail-server.ts';

const hour = 3_600_000;
const pausesSeconds = [10, 60, 300, 1200, 3600, 10_800, 28_800, 86_400];
/** Pauses after the first, second, ... try; when the last has failed too, the letter has failed. */
export const pausesMs = pausesSeconds.map((seconds) => seconds * 1000);
/** What waited longer, for instance while no mail server was set, nobody expects any more. */
const staleMs = 72 * hour;
/** For so long a try is alone with its letter; longer than it can take. */
const leaseMs = longestSendMs + 10_000;

export interface SendingContext extends LettersContext {
  send: SendMail;
  /** Ends what is being sent. */
  signal: AbortSignal;
}

/** What became of the next letter that is due: none there, or whether the server took letters. */
type SendResult = 'none' | 'done' | 'server away';

/**
 * Sends the next letter that is due. Any number of processes may do so at once: a try has its letter
 * for itself until its lease is over. A letter goes out twice only when the server took it and
 * nobody could note that: this process ended, or the database was away longer than the lease.
 */
export async function sendNextLetter(context: SendingContext): Promise<SendResult> {
  const letter = await claim();
  if (!letter) return 'none';
  const problem = whyNot(letter, context);
  if (problem) {
    await giveUp(letter, problem);
    return 'done';
  }
  try {
    await context.send(await toMail(letter, context), context.signal);
  } catch (error) {
    return noteFailure(letter, error, context);
  }
  await noteSent(letter);
  context.log.info({ letter: letter._id.toHexString(), kind: letter.kind }, 'letter sent');
  return 'done';
}

function claim(): Promise<StoredLetter | null> {
  const now = new Date();
  const leaseUntil = new Date(now.getTime() + leaseMs);
  return LetterModel.findOneAndUpdate(
    {
      status: 'waiting',
      dueAt: mongoose.trusted({ $lte: now }),
      leaseUntil: mongoose.trusted({ $not: { $gt: now } }),
    },
    { $set: { leaseUntil, dueAt: leaseUntil }, $inc: { tries: 1 } },
    { sort: { dueAt: 1 }, returnDocument: 'after' },
  ).lean();
}

/** Why a letter is not even tried. */
function whyNot(
  { to, queuedAt, tries }: StoredLetter,
  { settings }: LettersContext,
): string | undefined {
  if (Date.now() - queuedAt.getTime() > staleMs) {
    return 'It has waited for more than three days, so it is not sent by itself any more.';
  }
  if ((tries ?? 0) > pausesMs.length + 1) return 'Each try to send it ended without a result.';
  if (!to && !settings.letters.ownerEmail) return 'OWNER_EMAIL is not set.';
  return undefined;
}

async function toMail(letter: StoredLetter, context: LettersContext): Promise<Mail> {
  const { settings } = context;
  const { name, contact, shopUrl } = await findSender(context);
  const address = settings.letters.from ?? '';
  const { kind, linksOf } = letter;
  const tokenOf = (purpose: LinkPurpose) => linkToken(settings.jwtSecret, purpose, linksOf ?? '');
  const withLinks = (text: string) => {
    if (!linksOf) return text;
    return text.replace(/\[link:(confirm|end)\]/g, (_gap, purpose: LinkPurpose) =>
      tokenOf(purpose),
    );
  };
  return {
    messageId: `${letter._id.toHexString()}@${address.slice(address.indexOf('@') + 1)}`,
    date: letter.queuedAt,
    from: { name, address },
    replyTo: contact.email,
    to: letter.to || (settings.letters.ownerEmail ?? ''),
    subject: letter.subject,
    text: withLinks(letter.text),
    html: withLinks(letter.html),
    endAddress: linksOf
      ? `${shopUrl}/api/${kind === 'newsletter-confirm' ? 'newsletter' : 'wishes'}/end?token=${tokenOf('end')}`
      : undefined,
  };
}

/** Tries as long as the letter is ours: what is not noted is sent once more. */
async function noteSent({ _id, leaseUntil }: StoredLetter): Promise<void> {
  for (;;) {
    try {
      await LetterModel.updateOne(
        { _id },
        { $set: { status: 'sent', sentAt: new Date() }, $unset: { leaseUntil: 1, error: 1 } },
      );
      return;
    } catch (error) {
      if (Date.now() > (leaseUntil?.getTime() ?? 0)) throw error;
      await wait(500);
    }
  }
}

async function noteFailure(
  letter: StoredLetter,
  error: unknown,
  { log, signal }: SendingContext,
): Promise<SendResult> {
  if (signal.aborted) {
    // Handed back as it was: another process, or this one after its start, goes on at once.
    await endTry(letter, { $set: { dueAt: new Date() }, $inc: { tries: -1 } });
    return 'done';
  }
  const { message, isFinal, isServerAway } = readSendError(error);
  const { _id, kind, tries = 1 } = letter;
  log.warn({ err: error, letter: _id.toHexString(), kind, tries }, 'letter not taken');
  const pauseMs = isFinal ? undefined : pausesMs[tries - 1];
  if (pauseMs === undefined) await giveUp(letter, message);
  else {
    await endTry(letter, { $set: { dueAt: new Date(Date.now() + pauseMs), error: message } });
  }
  return isServerAway ? 'server away' : 'done';
}

function giveUp(letter: StoredLetter, error: string): Promise<void> {
  return endTry(letter, { $set: { status: 'failed', error } });
}

/** Nothing happens when another try has taken the letter over. */
async function endTry(
  { _id, leaseUntil }: StoredLetter,
  update: { $set: object; $inc?: { tries: number } },
): Promise<void> {
  const own = { _id, leaseUntil: leaseUntil ?? null, status: 'waiting' } as const;
  await LetterModel.updateOne(own, { ...update, $unset: { leaseUntil: 1 } });
}
