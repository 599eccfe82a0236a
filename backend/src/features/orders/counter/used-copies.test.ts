import { expect, it } from 'vitest';
import { apiErrorSchema } from '../../../contract/api-error.ts';
import { counterResultSchema, type CounterScanInput } from '../../../contract/order/counter.ts';
import { addBook } from '../../../testing/books.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { signInAdmin } from '../../../testing/people/sign-in.ts';
import { createTestApp } from '../../../testing/test-app.ts';

useTestDatabase();

const isbn = '9780141439518';

function openCounter() {
  const { api } = createTestApp();
  const admin = signInAdmin();
  const scan = (body: CounterScanInput) => api.post('/api/counter').set(admin).send(body);
  return async (body: CounterScanInput, status = 200) => {
    const response = await scan(body).expect(status);
    return status === 200 ? counterResultSchema.parse(response.body) : undefined;
  };
}

it('asks which copy is sold where there are a used and a new one', async () => {
  const scan = openCounter();
  const asNew = await addBook({ isbn, stock: 2 });
  const used = await addBook({ isbn, stock: 1, condition: 'good', newPriceCents: 500 });
  const { api } = createTestApp();
  const { body } = await api
    .post('/api/counter')
    .set(signInAdmin())
    .send({ mode: 'sell', isbn })
    .expect(409);
  const { error } = apiErrorSchema.parse(body);
  expect(error).toMatchObject({ code: 'several_copies', bookIds: [asNew._id, used._id] });
  const sold = await scan({ mode: 'sell', bookId: used._id });
  expect(sold?.order).toMatchObject({ totalPrice: 5, items: [{ condition: 'good' }] });
  // The used copy is gone: what has this ISBN now is the new book.
  expect((await scan({ mode: 'sell', isbn }))?.book).toMatchObject({ _id: asNew._id, stock: 1 });
  // What comes back may be either.
  await scan({ mode: 'return', isbn }, 409);
});

it('receives the new book by its ISBN, whatever copies there are', async () => {
  const scan = openCounter();
  const asNew = await addBook({ isbn, stock: 2 });
  await addBook({ isbn, stock: 1, condition: 'good' });
  expect((await scan({ mode: 'receive', isbn }))?.book).toMatchObject({
    _id: asNew._id,
    stock: 3,
  });
});

it('receives a new book that is still a draft, not the used copy beside it', async () => {
  const scan = openCounter();
  const draft = await addBook({ isbn, stock: 0, draft: true });
  await addBook({ isbn, stock: 1, condition: 'good' });
  expect((await scan({ mode: 'receive', isbn }))?.book).toMatchObject({ _id: draft._id, stock: 1 });
});

it('sells the one used copy of a book that is not sold new, and says when it is gone', async () => {
  const scan = openCounter();
  const used = await addBook({ isbn, stock: 1, condition: 'good' });
  expect((await scan({ mode: 'sell', isbn }))?.book._id).toBe(used._id);
  await scan({ mode: 'sell', isbn }, 409);
});
