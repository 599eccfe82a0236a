import {
  publisherSlugOf,
  type MakerColumns,
} from '../../../../contract/book/publishers/publisher.ts';
import { plainLine } from '../../../../text/plain-text.ts';
import { all, is, markupOf, value, type OnixElement } from './onix-element.ts';
import { mainPublisherOf, publisherOf } from './onix-names.ts';

/**
 * Of the publisher of a product its website, and who answers for product safety: the publisher itself,
 * or somebody for it. That contact has a postal address since release 3.1.
 */
export const readMaker = {
  publisherAddress: (product) => addressOf(ownContactOf(product)),
  publisherEmail: (product) => value(ownContactOf(product), 'EmailAddress'),
  publisherUrl(product) {
    const websites = all(mainPublisherOf(product), 'Website');
    // Its site for everybody, else one without a role.
    const site = websites.find(is('WebsiteRole', '01')) ?? websites.find(is('WebsiteRole', '00'));
    const plain = websites.find((website) => value(website, 'WebsiteRole') === '');
    const link = value(site ?? plain, 'WebsiteLink');
    return link && !/^[a-z]+:/i.test(link) ? `https://${link}` : link;
  },
  publisherResponsible(product) {
    const other = contactsOf(product).find((contact) => !isPublisher(contact, product));
    if (!other) return '';
    const lines = [nameOf(other), addressOf(other), value(other, 'EmailAddress')];
    return lines.filter(Boolean).join('\n');
  },
} satisfies Record<keyof MakerColumns, (product: OnixElement) => string>;

/** For the General Product Safety Regulation: code 10 of list 198. */
function contactsOf(product: OnixElement): OnixElement[] {
  const details = [
    ...all(product, 'PublishingDetail'),
    ...all(product, 'ProductSupply', 'MarketPublishingDetail'),
  ];
  return details.flatMap((detail) =>
    all(detail, 'ProductContact').filter(is('ProductContactRole', '10')),
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
  const read = (...names: Parameters<typeof value>[1][]) =>
    names.map((name) => value(contact, name)).filter(Boolean);
  const street = read('StreetAddress');
  if (street.length === 0) return '';
  return [...street, read('PostalCode', 'LocationName').join(' '), ...read('CountryCode')]
    .filter(Boolean)
    .join('\n');
}
