import { conditions } from '../../contract/words/es/conditions.ts';
import { emailTexts } from '../../contract/words/es/email-texts.ts';
import { reasons } from '../../contract/words/es/reasons.ts';
import { supply } from '../../contract/words/es/supply.ts';
import { titles } from '../../contract/words/es/titles.ts';
import { vat } from '../../contract/words/es/vat.ts';
import { defaultTexts } from './default-texts.ts';
import { emails } from './emails.ts';
import { heads, noscript } from './heads.ts';
import { linkPages } from './link-pages.ts';
import { receipt } from './receipt.ts';
import type { english } from '../en/english.ts';

export const spanish: typeof english = {
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
  erasedName: 'Borrado',
};
