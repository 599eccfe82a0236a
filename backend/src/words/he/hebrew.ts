import type { ApiWords } from '../words-of.ts';
import { conditions } from '../../contract/words/he/conditions.ts';
import { emailTexts } from '../../contract/words/he/email-texts.ts';
import { reasons } from '../../contract/words/he/reasons.ts';
import { supply } from '../../contract/words/he/supply.ts';
import { titles } from '../../contract/words/he/titles.ts';
import { vat } from '../../contract/words/he/vat.ts';
import { defaultTexts } from './default-texts.ts';
import { emails } from './emails.ts';
import { heads, noscript } from './heads.ts';
import { linkPages } from './link-pages.ts';
import { receipt } from './receipt.ts';

export const hebrew: ApiWords = {
  titles,
  defaultTexts,
  heads,
  noscript,
  linkPages,
  receipt,
  emails,
  emailTexts,
  reasons,
  conditions,
  vat,
  supply,
  erasedName: 'נמחק',
};
