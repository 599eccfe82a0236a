import { expect, it, vi } from 'vitest';
import { rememberBriefly } from './remember-briefly.ts';

function twoRecords() {
  const records = new Map([
    ['a', { of: 'ann', n: 1 }],
    ['b', { of: 'ben', n: 1 }],
  ]);
  const read = vi.fn((id: string) => Promise.resolve(records.get(id)));
  return { records, read, memory: rememberBriefly(read) };
}

it('reads once what is asked for twice, and what was not there each time', async () => {
  const { read, memory } = twoRecords();
  expect(await memory.find('a')).toEqual({ of: 'ann', n: 1 });
  expect(await memory.find('a')).toEqual({ of: 'ann', n: 1 });
  expect(read).toHaveBeenCalledTimes(1);
  await memory.find('nobody');
  await memory.find('nobody');
  expect(read).toHaveBeenCalledTimes(3);
});

it('reads again what was changed here', async () => {
  const { records, memory } = twoRecords();
  await memory.find('a');
  await memory.find('b');
  records.delete('a');
  memory.forget('a');
  records.delete('b');
  memory.forgetWhere(({ of }) => of === 'ben');
  expect(await memory.find('a')).toBeUndefined();
  expect(await memory.find('b')).toBeUndefined();
});

it('does not remember what it was reading while something changed', async () => {
  const { records, memory } = twoRecords();
  const reading = memory.find('a');
  records.delete('a');
  memory.forget('a');
  expect(await reading).toBeDefined();
  expect(await memory.find('a')).toBeUndefined();
});
