import {
  publisherSlugOf,
  type PublisherColumns,
} from '../../../../contract/book/publishers/publisher.ts';
import { plainLine } from '../../../../text/plain-text.ts';
import { findAll, hasText, markupOf, textOf, type OnixElement } from './onix-element.ts';
import { mainPublisherOf, publisherOf } from './onix-names.ts';

/**
 * The publisher's website and its contact for product safety, which is the publisher or a responsible
 * person. Contacts have a postal address since ONIX 3.1.
 */
export const readPublisherColumns = {
  publisherAddress: (product) => addressOf(ownContactOf(product)),
  publisherEmail: (product) => textOf(ownContactOf(product), 'EmailAddress'),
  publisherUrl(product) {
    const websites = findAll(mainPublisherOf(product), 'Website');
    // The publisher's site (01), else an unspecified one (00), else one without a role.
    const site =
      websites.find(hasText('WebsiteRole', '01')) ?? websites.find(hasText('WebsiteRole', '00'));
    const plain = websites.find((website) => textOf(website, 'WebsiteRole') === '');
    const link = textOf(site ?? plain, 'WebsiteLink');
    return link && !/^[a-z]+:/i.test(link) ? `https://${link}` : link;
  },
  publisherResponsible(product) {
    const other = contactsOf(product).find((contact) => !isPublisher(contact, product));
    if (!other) return '';
    const lines = [nameOf(other), addressOf(other), textOf(other, 'EmailAddress')];
    return lines.filter(Boolean).join('\n');
  },
} satisfies Record<keyof PublisherColumns, (product: OnixElement) => string>;

/** Contacts for the General Product Safety Regulation: code 10 of list 198. */
function contactsOf(product: OnixElement): OnixElement[] {
  const details = [
    ...findAll(product, 'PublishingDetail'),
    ...findAll(product, 'ProductSupply', 'MarketPublishingDetail'),
  ];
  return details.flatMap((detail) =>
    findAll(detail, 'ProductContact').filter(hasText('ProductContactRole', '10')),
  );
}

function ownContactOf(product: OnixElement): OnixElement | undefined {
  return contactsOf(product).find((contact) => isPublisher(contact, product));
}

function isPublisher(contact: OnixElement, product: OnixElement): boolean {
  const name = nameOf(contact);
  return name === '' || publisherSlugOf(name) === publisherSlugOf(publisherOf(product));
}

function nameOf(contact: OnixElement): string {
  return plainLine(markupOf(contact, 'ProductContactName'));
}

function addressOf(contact: OnixElement | undefined): string {
  const read = (...names: Parameters<typeof textOf>[1][]) =>
    names.map((name) => textOf(contact, name)).filter(Boolean);
  const street = read('StreetAddress');
  if (street.length === 0) return '';
  return [...street, read('PostalCode', 'LocationName').join(' '), ...read('CountryCode')]
    .filter(Boolean)
    .join('\n');
}
