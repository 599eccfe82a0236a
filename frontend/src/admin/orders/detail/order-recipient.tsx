import { addressLines } from '@storyloom/backend/contract/order/address-lines';
import type { Order } from '@storyloom/backend/contract/order/order';
import { orderStates } from '@storyloom/backend/contract/order/order-status';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { hasFormDraft } from '@/browser/use-form-draft';
import { SmallButton } from '@/ui/controls/button';
import { Notice } from '@/ui/notices/notice';
import { Panel } from '@/admin/ui/panel';
import { telHref } from '@/ui/text/tel-href';
import { words } from '@/words/admin';
import { CorrectOrderForm } from './correct-order-form';
import { correctionDraftName } from './use-correction';

/** The recipient, whom the owner can correct until the order is shipped. */
export function RecipientPanel({ order }: { order: Order }) {
  const [isOpen, setIsOpen] = useState(() => hasFormDraft(correctionDraftName(order)));
  const opener = useRef<HTMLButtonElement>(null);
  const wasShown = useRef(false);
  const title = order.pickup ? words.adminOrder.pickupFor : words.adminOrder.deliverTo;
  const { canBeCorrected } = orderStates[order.status];
  // If another admin ships the order meanwhile, the form stays open with the typed correction.
  const isShown = isOpen && (canBeCorrected || hasFormDraft(correctionDraftName(order)));
  useEffect(() => {
    // Focus in another field stays there.
    const isFocusLost = document.activeElement === document.body;
    if (wasShown.current && !isShown && isFocusLost)
      (opener.current ?? document.getElementById('main'))?.focus();
    wasShown.current = isShown;
  }, [isShown]);
  if (isShown) {
    return (
      <Panel title={title}>
        {!canBeCorrected && (
          <Notice tone="error" className="mb-5" title={words.adminOrder.tooLate}>
            {words.adminOrder.tooLateText}
          </Notice>
        )}
        <CorrectOrderForm order={order} onClose={() => setIsOpen(false)} />
      </Panel>
    );
  }
  return (
    <Panel
      title={title}
      aside={
        canBeCorrected && (
          <SmallButton ref={opener} onClick={() => setIsOpen(true)}>
            {words.adminOrder.correct}
          </SmallButton>
        )
      }
    >
      <address className="not-italic">
        {addressLines(order).map((line, index) => (
          <span key={index} dir="auto" className="block break-words">
            {line}
          </span>
        ))}
      </address>
      {order.vatNumber && (
        <p className="mt-3">
          <span className="block text-sm text-ink-soft">{words.vat.vatNumber}</span>
          <bdi dir="ltr">{order.vatNumber}</bdi>
        </p>
      )}
      <p className="mt-3">
        <ContactLink href={telHref(order.phone)}>{order.phone}</ContactLink>
        {order.email && (
          <ContactLink href={`mailto:${encodeURIComponent(order.email)}`}>
            {order.email}
          </ContactLink>
        )}
      </p>
    </Panel>
  );
}

function ContactLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="link flex min-h-11 items-center break-all">
      <bdi>{children}</bdi>
    </a>
  );
}
