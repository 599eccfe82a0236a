import { restoreFocusBeside } from '@/browser/navigation/focus';
import { SmallButton } from '@/ui/controls/button';
import { askToConfirm } from '@/ui/dialog';
import { Notice } from '@/ui/notices/notice';
import { words } from '@/words/admin';

/** Says that the form shows earlier input, and offers to discard it. */
export function FormDraftNotice({ onStartOver }: { onStartOver: () => void }) {
  return (
    <Notice className="mb-6" title={words.adminUi.draft.kept}>
      <SmallButton ref={restoreFocusBeside} className="mt-2" onClick={onStartOver}>
        {words.adminUi.draft.startOver}
      </SmallButton>
    </Notice>
  );
}

/** Asks before an action that discards typed input. */
export function askToDiscardFormDraft(): Promise<boolean> {
  const { leaveTitle, leaveText, leave, stay } = words.adminUi.draft;
  return askToConfirm(
    { title: leaveTitle, text: leaveText, icon: 'warning' },
    { confirm: leave, cancel: stay },
  );
}
