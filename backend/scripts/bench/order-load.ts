import mongoose from 'mongoose';
import { startCustomerSession } from '../../src/auth/customer-session.model.ts';
import type { Load } from './load.ts';

/** Orders of many signed-in customers, each with a key, a phone and an address of its own. */
export async function prepareOrders(
  mongodbUri: string,
  url: string,
  bookId: string,
  customers = 5000,
): Promise<Load> {
  await mongoose.connect(mongodbUri);
  const cookies: string[] = [];
  for (let i = 0; i < customers; i += 1) {
    const secret = await startCustomerSession({
      uid: `bench-${i}`,
      email: `bench-${i}@example.com`,
      emailVerified: true,
      provider: 'password',
      expiresAt: new Date(Date.now() + 3_600_000),
    });
    cookies.push(`storyloom_session=${secret}`);
  }
  await mongoose.disconnect();
  let turn = 0;
  return {
    url,
    expectedStatus: 201,
    vary: (request) => {
      const i = turn++;
      return {
        ...request,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          cookie: cookies[i % customers],
          'idempotency-key': `bench-${i}`,
          'x-forwarded-for': `10.${(i >> 16) & 255}.${(i >> 8) & 255}.${i & 255}`,
        },
        body: JSON.stringify({
          name: 'Bench',
          email: `bench-${i % customers}@example.com`,
          phone: `0${1_000_000 + i}`,
          address: { city: 'A', country: 'B', state: 'C', zipcode: '1' },
          productIds: [bookId],
          totalPrice: '999999.00',
        }),
      };
    },
  };
}
