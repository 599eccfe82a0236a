import { afterEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { customerSchema } from './contract/account/customer.ts';
import { EmailModel } from './models/emails/email.model.ts';
import { useTestDatabase } from './testing/database.ts';
import { addOrder } from './testing/orders/orders.ts';
import { signInAdmin, signInCustomer } from './testing/people/sign-in.ts';
import { createTestApp } from './testing/test-app.ts';

useTestDatabase();
afterEach(() => void vi.useRealTimers());

const { api } = createTestApp();

async function customers() {
  const { body } = await api.get('/api/customers/').set(signInAdmin()).expect(200);
  return z.array(customerSchema).parse(body);
}

/** In a process with a clock that is behind by more than readers make up for. */
async function withSlowClock(change: () => Promise<unknown>): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 20_000 });
  await change();
  vi.useRealTimers();
}

it('shows the owner a correction that a process with a slow clock has written', async () => {
  const id = await addOrder({ uid: '', name: 'Ada Bell' });
  expect(await customers()).toMatchObject([{ name: 'Ada Bell' }]);
  const change = { name: 'Ada Lovelace' };
  const correct = () =>
    api
      .patch(`/api/orders/${String(id)}`)
      .set(signInAdmin())
      .send(change);
  await withSlowClock(() => correct().expect(200));
  expect(await customers()).toMatchObject([{ name: 'Ada Lovelace' }]);
});

it('shows the owner nobody whom a process with a slow clock has erased', async () => {
  await addOrder({ uid: 'ada', name: 'Ada Bell', status: 'delivered' });
  const ada = await signInCustomer('ada@example.com', 'ada');
  expect(await customers()).toMatchObject([{ name: 'Ada Bell' }]);
  await withSlowClock(() => api.delete('/api/me').set(ada).expect(200));
  expect(JSON.stringify(await customers())).not.toContain('Ada');
});

it('shows the owner nobody whose erasure took long and who was looked up meanwhile', async () => {
  await addOrder({ uid: 'ada', name: 'Ada Bell', status: 'delivered' });
  const ada = await signInCustomer('ada@example.com', 'ada');
  const erase = EmailModel.deleteMany.bind(EmailModel);
  const slowly = async (...given: Parameters<typeof erase>) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 20_000 });
    expect(await customers()).toMatchObject([{ name: 'Ada Bell' }]);
    return erase(...given);
  };
  vi.spyOn(EmailModel, 'deleteMany').mockImplementationOnce(slowly as never);
  await api.delete('/api/me').set(ada).expect(200);
  expect(JSON.stringify(await customers())).not.toContain('Ada');
});
