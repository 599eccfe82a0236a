import { useEffect, useRef } from 'react';
import { SmallButton } from '@/ui/controls/button';
import { askToConfirm, restoreFocus } from '@/ui/dialog';
import { Notice } from '@/ui/notices/notice';

/** Says that the form holds what was typed before, and how to be rid of it. */
export function DraftNotice({ onStartOver }: { onStartOver: () => void }) {
  const isPressed = useRef(false);
  // The button that has the focus goes with the notice.
  useEffect(() => () => void (isPressed.current && restoreFocus()), []);
  const startOver = () => {
    isPressed.current = true;
    onStartOver();
  };
  return (
    <Notice className="mb-6" title="What you typed before is still here.">
      <SmallButton className="mt-2" onClick={startOver}>
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
