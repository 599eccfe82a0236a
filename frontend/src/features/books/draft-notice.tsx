import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';

/** Says that the form holds what was typed before, and how to be rid of it. */
export function DraftNotice({ onStartOver }: { onStartOver: () => void }) {
  return (
    <Notice className="mb-6" title="What you typed before is still here.">
      <Button variant="quiet" size="small" className="mt-2" onClick={onStartOver}>
        Start over
      </Button>
    </Notice>
  );
}
