import { restoreFocusBeside } from '@/browser/navigation/focus';
import { SmallButton } from '@/ui/controls/button';
import { askToConfirm } from '@/ui/dialog';
import { Notice } from '@/ui/notices/notice';

/** Says that the form holds what was typed before, and how to be rid of it. */
export function DraftNotice({ onStartOver }: { onStartOver: () => void }) {
  return (
    <Notice className="mb-6" title="What you typed before is still here.">
      <SmallButton ref={restoreFocusBeside} className="mt-2" onClick={onStartOver}>
        Start over
      </SmallButton>
    </Notice>
  );
}

/** Before what leaves typed work behind for good. */
export function askToLoseDraft(): Promise<boolean> {
  return askToConfirm(
    {
      title: 'Leave without saving?',
      text: 'What you typed and did not save goes with it.',
      icon: 'warning',
    },
    { confirm: 'Leave', cancel: 'Stay' },
  );
}
