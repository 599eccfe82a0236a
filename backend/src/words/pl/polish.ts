import { conditions } from '../../contract/words/pl/conditions.ts';
import { emailTexts } from '../../contract/words/pl/email-texts.ts';
import { reasons } from '../../contract/words/pl/reasons.ts';
import { supply } from '../../contract/words/pl/supply.ts';
import { titles } from '../../contract/words/pl/titles.ts';
import { vat } from '../../contract/words/pl/vat.ts';
import type { english } from '../en/english.ts';
import { defaultTexts } from './default-texts.ts';
import { emails } from './emails.ts';
import { heads, noscript } from './heads.ts';
import { linkPages } from './link-pages.ts';
import { receipt } from './receipt.ts';

export const polish: typeof english = {
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
  erasedName: 'Usunięto',
};
