import { useEffect, useEffectEvent, useRef } from 'react';
import { useLeaveQuestion } from './use-leave-question';

const forgetters: (() => void)[] = [];

/** A form with something in it that is not saved. */
export interface Unsaved<Values> {
  getValues: () => Values;
}

interface Keep<Work> {
  read: () => Work | null;
  write: (work: Work | null) => void;
}

/**
 * A place for work whose page goes before it is done, as the session of the administrator has
 * ended. In memory alone: it may tell of customers.
 */
export function createKeep<Work>(): Keep<Work> {
  let kept: Work | null = null;
  forgetters.push(() => (kept = null));
  return {
    read: () => kept,
    write: (work) => {
      kept = work;
    },
  };
}

/** Signing out on purpose leaves nothing behind. */
export function forgetUnfinishedWork(): void {
  for (const forget of forgetters) forget();
}

/**
 * Asks before unfinished work is left behind, and keeps it when its page goes without asking.
 * Returns what says that the work is done.
 */
export function useUnfinishedWork<Work>(
  keep: Keep<Work>,
  isUnfinished: boolean,
  read: () => Work,
): () => void {
  const isDone = useRef(false);
  const finish = () => {
    isDone.current = true;
  };
  useLeaveQuestion(isUnfinished, finish);
  const leave = useEffectEvent(() => keep.write(isUnfinished && !isDone.current ? read() : null));
  useEffect(() => () => leave(), []);
  return finish;
}
