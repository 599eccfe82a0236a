import { conditions } from '../../contract/words/fr/conditions.ts';
import { emailTexts } from '../../contract/words/fr/email-texts.ts';
import { reasons } from '../../contract/words/fr/reasons.ts';
import { supply } from '../../contract/words/fr/supply.ts';
import { titles } from '../../contract/words/fr/titles.ts';
import { vat } from '../../contract/words/fr/vat.ts';
import type { english } from '../en/english.ts';
import { defaultTexts } from './default-texts.ts';
import { emails } from './emails.ts';
import { heads, noscript } from './heads.ts';
import { linkPages } from './link-pages.ts';
import { receipt } from './receipt.ts';

export const french: typeof english = {
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
  erasedName: 'Effacé',
};
