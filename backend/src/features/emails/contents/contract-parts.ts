import { sitePages } from '../../../contract/shop/site-pages.ts';
import { wordsOf } from '../../../words/words-of.ts';
import { button, paragraph, type Part, type Sender } from './email-content.ts';

/**
 * The parts that the law requires in the email of a new order: the notice on the legal guarantee, and
 * the terms with the right of withdrawal on a durable medium (Directive 2011/83/EU, Article 8(7)).
 */
export function contractParts(sender: Sender): Part[] {
  const { language, shopUrl, hasGuarantee, withdrawal, pages } = sender;
  const { emails, titles } = wordsOf(language);
  const parts: Part[] = [];
  if (hasGuarantee) parts.push(button(titles.guarantee, shopUrl + sitePages.guarantee.path));
  if (!withdrawal.isOn) return parts;
  parts.push(
    paragraph(emails.withdrawal.right(withdrawal.days)),
    button(titles.withdrawal, shopUrl + sitePages.withdrawal.path),
  );
  for (const name of ['terms', 'returns'] as const) {
    if (pages[name]) parts.push({ kind: 'page', title: titles[name], text: pages[name] });
  }
  return parts;
}
