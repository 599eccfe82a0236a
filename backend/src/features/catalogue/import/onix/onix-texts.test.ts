import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../../../testing/database.ts';
import { checkFile, valuesOf } from '../../../../testing/imports/import-file.ts';
import { messageOf, productOf } from '../../../../testing/imports/onix-message.ts';

useTestDatabase();

async function read(file: string | Buffer): Promise<Record<string, unknown>> {
  const result = await checkFile(file);
  expect(result.errors).toEqual([]);
  return valuesOf(result);
}

const person = (inner: string, ...roles: string[]) =>
  `<Contributor>${(roles.length > 0 ? roles : ['A01']).map((role) => `<ContributorRole>${role}</ContributorRole>`).join('')}${inner}</Contributor>`;
const named = (name: string, ...roles: string[]) =>
  person(`<PersonName>${name}</PersonName>`, ...roles);
const nth = (place: number, name: string) =>
  person(`<SequenceNumber>${place}</SequenceNumber><PersonName>${name}</PersonName>`);
const inParts = (parts: Record<string, string>) =>
  person(
    Object.entries(parts)
      .map(([name, text]) => `<${name}>${text}</${name}>`)
      .join(''),
  );

describe('the author is', () => {
  it.each([
    [
      'a name in parts',
      inParts({ NamesBeforeKey: 'Vincent', PrefixToKey: 'van', KeyNames: 'Gogh' }),
      'Vincent van Gogh',
    ],
    [
      'a name with title and suffix',
      inParts({
        TitlesBeforeNames: 'Dr',
        NamesBeforeKey: 'Martin Luther',
        KeyNames: 'King',
        SuffixToKey: 'Jr',
      }),
      'Dr Martin Luther King Jr',
    ],
    [
      'a name with an apostrophe',
      inParts({ NamesBeforeKey: 'Jeanne', PrefixToKey: 'd’', KeyNames: 'Arc' }),
      'Jeanne d’Arc',
    ],
    [
      'a name with letters behind it',
      inParts({ NamesBeforeKey: 'Ann', KeyNames: 'Other', LettersAfterNames: 'PhD' }),
      'Ann Other PhD',
    ],
    [
      'a name before its own name',
      inParts({ KeyNames: 'Mao', NamesAfterKey: 'Zedong' }),
      'Mao Zedong',
    ],
    [
      'a name turned round',
      person('<PersonNameInverted>King, Stephen, Jr</PersonNameInverted>'),
      'Stephen King Jr',
    ],
    ['a firm', person('<CorporateName>National Geographic</CorporateName>'), 'National Geographic'],
    [
      'several in their order',
      nth(2, 'Second') + nth(1, 'First') + nth(10, 'Last'),
      'First, Second, Last',
    ],
    ['one with several roles', named('Maurice Sendak', 'A12', 'A01'), 'Maurice Sendak'],
    ['the same one twice', named('Ann Other') + named('Ann Other', 'A01'), 'Ann Other'],
    ['no translator', named('A Translator', 'B06'), undefined],
    ['no reader', named('A Reader', 'E07') + named('An Author'), 'An Author'],
    ['no author of a foreword', named('A Friend', 'A23') + named('An Author'), 'An Author'],
    [
      'an editor where there is no author',
      named('An Editor', 'B01') + named('A Translator', 'B06'),
      'An Editor',
    ],
    ['an illustrator without other contributors', named('An Artist', 'A12'), 'An Artist'],
    ['unnamed persons', person('<UnnamedPersons>04</UnnamedPersons>'), 'Various authors'],
    ['with entities', named('Emily Bront&amp;euml;'), 'Emily Brontë'],
  ])('%s', async (_what, contributors, author) => {
    expect((await read(messageOf(productOf({ contributors })))).author).toBe(author);
  });

  it('as many as fit, of very many', async () => {
    const contributors = Array.from({ length: 40 }, (_, i) => nth(i, `Author Number ${i}`)).join(
      '',
    );
    const { author } = await read(messageOf(productOf({ contributors })));
    expect(String(author)).toMatch(/^Author Number 0, .*Author Number \d+$/);
  });
});

const element = (inner: string, level = '01') =>
  `<TitleElement><TitleElementLevel>${level}</TitleElementLevel>${inner}</TitleElement>`;

describe('the title is', () => {
  it.each([
    [
      'as it is stated',
      `${element('<TitleText>Emma</TitleText>')}<TitleStatement>Emma, or the Matchmaker</TitleStatement>`,
      'Emma, or the Matchmaker',
    ],
    [
      'behind an apostrophe',
      element('<TitlePrefix>L’</TitlePrefix><TitleWithoutPrefix>Étranger</TitleWithoutPrefix>'),
      'L’Étranger',
    ],
    [
      'behind a word',
      element('<TitlePrefix>The</TitlePrefix><TitleWithoutPrefix>Trial</TitleWithoutPrefix>'),
      'The Trial',
    ],
    [
      'without a prefix',
      element('<NoPrefix/><TitleWithoutPrefix>Trial</TitleWithoutPrefix>'),
      'Trial',
    ],
    [
      'with its subtitle',
      element('<TitleText>Emma</TitleText><Subtitle>A novel</Subtitle>'),
      'Emma: A novel',
    ],
    [
      'without one that is too long',
      element(`<TitleText>Emma</TitleText><Subtitle>${'long '.repeat(50)}</Subtitle>`),
      'Emma',
    ],
    [
      'the book’s own, not its collection’s',
      element('<TitleText>Series</TitleText>', '02') + element('<TitleText>Emma</TitleText>'),
      'Emma',
    ],
    [
      'a part of a collection',
      element('<TitleText>Collected Works</TitleText><PartNumber>Volume 3</PartNumber>', '02'),
      'Collected Works Volume 3',
    ],
    [
      'with markup',
      element('<TitleText textformat="05">The <em>Iliad</em></TitleText>'),
      'The Iliad',
    ],
    [
      'with entities',
      element('<TitleText>Sense &amp;amp; Sensibility</TitleText>'),
      'Sense & Sensibility',
    ],
  ])('%s', async (_what, titleDetail, title) => {
    expect((await read(messageOf(productOf({ titleDetail })))).title).toBe(title);
  });
});

