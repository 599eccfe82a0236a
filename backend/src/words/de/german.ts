import { conditions } from '../../contract/words/de/conditions.ts';
import { emailTexts } from '../../contract/words/de/email-texts.ts';
import { reasons } from '../../contract/words/de/reasons.ts';
import { supply } from '../../contract/words/de/supply.ts';
import { titles } from '../../contract/words/de/titles.ts';
import { vat } from '../../contract/words/de/vat.ts';
import type { english } from '../en/english.ts';
import { defaultTexts } from './default-texts.ts';
import { emails } from './emails.ts';
import { heads, noscript } from './heads.ts';
import { linkPages } from './link-pages.ts';
import { receipt } from './receipt.ts';

export const german: typeof english = {
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
  erasedName: 'Gelöscht',
};
