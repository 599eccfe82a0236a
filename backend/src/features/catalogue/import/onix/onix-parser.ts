import { decodeHTMLStrict } from 'entities';
import iconv from 'iconv-lite';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { rule } from '../../../../contract/words/rules.ts';
import { escapeHtml } from '../../../../text/html.ts';
import { isHtmlElement } from '../../../../text/plain-text.ts';
import type { OnixElement } from './onix-element.ts';

const maxDepth = 50;
/** Per product; the longest products of publishers have a few hundred. */
const maxElements = 5000;
const maxProductLength = 500_000;
/** Per text, tag or attribute. */
const maxLengthOfPart = 1_000_000;

/**
 * Builds the header and the products of an ONIX 3.0 message from chunks of XML. Rejects messages that
 * declare entities, because these can expand without end.
 */
export class OnixParser {
  /** The first problem of the message so far. */
  problem: string | undefined;
  readonly #xml = new SaxesParser();
  /** Complete headers and products that `takeFinished` has not returned yet. */
  #finished: OnixElement[] = [];
  /** The open elements; the last one is the innermost. */
  readonly #open: OnixElement[] = [];
  #depth = 0;
  #isMessage = false;
  /** Counters of the current product. */
  #elements = 0;
  #length = 0;
  #endOfLastElement = 0;

  constructor() {
    addHtmlEntities(this.#xml);
    this.#xml.on('error', ({ message }) => this.#reportXmlError(message));
    this.#xml.on('doctype', (text) => {
      if (text.includes('[')) this.refuse(rule('xml_entities'));
    });
    this.#xml.on('opentag', (tag) => this.#openElement(tag));
    this.#xml.on('text', (text) => this.#addText(text));
    this.#xml.on('cdata', (text) => this.#addText(text));
    this.#xml.on('closetag', () => this.#closeElement());
  }

  write(xml: string): void {
    this.#xml.write(xml);
    if (this.#xml.position - this.#endOfLastElement > maxLengthOfPart)
      this.refuse(rule('part_too_long'));
  }

  close(): void {
    this.#xml.close();
  }

  /** The headers and products that have been read since the last call. */
  takeFinished(): OnixElement[] {
    const finished = this.#finished;
    this.#finished = [];
    return finished;
  }

  /** Stores the first problem with its line. */
  refuse(broken: string): void {
    this.problem ??= rule('onix_fault', { broken, line: this.#xml.line });
  }

  #reportXmlError(message: string): void {
    // Publishers' texts have such characters; `cleanCharacters` removes them.
    if (/(?:disallowed character\.|malformed character entity\.)$/.test(message)) return;
    this.refuse(rule('not_xml', { text: message.replace(/^[\d:\s]+/, '') }));
  }

  #openElement({ name: fullName, attributes }: SaxesTagPlain): void {
    const name = fullName.replace(/^[^:]*:/, '');
    this.#depth += 1;
    this.#isMessage ||= /^ONIXmessage$/i.test(name);
    if (this.#depth === 1 && !this.#isMessage) this.refuse(rule('not_onix'));
    if (this.#depth === 1 && attributes.release?.startsWith('2')) this.refuse(rule('onix_2'));
    if (this.#depth > maxDepth) this.refuse(rule('nested_too_deeply'));
    const parent = this.#open.at(-1);
    if (!parent && !/^(?:product|header)$/i.test(name)) return;
    const element = { name, attributes, text: '', children: [] };
    if (!parent) [this.#elements, this.#length] = [0, 0];
    parent?.children.push(element);
    this.#open.push(element);
    this.#elements += 1;
    if (this.#elements > maxElements) this.refuse(rule('product_of_too_many_parts'));
  }

  #addText(raw: string): void {
    const text = cleanCharacters(raw);
    const element = this.#open.at(-1);
    if (!element) return;
    this.#length += text.length;
    if (this.#length > maxProductLength) return this.refuse(rule('product_too_long'));
    if (element.html !== undefined) element.html += escapeHtml(text);
    element.text += text;
  }

  #closeElement(): void {
    this.#depth -= 1;
    const closed = this.#open.pop();
    const parent = this.#open.at(-1);
    if (closed && !parent) this.#finished.push(closed);
    if (closed && parent && isHtmlElement(closed.name)) addMarkup(parent, closed);
    this.#endOfLastElement = this.#xml.position;
  }
}

/** Adds a nested HTML element, such as a paragraph, to the text around it. */
function addMarkup(parent: OnixElement, { name, html, text }: OnixElement): void {
  parent.html ??= escapeHtml(parent.text);
  parent.html += `<${name}>${html ?? escapeHtml(text)}</${name}>`;
  parent.text += ` ${text} `;
}

/** ONIX declares the entities of HTML, such as `&eacute;`. */
function addHtmlEntities(xml: SaxesParser): void {
  const entitiesOfXml = new Map(Object.entries(xml.ENTITIES));
  xml.ENTITIES = new Proxy(xml.ENTITIES, {
    get: (_entities, name) => entitiesOfXml.get(String(name)) ?? htmlEntity(String(name)),
  });
}

function htmlEntity(name: string): string | undefined {
  const entity = `&${name};`;
  const decoded = decodeHTMLStrict(entity);
  return decoded === entity ? undefined : decoded;
}

/** Reads `&#146;` as the apostrophe of Windows-1252, as browsers do, and drops control characters. */
function cleanCharacters(text: string): string {
  return text
    .replace(/[\u0080-\u009f]/g, (character) =>
      iconv.decode(Buffer.from([character.charCodeAt(0)]), 'windows-1252'),
    )
    .replace(/[^\P{Cc}\t\r\n]/gu, '');
}
