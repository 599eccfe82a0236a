import { sitePages } from '../../../contract/shop/site-pages.ts';
import { addLetter } from '../letter.model.ts';
import { findSender, layOut, type LettersContext } from '../letters-context.ts';

/** Tells the owner that backups fail: once until one is whole again. */
export async function tellOfFailedBackup(
  context: LettersContext,
  problem: string,
  lastAt: Date | undefined,
): Promise<void> {
  const sender = await findSender(context);
  const last = lastAt ? `The last whole one is of ${lastAt.toUTCString()}.` : 'There is none yet.';
  const content = {
    subject: 'The backup of the shop failed',
    heading: 'The backup of the shop failed',
    parts: [
      { kind: 'paragraph', text: `${problem} ${last} It is tried again every hour.` },
      {
        kind: 'button',
        text: 'Open the settings',
        href: sender.shopUrl + sitePages.adminSettings.path,
      },
    ],
    reason: 'You get this letter because you are the owner of the shop.',
  } as const;
  await addLetter({
    key: `backup-failed ${lastAt?.toISOString() ?? 'never'}`,
    kind: 'backup-failed',
    to: context.settings.letters.ownerEmail ?? '',
    ...layOut({ ...content, parts: [...content.parts] }, sender),
  });
}