describe('the description is', () => {
  const text = (inner: string, type: string, audience = '00', attributes = '') =>
    `<TextContent><TextType>${type}</TextType><ContentAudience>${audience}</ContentAudience><Text${attributes}>${inner}</Text></TextContent>`;
  it.each([
    ['words out of escaped HTML', '&lt;p&gt;Caf&amp;eacute; &amp;amp; bar&lt;/p&gt;', 'Café & bar'],
    [
      'words out of HTML escaped twice',
      '&amp;lt;p&amp;gt;Caf&amp;amp;eacute;&amp;lt;/p&amp;gt;',
      'Café',
    ],
    [
      'lines out of XHTML',
      '<p>One.</p><p>Two <b>words</b>.<br/>Three.</p>',
      'One.\nTwo words.\nThree.',
    ],
    ['a list', '<p>Has:</p><ul><li>A</li><li>B</li></ul>', 'Has:\nA\nB'],
    ['words with signs', '<p>1 &lt; 2 &amp; 3</p>', '1 < 2 & 3'],
    ['HTML in a section', '<![CDATA[<p>Anne &amp; co</p>]]>', 'Anne & co'],
    ['with entities of the definition', 'Caf&eacute; &ndash; bar', 'Café – bar'],
  ])('%s', async (_what, inner, description) => {
    expect((await read(messageOf(productOf({ text: inner })))).description).toBe(description);
  });

  it.each([
    [
      'for everybody, not for the trade',
      text('Embargo!', '03', '02') + text('For all.', '02'),
      'For all.',
    ],
    ['the long one', text('Short.', '02') + text('Long.', '03'), 'Long.'],
    [
      'in the shop’s language',
      text('Deutsch.', '03', '00', ' language="ger"') +
        text('English.', '03', '00', ' language="eng"'),
      'English.',
    ],
  ])('%s', async (_what, collateral, description) => {
    const file = messageOf(productOf({ text: '', collateral }));
    expect((await read(file)).description).toBe(description);
  });
});

it.each([
  ['und', undefined],
  ['ger', 'German'],
  ['mul', 'Multiple languages'],
  [
    'eng</LanguageCode></Language><Language><LanguageRole>01</LanguageRole><LanguageCode>fre',
    'English, French',
  ],
])('the language %s', async (code, name) => {
  const descriptive = `<Language><LanguageRole>01</LanguageRole><LanguageCode>${code}</LanguageCode></Language>`;
  expect((await read(messageOf(productOf({ descriptive })))).language ?? undefined).toBe(name);
});

describe('a message is read in', () => {
  const file = (encoding: string, title: string) =>
    messageOf(productOf({ title }), {
      declaration: `<?xml version="1.0" encoding="${encoding}"?>`,
    });
  it.each([
    ['windows-1252', 'windows-1252', 'It’s “Café” – €'],
    ['ISO-8859-1', 'windows-1252', 'It’s “Café” – €'],
    ['us-ascii', 'windows-1252', 'It’s Café'],
    ['ISO-8859-15', 'iso-8859-15', 'Café 5 €'],
    ['iso-8859-2', 'iso-8859-2', 'Czesław Miłosz'],
    ['macintosh', 'macroman', 'It’s Café'],
    ['Shift_JIS', 'shift_jis', '吾輩は猫である'],
    ['utf-16', 'utf-8', 'It’s Café'],
    ['UTF-8', 'utf-8', 'It’s 猫 Café'],
  ])('%s', async (name, encoding, title) => {
    const values = await read(iconv.encode(file(name, title), encoding));
    expect(values.title).toBe(title);
  });

  it('another encoding than it declares, with a warning', async () => {
    const result = await checkFile(iconv.encode(file('UTF-8', 'It’s Café'), 'windows-1252'));
    expect(valuesOf(result)).toMatchObject({ title: 'It’s Café' });
    expect(result.warnings).toMatchObject([{ row: 1, code: 'encoding' }]);
  });

  it('with a prefix before every name, and signs that XML forbids', async () => {
    const prefixed = messageOf(productOf({ title: 'Em\u0001ma &#x1F;' }))
      .replace(/<(\/?)(?=[A-Z])/g, '<$1onix:')
      .replace('xmlns=', 'xmlns:onix=');
    expect(String((await read(prefixed)).title)).toMatch(/^Em.?ma/);
  });
});
