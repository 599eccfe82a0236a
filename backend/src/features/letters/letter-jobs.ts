import { setTimeout as wait } from 'node:timers/promises';
import mongoose from 'mongoose';
import { LetterModel } from '../../outbox/letter.model.ts';
import type { Job } from '../../runtime/schedule.ts';
import { findSettings } from '../../shop-settings/settings.model.ts';
import { connectMailServer } from './mail-server.ts';
import type { LettersContext } from './letters-context.ts';
import { sendNextLetter, type SendingContext } from './send-letters.ts';
import { tellWhoWaits } from './tell-who-waits.ts';
import { releaseProven } from './hold-letters.ts';
import { writeDueLetters } from './write-letters.ts';

const everyMs = 1_000;
/** A mail server that is away is left alone for so long: every try counts for its letter. */
const serverPauseMs = 5_000;
/** At once: a letter that takes long does not hold up the others. */
const senders = ['send letters 1', 'send letters 2', 'send letters 3'];
/** How long a stop waits for what is being sent, before it is handed back. */
const finishMs = 2_500;
const forgottenAtOnce = 500;

/** Letters are written and sent beside the requests, in every process. */
export function letterJobs(context: LettersContext): Job[] {
  const { server } = context.settings.letters;
  const send = server && connectMailServer(server);
  return [
    { name: 'write letters', everyMs, work: () => writeDueLetters(context) },
    { name: 'forget old letters', everyMs: 3_600_000, work: forgetOldLetters },
    { name: 'release held letters', everyMs: 5_000, work: releaseProven },
    { name: 'tell of books', everyMs: 5_000, work: () => tellWhoWaits(context) },
    ...senders.flatMap((name) => {
      if (!send) return [];
      const work = (stopping: AbortSignal) => sendDue({ ...context, send }, stopping);
      return { name, everyMs, work };
    }),
  ];
}

/** Sends one letter after the other until none is due. */
async function sendDue(
  context: Omit<SendingContext, 'signal'>,
  stopping: AbortSignal,
): Promise<void> {
  const cut = new AbortController();
  const cutSoon = () => setTimeout(() => cut.abort(), finishMs).unref();
  stopping.addEventListener('abort', cutSoon, { once: true });
  while (!stopping.aborted) {
    const result = await sendNextLetter({ ...context, signal: cut.signal });
    if (result === 'none') break;
    if (result === 'server away') {
      await wait(serverPauseMs, undefined, { signal: stopping, ref: false }).catch(() => {});
    }
  }
  stopping.removeEventListener('abort', cutSoon);
}

/**
 * Takes away the letters that are older than the owner wants to keep them. May be repeated at any
 * point and run in every process.
 */
export async function forgetOldLetters(stopping?: AbortSignal): Promise<void> {
  const { retention } = await findSettings();
  const moment = new Date();
  const day = moment.getUTCDate();
  moment.setUTCMonth(moment.getUTCMonth() - retention.lettersMonths);
  if (moment.getUTCDate() !== day) moment.setUTCDate(0); // the month has no such day: its last
  const createdAt = mongoose.trusted({ $lt: moment });
  while (!stopping?.aborted) {
    const old = await LetterModel.find({ createdAt }, { _id: 1 }).limit(forgottenAtOnce).lean();
    if (old.length === 0) return;
    const _id = mongoose.trusted({ $in: old.map((letter) => letter._id) });
    await LetterModel.deleteMany({ _id });
  }
}
