import { expect, it, vi } from 'vitest';
import { commitInParts } from './commit-in-parts.ts';
import { TransactionTimeout } from './transaction.ts';

it('does fewer records at once where so many are not done in time', async () => {
  let left = 150;
  let mostInTime = 30;
  const lengths: number[] = [];
  await commitInParts(100, async (length) => {
    lengths.push(length);
    if (length > mostInTime) throw new TransactionTimeout('too late');
    mostInTime = 200; // the server is fast again
    left -= length;
    return left > 0;
  });
  expect(lengths).toEqual([100, 50, 25, 50, 100]);
});

it('goes on with fewer records where another process has written some of them', async () => {
  const write = vi.fn().mockRejectedValueOnce({ code: 11000 }).mockResolvedValue(false);
  await commitInParts(100, write);
  expect(write.mock.calls.flat()).toEqual([100, 50]);
});

it('ends with an error that fewer records do not mend', async () => {
  const late = vi.fn().mockRejectedValue(new TransactionTimeout('too late'));
  await expect(commitInParts(100, late)).rejects.toThrow('too late');
  expect(late.mock.calls.flat()).toEqual([100, 50, 25, 13, 7, 4, 2, 1]);
  const broken = vi.fn().mockRejectedValue(new Error('broken'));
  await expect(commitInParts(100, broken)).rejects.toThrow('broken');
  expect(broken).toHaveBeenCalledTimes(1);
});
