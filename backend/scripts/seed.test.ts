import mongoose from 'mongoose';
import { expect, it, vi } from 'vitest';
import { findCustomers } from '../src/features/customers/find-customers.ts';
import { OrderModel } from '../src/models/orders/order.model.ts';
import { useTestDatabase } from '../src/testing/database.ts';
import { runProgram, startProgram } from '../src/testing/run-program.ts';
import { readSeedOptions } from './seed-options.ts';

useTestDatabase();
vi.setConfig({ testTimeout: 60_000 }); // starts processes

const run = (args: string[]) => runProgram('seed', args);

it('fills an empty shop, adds nothing twice, and takes all of it out again', async () => {
  const nothing = await run(['--orders', '10']);
  expect(nothing).toMatchObject({ code: 1, error: expect.stringContaining('--books') as string });
  const filled = await run(['--books', '20', '--orders', '30', '--customers', '7']);
  expect(filled).toMatchObject({
    code: 0,
    out: expect.stringContaining('30 of 30 orders') as string,
  });
  expect((await findCustomers('', 1, 10)).total).toBe(7);
  const again = await run(['--books', '20', '--orders', '30']);
  expect(again).toMatchObject({ code: 0, out: expect.stringContaining('already') as string });
  expect(await OrderModel.countDocuments()).toBe(30);
  const removed = await run(['--remove']);
  expect(removed.out).toContain('Removed: 30 sample orders and 20 sample books.');
  const left = ['orders', 'books', 'emails', 'audit-log'];
  for (const name of left)
    expect(await mongoose.connection.collection(name).countDocuments()).toBe(0);
});

it('can be killed, and goes on when it is run again', async () => {
  const child = startProgram('seed', ['--books', '50', '--orders', '1500', '--customers', '40']);
  for await (const line of child.stdout) if (String(line).includes('books')) break;
  await vi.waitFor(
    async () => expect(await OrderModel.countDocuments()).toBeGreaterThan(0),
    30_000,
  );
  child.kill('SIGKILL');
  await run(['--books', '50', '--orders', '1500', '--customers', '40']);
  expect(await OrderModel.countDocuments()).toBe(1500);
  const { customers } = await findCustomers('', 1, 50);
  expect(customers.reduce((sum, { orders }) => sum + orders, 0)).toBe(1500);
});

it('says what is missing or wrong in a sentence, without a stack', async () => {
  const { code, error } = await run(['--orders', 'x']);
  expect(code).toBe(1);
  expect(error).toContain('--orders takes a whole number');
  expect(error).not.toContain('    at ');
});

it('names the option that is wrong, and needs a word more in production', () => {
  const read = (line: string, env = {}) => readSeedOptions(line.split(' ').filter(Boolean), env);
  const wrong = [
    ['', 'Add or remove?'],
    ['--orders 5 --remove', 'Add or remove?'],
    ['--orders', 'argument missing'],
    ['--orders -3', '--orders'],
    ['--books 0', '--books takes a whole number'],
    ['--books 1e3', '--books takes a whole number'],
    ['--customers 1.5', '--customers takes a whole number'],
    ['--orders 3 --customers 4', 'at least 4 orders'],
    ['--order 3', 'Did you mean --orders?'],
    ['--boks=3', 'There is no --boks. Did you mean --books?'],
    ['--shelves 3', /no --shelves\.\n\nnpm run seed -- \[--books N\]/],
    ['30', '30'],
  ] as const;
  for (const [line, sentence] of wrong) expect(() => read(line), line).toThrow(sentence);
  const inProduction = { NODE_ENV: 'production' };
  expect(() => read('--books 3', inProduction)).toThrow('--in-production');
  expect(read('--books 3 --in-production', inProduction)).toMatchObject({ books: 3 });
  expect(read('--remove', inProduction)).toMatchObject({ isRemoving: true });
  expect(read('--orders 300')).toMatchObject({ orders: 300, customers: 60 });
  expect(read('--customers 60')).toMatchObject({ orders: 300, customers: 60 });
});
