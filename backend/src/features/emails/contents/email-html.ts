import { accentOf } from '../../../contract/identity/accent.ts';
import { pictureAddress } from '../../../contract/identity/picture-address.ts';
import { headingOf, paragraphsOf } from '../../../contract/text/paragraphs.ts';
import { directionOf } from '../../../contract/words/language.ts';
import { html, Html } from '../../../text/html.ts';
import { contactLines, linesOf, type Content, type Part, type Sender } from './email-content.ts';

// Mail programs know tables and inline styles, and little else. No picture but a logo, no script, no
// font to fetch; 320 to 640 wide; dark where the reader's program is dark. Styles and attributes are
// constants of this file, never input.
const layout = new Html('role="presentation" cellpadding="0" cellspacing="0" border="0"');
const wholeWidth = new Html(`width="100%" ${layout.markup}`);
const sans = new Html("font-family:-apple-system,'Segoe UI',Helvetica,Arial,sans-serif;");
const serif = new Html("font-family:Georgia,'Times New Roman',serif;");
const soft = new Html('color:#4f483d;');
const line = new Html('border-top:1px solid #e0d6c2;');
const ownDirection = new Html(' dir="auto"');
const breakable = new Html('overflow-wrap:anywhere;word-break:break-word;');

const darkMode = new Html(`
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .paper { background: #16130e !important; }
    .sheet { background: #201c16 !important; }
    .ink { color: #f5efe2 !important; }
    .soft { color: #cbc1af !important; }
    .line { border-color: #3b342a !important; }
  }
  @media (max-width: 480px) {
    .sheet { padding: 24px 20px !important; }
  }`);

/** The email as mail programs show it. Every text is escaped. */
export function toHtml(content: Content, sender: Sender): string {
  const { subject, heading, parts, reason, ending, language } = content;
  const page = html`<!doctype html>
    <html lang="${language ?? sender.language}"${directionAttribute(language ?? sender.language)}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${subject}</title>
        <style>
          ${darkMode}
        </style>
      </head>
      <body class="paper" style="margin:0;padding:0;background:#faf6ec;">
        <table ${wholeWidth} class="paper" style="background:#faf6ec;">
          <tr>
            <td align="center" style="padding:24px 12px;">
              <table ${wholeWidth} style="max-width:600px;table-layout:fixed;">
                <tr>
                  <td
                    class="ink"
                    style="padding:0 4px 16px;${serif}font-size:22px;font-weight:bold;color:#1f1b16;${breakable}"
                  >
                    ${brandHtml(sender)}
                  </td>
                </tr>
                <tr>
                  <td
                    class="sheet"
                    style="padding:36px 40px;background:#fffdf8;border-radius:14px;"
                  >
                    <h1${language ? ownDirection : undefined}
                      class="ink"
                      style="margin:0 0 20px;${serif}font-size:26px;line-height:1.25;font-weight:bold;color:#1f1b16;${breakable}"
                    >
                      ${heading}
                    </h1>
                    ${parts.map((part) => partHtml(part, sender, language !== undefined))}
                  </td>
                </tr>
                <tr>
                  <td
                    class="soft"
                    style="padding:20px 4px 0;${sans}font-size:13px;line-height:1.6;${soft}${breakable}"
                  >
                    ${contactLines(sender).map((text) => html`${ownLine(text)}<br />`)}
                    <p${languageOf(language && sender.language)} style="margin:12px 0 0;">
                      ${reason}${ending && html` <a href="${ending.href}" class="soft" style="${soft}text-decoration:underline;">${ending.text}</a>`}
                    </p>
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`;
  return page.markup;
}

/** The logo, or its name where a mail program shows no pictures, or the name alone. */
function brandHtml({ name, shop: { logo, accent }, shopUrl }: Sender): Html {
  const { color } = accentOf(accent);
  if (!logo) return html`<span style="border-bottom:4px solid ${color};">${name}</span>`;
  return html`<img
    src="${pictureAddress(logo, 320, shopUrl)}"
    alt="${name}"
    height="44"
    style="display:block;height:44px;"
  />`;
}

