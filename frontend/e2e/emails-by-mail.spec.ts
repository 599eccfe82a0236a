import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { test } from './mail-box.ts';
import { expect, signIn } from './owner.ts';
import { settle } from './settle.ts';

async function subscribe(page: Page, reader: string) {
  await page.goto('/');
  await settle(page);
  await page.getByLabel('Your e-mail address').fill(reader);
  await page.getByLabel('Your e-mail address').press('Enter');
  await expect(page.getByText(/^Thank you\. If a first email asks/)).toBeVisible();
}

test(
  'An email that was refused goes out again when the owner says so',
  { tag: '@once' },
  async ({ page, shop, mailBox }, { project, repeatEachIndex }) => {
    const reader = `refused-${project.name}-${repeatEachIndex}@example.com`;
    mailBox.refuse(reader);
    await subscribe(page, reader);

    await page.goto('/dashboard/emails?status=failed');
    await signIn(page, shop);
    const row = page.getByRole('row').filter({ hasText: reader });
    const again = row.getByRole('button', { name: /^Try again: Please confirm the newsletter/ });
    await expect(again).toBeVisible();
    await expect(page.getByText('Nothing is sent.')).toBeHidden();
    await expectNoFindings(page, 'emails that failed');
    await row.getByRole('link').press('Enter');
    await expect(page.getByText('It could not be sent.')).toBeVisible();
    await expect(page.getByText('Nobody of that name')).toBeVisible();
    // axe cannot look into the frame of an email.
    await page.getByRole('button', { name: 'Plain text' }).press('Enter');
    await expect(page.getByText(/entered for the newsletter/)).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expectNoFindings(page, 'an email that failed');
    mailBox.take(reader);
    await page.getByRole('button', { name: /^Try again/ }).press('Enter');
    const { subject } = await mailBox.emailTo(reader);
    expect(subject).toMatch(/^Please confirm the newsletter/);
    await expect(page.getByText('Sent', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('It could not be sent.')).toBeHidden();
  },
);

test(
  'The links of an email begin and end the newsletter',
  { tag: '@once' },
  async ({ page, shop, mailBox }, { project, repeatEachIndex }) => {
    const reader = `taken-${project.name}-${repeatEachIndex}@example.com`;
    await subscribe(page, reader);
    const { text = '' } = await mailBox.emailTo(reader);
    const linkTo = (what: string) => new RegExp(`http\\S+/newsletter/${what}\\S+`).exec(text)?.[0];
    await page.goto(linkTo('confirm') ?? '');
    await expect(page.getByRole('heading', { name: /that is confirmed$/ })).toBeVisible();
    await expectNoFindings(page, 'newsletter confirmed');

    await page.goto('/dashboard/emails');
    await signIn(page, shop);
    await page.getByRole('button', { name: 'Shop owner, Admin' }).press('Enter');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /newsletter/i }).press('Enter');
    const list = await readFile(await (await download).path(), 'utf8');
    expect(list).toMatch(new RegExp(`${reader},[^,]+,yes,`));

    await page.goto(linkTo('end') ?? '');
    await expectNoFindings(page, 'the question before the end of the newsletter');
    await page.getByRole('button', { name: 'End the newsletter' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'The newsletter has ended' })).toBeVisible();
    await expectNoFindings(page, 'the newsletter has ended');
  },
);
