import { expect, it } from 'vitest';
import { apiErrorSchema } from '../../contract/api-error.ts';
import { useTestDatabase } from '../../testing/database.ts';
import { signInAdmin } from '../../testing/people/sign-in.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { WithdrawalModel } from './withdrawal.model.ts';

useTestDatabase();

const { api } = createTestApp();

it('a withdrawal is received once for a request that is repeated with its key, and answered the same', async () => {
  const on = { withdrawal: { isOn: true } };
  await api.put('/api/settings').set(signInAdmin()).send(on).expect(200);
  const declaration = { name: 'Rita', email: 'reader@example.com', number: 1001, confirm: true };
  const send = (changes: object) =>
    api
      .post('/api/withdrawals')
      .set('Idempotency-Key', 'one-click')
      .send({ ...declaration, ...changes });
  const first = await send({}).expect(202);
  const again = await send({}).expect(202).expect('Idempotent-Replayed', 'true');
  expect(again.body).toEqual(first.body);
  // Also when the declaration is done and could be made again.
  const { _id } = await WithdrawalModel.findOne().orFail().lean();
  await api
    .patch(`/api/withdrawals/${String(_id)}`)
    .set(signInAdmin())
    .send({ status: 'done' })
    .expect(200);
  expect((await send({}).expect(202)).body).toEqual(first.body);
  expect(await WithdrawalModel.countDocuments()).toBe(1);
  const other = await send({ name: 'Otto' }).expect(422);
  expect(apiErrorSchema.parse(other.body).error.code).toBe('idempotency_key_reused');
});

it('a repeated request is answered though its sender has reached the limit', async () => {
  const on = { withdrawal: { isOn: true } };
  await api.put('/api/settings').set(signInAdmin()).send(on).expect(200);
  const send = (number: number) =>
    api
      .post('/api/withdrawals')
      .set('Idempotency-Key', `click ${number}`)
      .send({ name: 'Rita', email: 'reader@example.com', number, confirm: true });
  await Promise.all(Array.from({ length: 20 }, (_, i) => send(1001 + i).expect(202)));
  await send(2000).expect(429);
  await send(1001).expect(202).expect('Idempotent-Replayed', 'true');
});
