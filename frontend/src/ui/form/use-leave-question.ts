import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { askToConfirm } from '@/ui/dialog';

/** Pages with unsaved changes: one, or two while the next one opens. */
let unsavedPages = 0;

/** For a way out that is no link, like signing out: asks when that leaves unsaved changes behind. */
export async function mayLeave(): Promise<boolean> {
  return unsavedPages === 0 || askToLeave();
}

/**
 * Asks before unsaved changes are left behind: by a link, by the back button, by closing the tab.
 * `onLeave` hears of a yes before the page changes.
 */
export function useLeaveQuestion(isDirty: boolean, onLeave: () => void): void {
  const navigate = useNavigate();
  const isAllowed = useRef(false);
  const isGone = useRef(false);
  const address = useRef('');
  const place = useRef('');
  /** Back once more, under the question, leaves as well: then there is nothing to decide any more. */
  const hasLeft = () => addressOf(window.location) !== address.current;

  const leaveBy = useEffectEvent((link: HTMLAnchorElement) => {
    void askToLeave().then((isLeaving) => {
      if (!isLeaving || hasLeft()) return;
      onLeave();
      void navigate(link.pathname + link.search + link.hash, { replace: isOnGuard() });
    });
  });
  const leaveBack = useEffectEvent(() => {
    // To another place of the same page, as "Skip to the content" leads: nothing is left by that.
    const isWithin = window.location.hash !== place.current;
    if (isWithin || isOnGuard() || isAllowed.current || hasLeft()) return;
    void askToLeave().then((isLeaving) => {
      if (hasLeft()) return;
      if (!isLeaving) return putGuard();
      isAllowed.current = true;
      onLeave();
      window.history.back();
    });
  });

  // With what is on the screen, not some time after it: a fast click on a link is not asked about
  // changes that were just saved.
  useLayoutEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  useLayoutEffect(() => {
    if (!isDirty) return undefined;
    const onClick = (event: MouseEvent) => {
      const link = findLinkWithin(event);
      if (!link) return;
      // A drawer that holds the link hears of it all the same, and makes way for the question.
      event.preventDefault();
      if (addressOf(link) !== address.current) leaveBy(link);
    };
    const listening = new AbortController();
    const { signal } = listening;
    unsavedPages += 1;
    address.current = addressOf(window.location);
    place.current = window.location.hash;
    putGuard();
    window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
    window.addEventListener('popstate', leaveBack, { signal });
    document.addEventListener('click', onClick, { capture: true, signal });
    return () => {
      listening.abort();
      unsavedPages -= 1;
      // Saved: the second entry goes. Whoever left the page has replaced it already.
      if (!isGone.current && isOnGuard()) takeGuardAway();
    };
  }, [isDirty]);
}

/** Whether unsaved changes may go. */
export function askToLeave(): Promise<boolean> {
  return askToConfirm(
    {
      title: 'Leave without saving?',
      text: 'What you changed here is not saved.',
      icon: 'warning',
    },
    { confirm: 'Leave', cancel: 'Stay' },
  );
}

// A second history entry for the same page: the back button takes that one away first, and the
// page is still there to ask.
function putGuard(): void {
  window.history.pushState({ ...(window.history.state as object | null), isGuard: true }, '');
}

/**
 * The browser steps back in its own time, to the entry before this one wherever the page has gone by
 * then. So a link followed meanwhile waits for that, and whoever types on gets a new guard.
 */
function takeGuardAway(): void {
  const waiting = new AbortController();
  const { signal } = waiting;
  let next: HTMLAnchorElement | null = null;
  const onClick = (event: MouseEvent) => {
    const link = unsavedPages === 0 ? findLinkWithin(event) : null;
    if (!link) return;
    event.preventDefault();
    next = link;
  };
  const goOn = () => {
    if (signal.aborted) return;
    waiting.abort();
    if (unsavedPages > 0 && !isOnGuard()) putGuard();
    next?.click();
  };
  document.addEventListener('click', onClick, { capture: true, signal });
  window.addEventListener('popstate', goOn, { signal });
  window.setTimeout(goOn, 1000); // no browser takes so long: it did not step at all
  window.history.back();
}

/** Whether the next page takes this entry's place, so that one step back leads to the page asked for. */
export function isOnGuard(): boolean {
  return (window.history.state as { isGuard?: boolean } | null)?.isGuard === true;
}

function addressOf({ pathname, search }: Location | HTMLAnchorElement): string {
  return pathname + search;
}

/** The link to another page of the shop that a plain click is about to follow. */
function findLinkWithin(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!isPlain || !(link instanceof HTMLAnchorElement)) return null;
  const isElsewhere = link.target === '_blank' || link.hasAttribute('download');
  const isHere = link.pathname === window.location.pathname && link.hash !== '';
  return isElsewhere || isHere || link.origin !== window.location.origin ? null : link;
}