function partHtml(part: Part, sender: Sender, isOwnersText: boolean): Html {
  if (part.kind === 'paragraph') {
    const hasOwnDirection = isOwnersText || part.isTyped;
    return html`<p${languageOf(part.language)}${hasOwnDirection ? ownDirection : undefined}
      class="ink"
      style="margin:0 0 20px;${sans}font-size:16px;line-height:1.6;color:#1f1b16;${breakable}"
    >
      ${inLines(part.text)}
    </p> `;
  }
  if (part.kind === 'button') return buttonHtml(part, sender);
  if (part.kind === 'page') return pageHtml(part);
  const isRightToLeft = directionOf(sender.language) === 'rtl';
  const rows = part.kind === 'amounts' ? amountRows(part, isRightToLeft) : part.rows.map(factRow);
  return html`<table
    ${wholeWidth}${languageOf(part.language)}
    style="margin:0 0 24px;${sans}font-size:15px;line-height:1.5;"
  >
    ${rows}
  </table> `;
}

/** The owner may write in another direction than the shop's language has. */
function pageHtml({ title, text, language }: Extract<Part, { kind: 'page' }>): Html {
  const heading = new Html(`margin:0 0 12px;${serif.markup}color:#1f1b16;${breakable.markup}`);
  const paragraphs = paragraphsOf(text).map((paragraph) => {
    const words = headingOf(paragraph);
    if (words !== undefined) {
      return html`<h3 class="ink" dir="auto" style="${heading}font-size:16px;">${words}</h3> `;
    }
    return html`<p
      class="ink"
      dir="auto"
      style="margin:0 0 16px;${sans}font-size:14px;line-height:1.6;color:#1f1b16;${breakable}"
    >
      ${inLines(paragraph)}
    </p> `;
  });
  return html`<div${languageOf(language)} class="line" style="padding-top:20px;${line}">
    <h2 class="ink" style="${heading}font-size:20px;">${title}</h2>
    ${paragraphs}
  </div> `;
}

function languageOf(language: string | undefined): Html | undefined {
  return language ? html` lang="${language}"` : undefined;
}

/** Elements are left to right by default. */
function directionAttribute(language: string): Html | undefined {
  const isRightToLeft = directionOf(new Intl.Locale(language).language) === 'rtl';
  return isRightToLeft ? html` dir="rtl"` : undefined;
}

function amountRows(
  { rows, total, totalName, included = [] }: Extract<Part, { kind: 'amounts' }>,
  isRightToLeft: boolean,
): Html[] {
  // Mail programs know no logical sides.
  const end = isRightToLeft ? 'left' : 'right';
  const gap = new Html(isRightToLeft ? 'padding-right:16px;' : 'padding-left:16px;');
  const cell = new Html(`padding:10px 0;vertical-align:top;${line.markup}`);
  const row = (name: string, amount: string, weight: string) =>
    html`<tr>
      <td class="ink line" style="${cell}color:#1f1b16;font-weight:${weight};${breakable}">
        ${name}
      </td>
      <td
        class="ink line"
        align="${end}"
        style="${cell}${gap}color:#1f1b16;font-weight:${weight};white-space:nowrap;"
      >
        ${amount}
      </td>
    </tr> `;
  return [
    ...rows.map(({ name, amount }) => row(name, amount, 'normal')),
    row(totalName, total, 'bold'),
    ...included.map(({ name, amount }) => row(name, amount, 'normal')),
  ];
}

function factRow({ name, value }: { name: string; value: string }): Html {
  return html`<tr>
    <td class="line" style="padding:10px 0;${line}${breakable}">
      <span class="soft" style="font-size:13px;${soft}">${name}</span><br /><span
        class="ink"
        style="color:#1f1b16;"
        >${inLines(value, ownLine)}</span
      >
    </td>
  </tr> `;
}

/** A phone number and a street keep their direction within an email that is read from the right. */
function ownLine(text: string): Html {
  return html`<span${ownDirection}>${text}</span>`;
}

function inLines(text: string, write = (line: string) => html`${line}`): Html[] {
  return linesOf(text).map((line, i) => (i === 0 ? write(line) : html`<br />${write(line)}`));
}

function buttonHtml(
  { text, href, language }: Extract<Part, { kind: 'button' }>,
  { shop }: Sender,
): Html {
  const { color, ink } = accentOf(shop.accent);
  return html`<table ${layout}${languageOf(language)} style="margin:4px 0 24px;">
    <tr>
      <td style="background:${color};border-radius:8px;">
        <a
          href="${href}"
          style="display:inline-block;padding:13px 24px;${sans}font-size:16px;line-height:1.25;font-weight:bold;color:${ink};text-decoration:none;"
          >${text}</a
        >
      </td>
    </tr>
  </table> `;
}
