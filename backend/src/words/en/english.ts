import { conditions } from '../../contract/words/en/conditions.ts';
import { emailTexts } from '../../contract/words/en/email-texts.ts';
import { reasons } from '../../contract/words/en/reasons.ts';
import { supply } from '../../contract/words/en/supply.ts';
import { titles } from '../../contract/words/en/titles.ts';
import { vat } from '../../contract/words/en/vat.ts';
import { defaultTexts } from './default-texts.ts';
import { emails } from './emails.ts';
import { heads, noscript } from './heads.ts';
import { linkPages } from './link-pages.ts';
import { receipt } from './receipt.ts';

export const english = {
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
  /** Stored in place of the name of an erased person. */
  erasedName: 'Erased',
};
