import type mongoose from 'mongoose';
import { foldEmail } from '../contract/text/email.ts';

type Db = mongoose.mongo.Db;

/** Earlier emails had only the typed address, and domains of other scripts had two forms. */
export async function foldStoredEmails(db: Db): Promise<void> {
  for (const [name, typed, folded] of [
    ['emails', 'to', 'toLower'],
    ['orders', 'email', 'emailLower'],
    ['withdrawals', 'email', 'emailLower'],
    ['book-requests', 'email', 'address'],
  ] as const) {
    const records = db.collection(name);
    const projection = { [typed]: 1, [folded]: 1 };
    for await (const record of records.find({}, { projection })) {
      const right = foldEmail(String(record[typed] ?? ''));
      if (record[folded] === right) continue;
      await records.updateOne({ _id: record._id }, { $set: { [folded]: right } });
    }
  }
}
