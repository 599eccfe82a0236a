import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { askToConfirm } from './dialog';

/**
 * Asks before unsaved changes are left behind: by a link, by the back button, by closing the tab.
 * `onLeave` hears of a yes before the page changes.
 */
export function useLeaveQuestion(isDirty: boolean, onLeave: () => void): void {
  const navigate = useNavigate();
  const isAllowed = useRef(false);
  const isGone = useRef(false);

  const leaveBy = useEffectEvent((link: HTMLAnchorElement) => {
    void ask().then((isLeaving) => {
      if (!isLeaving) return;
      onLeave();
      void navigate(link.pathname + link.search + link.hash, { replace: isOnGuard() });
    });
  });
  const leaveBack = useEffectEvent(() => {
    if (isOnGuard() || isAllowed.current) return;
    void ask().then((isLeaving) => {
      if (!isLeaving) return putGuard();
      isAllowed.current = true;
      onLeave();
      window.history.back();
    });
  });

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  useEffect(() => {
    if (!isDirty) return undefined;
    const onClick = (event: MouseEvent) => {
      const link = findLinkWithin(event);
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      leaveBy(link);
    };
    const listening = new AbortController();
    const { signal } = listening;
    putGuard();
    window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
    window.addEventListener('popstate', leaveBack, { signal });
    document.addEventListener('click', onClick, { capture: true, signal });
    return () => {
      listening.abort();
      // Saved: the second entry goes. Whoever left the page has replaced it already.
      if (!isGone.current && isOnGuard()) window.history.back();
    };
  }, [isDirty]);
}

function ask(): Promise<boolean> {
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

function isOnGuard(): boolean {
  return (window.history.state as { isGuard?: boolean } | null)?.isGuard === true;
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
