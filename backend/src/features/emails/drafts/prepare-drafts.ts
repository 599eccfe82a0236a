import type { EmailDraft } from '../../../models/emails/email.model.ts';
import type { PendingEmail } from '../../../models/emails/queued-email.model.ts';
import type { Sender } from '../contents/email-content.ts';
import type { EmailsContext } from '../sender.ts';

/** Makes the draft of a pending email; undefined when it has no recipient. */
type ToDraft<Stored> = (
  pending: PendingEmail<Stored>,
) => (Omit<EmailDraft, 'key' | 'kind'> & { key?: string }) | undefined;

/** Reads at once what the drafts of many emails need. */
export type PrepareDrafts<Stored> = (
  pending: PendingEmail<Stored>[],
  sender: Sender,
  context: EmailsContext,
) => Promise<ToDraft<Stored>>;
