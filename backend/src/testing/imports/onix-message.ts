interface MessageParts {
  header?: string | undefined;
  declaration?: string;
}

/** A message of ONIX 3.0 with these products. */
export function messageOf(
  products: string,
  { header = '', declaration }: MessageParts = {},
): string {
  return `${declaration ?? '<?xml version="1.0" encoding="UTF-8"?>'}
<ONIXMessage release="3.0" xmlns="http://ns.editeur.org/onix/3.0/reference"><Header><Sender><SenderName>A house</SenderName></Sender>${header}</Header>${products}</ONIXMessage>`;
}

interface PriceParts {
  amount: string;
  currency?: string;
  type?: string;
  qualifier?: string;
  more?: string;
}

export function priceOf({
  amount,
  currency = 'USD',
  type = '02',
  qualifier,
  more = '',
}: PriceParts) {
  const ofWhom = qualifier ? `<PriceQualifier>${qualifier}</PriceQualifier>` : '';
  return `<Price><PriceType>${type}</PriceType>${ofWhom}<PriceAmount>${amount}</PriceAmount><CurrencyCode>${currency}</CurrencyCode>${more}</Price>`;
}

const parts = {
  isbn: '9780306406157',
  notification: '03',
  title: 'Persuasion',
  titleDetail: '',
  contributors: '',
  text: 'Anne is persuaded.',
  descriptive: '',
  collateral: '',
  publishing: '',
  availability: '20',
  prices: priceOf({ amount: '9.99' }),
  more: '',
  supplies: '',
};

/** A product of ONIX 3.0 that has what is left out here; its inner parts are markup. */
export function productOf(given: Partial<typeof parts> = {}): string {
  const all = { ...parts, ...given };
  const title =
    all.title &&
    `<TitleElement><TitleElementLevel>01</TitleElementLevel><TitleText>${all.title}</TitleText></TitleElement>`;
  const detail = all.titleDetail || title;
  const supply = `<SupplyDetail><ProductAvailability>${all.availability}</ProductAvailability>${all.more}${all.prices}</SupplyDetail>`;
  const text = `<TextContent><TextType>03</TextType><ContentAudience>00</ContentAudience><Text>${all.text}</Text></TextContent>`;
  return `<Product><RecordReference>x</RecordReference><NotificationType>${all.notification}</NotificationType>
  <ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>${all.isbn}</IDValue></ProductIdentifier>
  <DescriptiveDetail><ProductForm>BC</ProductForm>${detail && `<TitleDetail><TitleType>01</TitleType>${detail}</TitleDetail>`}${all.contributors}${all.descriptive}</DescriptiveDetail>
  <CollateralDetail>${all.text && text}${all.collateral}</CollateralDetail>
  <PublishingDetail>${all.publishing}</PublishingDetail>
  <ProductSupply>${all.supplies || supply}</ProductSupply></Product>`;
}
