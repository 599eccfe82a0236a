import { pluralOf } from '../plural.ts';

const plural = pluralOf('es');

/** `2 libros`; whole millions take "de": "1.000.000 de libros". */
export const things = (count: number, one: string, other: string) =>
  plural(count, { one: `# ${one}`, many: `# de ${other}`, other: `# ${other}` });

/** A sentence for one and for several; the number stands where # is. */
export const forms = (count: number, one: string, other: string) =>
  plural(count, { one, many: other, other });
