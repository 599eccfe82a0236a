import type { Access } from './route.ts';

// Every 401 says how to be let in (RFC 9110, 11.6.1). For cookies there is no registered scheme; one
// that browsers do not know makes them open no dialog of their own.
const admin = 'Bearer realm="administrator"';
const customer = 'Cookie realm="customer"';
const either = `${admin}, ${customer}`;

export const challenges: Record<Access, string> = {
  admin,
  customer,
  'customer or admin': either,
  collector: 'Bearer realm="metrics"',
  anyone: either, // the calls that sign somebody in
};
