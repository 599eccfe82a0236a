import type { Access, Route } from '../src/http/route.ts';
import type { Person, Shop } from './shop.ts';

export const nameOf = ({ method, path }: Route) => `${method.toUpperCase()} ${path}`;

export function isLetIn(access: Access, { kind }: Person): boolean {
  // A collector's own token is no person's.
  if (access === 'admin or metrics token') return kind === 'admin';
  if (access === 'customer, admin or link') return kind !== 'anyone';
  return access === 'anyone' || access.split(' or ').includes(kind);
}

/** Somebody who may make this call. */
export function callerOf({ access }: Route, { nobody, customerA, admin }: Shop): Person {
  return [nobody, customerA, admin].find((person) => isLetIn(access, person)) ?? admin;
}
