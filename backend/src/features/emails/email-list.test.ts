import mongoose from 'mongoose';
import { expect, it } from 'vitest';
import { useTestDatabase } from '../../testing/database.ts';
import { signInAdmin } from '../../testing/people/sign-in.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { addEmail } from '../../models/emails/email.model.ts';

useTestDatabase();

it('is listed newest first, all emails or those of a status, with an index for each', async () => {
  const email = { subject: 'Thank you', text: 'Text', html: '<p>', to: 'owner@example.com' };
  for (const key of ['1', '2']) await addEmail({ ...email, key, kind: 'digest' });
  const { api } = createTestApp();
  for (const query of ['', '?status=waiting']) {
    const { body, headers } = await api.get(`/api/emails/${query}`).set(signInAdmin()).expect(200);
    expect(headers['x-total-count']).toBe('2');
    const times = (body as { createdAt: string }[]).map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().reverse());
  }
  const indexes = await mongoose.connection.collection('emails').indexes();
  const keys = indexes.map(({ key }) => Object.entries(key).flat().join(' '));
  expect(keys).toEqual(
    expect.arrayContaining(['createdAt -1 _id -1', 'status 1 createdAt -1 _id -1']),
  );
});
