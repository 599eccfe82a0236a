import mongoose from 'mongoose';
import { linkSubject, NewsletterSignupModel } from '../newsletter/newsletter.model.ts';
import { addLetter } from './letter.model.ts';
import { findSender, layOut, type LettersContext } from './letters-context.ts';
import { newsletterContent } from './newsletter-letter.ts';

const mostAtOnce = 200;

/** Writes the letters that addresses of the newsletter are owed, each once; may be repeated. */
export async function writeNewsletterLetters(context: LettersContext): Promise<void> {
  const now = new Date();
  const signups = await NewsletterSignupModel.find({
    'outbox.dueAt': mongoose.trusted({ $lte: now }),
  })
    .limit(mostAtOnce)
    .lean();
  if (signups.length === 0) return;
  const sender = await findSender(context);
  for (const { _id, email, consentAt, outbox } of signups) {
    for (const { kind, at } of outbox ?? []) {
      const isNew = await addLetter({
        key: `${_id} ${kind} ${at.getTime()}`,
        kind,
        to: email,
        linksOf: linkSubject({ _id, consentAt }),
        ...layOut(newsletterContent(sender), sender),
      });
      if (isNew) context.log.info({ kind }, 'letter written');
      await NewsletterSignupModel.updateOne({ _id }, { $pull: { outbox: { kind, at } } });
    }
  }
}
