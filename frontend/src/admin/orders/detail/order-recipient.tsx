import { zodResolver } from '@hookform/resolvers/zod';
import { addressLines } from '@storyloom/backend/contract/order/address-lines';
import { collectorSchema } from '@storyloom/backend/contract/order/checkout';
import {
  recipientSchema,
  type Order,
  type OrderCorrectionInput,
  type RecipientInput,
} from '@storyloom/backend/contract/order/order';
import { orderStates } from '@storyloom/backend/contract/order/order-status';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useForm, type FieldPath } from 'react-hook-form';
import { adminOrdersApi } from '@/admin/orders/admin-orders.api';
import { readApiProblem } from '@/api/api-error';
import type { DraftName } from '@/browser/draft';
import { hasDraft, readDraft, useDraft } from '@/browser/use-draft';
import { differencesOf, pick } from '@/ui/conflict/merge-three-ways';
import { Button, SmallButton } from '@/ui/controls/button';
import { showToast } from '@/ui/dialog';
import { fieldOf, showRefused } from '@/ui/form/form';
import { AddressFields, PersonFields } from '@/ui/form/recipient-fields';
import { Notice } from '@/ui/notices/notice';
import { showFailure } from '@/ui/show-failure';
import { Panel } from '@/ui/panel';
import { phoneAddress } from '@/ui/text/phone-address';

export const correctionDraft = ({ _id }: Order): DraftName => `admin.order.${_id}.recipient`;

/** Where the parcel goes; can be put right until it is on its way. */
export function OrderRecipient({ order }: { order: Order }) {
  const [isOpen, setIsOpen] = useState(() => hasDraft(correctionDraft(order)));
  const opener = useRef<HTMLButtonElement>(null);
  const wasShown = useRef(false);
  const title = order.pickup ? 'Pickup for' : 'Deliver to';
  const { canBeCorrected } = orderStates[order.status];
  // Where the order has moved on elsewhere, what was typed does not go without a word.
  const isShown = isOpen && (canBeCorrected || hasDraft(correctionDraft(order)));
  useEffect(() => {
    // Whoever is in another field by then stays there.
    const hasNoPlace = document.activeElement === document.body;
    if (wasShown.current && !isShown && hasNoPlace)
      (opener.current ?? document.getElementById('main'))?.focus();
    wasShown.current = isShown;
  }, [isShown]);
  if (isShown) {
    return (
      <Panel title={title}>
        {!canBeCorrected && (
          <Notice tone="error" className="mb-5" title="Too late to correct this order">
            It is on its way, or was cancelled. What you typed is not saved.
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
            Correct
          </SmallButton>
        )
      }
    >
      <address className="not-italic">
        {addressLines(order).map((line, index) => (
          <span key={index} className="block break-words">
            {line}
          </span>
        ))}
      </address>
      <p className="mt-3">
        <ContactLink href={phoneAddress(order.phone)}>{order.phone}</ContactLink>
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
      {children}
    </a>
  );
}

/** Sends only what was touched, so that a correction by somebody else in between stays. */
function CorrectOrderForm({ order, onClose }: { order: Order; onClose: () => void }) {
  const [sendCorrection, { isLoading }] = adminOrdersApi.useCorrectOrderMutation();
  const form = useForm<RecipientInput, unknown, RecipientInput>({
    resolver: zodResolver(order.pickup ? collectorSchema : recipientSchema),
    defaultValues: valuesOf(order),
  });
  const { isDirty } = form.formState;
  const { setFocus } = form;
  const [draft] = useState(() => readDraft(correctionDraft(order), valuesOf(order)));
  const field = (name: FieldPath<RecipientInput>, label: string) => fieldOf(form, name, label);
  useEffect(() => setFocus('name'), [setFocus]);
  const finish = useDraft(
    correctionDraft(order),
    form,
    (recipient) => (isDirty ? recipient : null),
    draft,
    'memory',
  );
  const close = () => {
    finish(); // saved or discarded: the next correction begins with the order
    onClose();
  };

  const send = form.handleSubmit(async (recipient) => {
    const correction = touched(form.formState.defaultValues as RecipientInput, recipient);
    if (Object.keys(correction).length === 0) return close();
    const sent = JSON.stringify(form.getValues());
    const response = await sendCorrection({ id: order._id, correction });
    if (!response.error) {
      void showToast({ title: `Order ${order.number} is corrected.` });
      const typed = form.getValues();
      if (JSON.stringify(typed) === sent) return close();
      // Whoever typed on meanwhile keeps that.
      form.reset(valuesOf(response.data));
      form.reset(typed, { keepDefaultValues: true });
      return;
    }
    const { code, fields } = readApiProblem(response.error);
    if (showRefused(form, fields)) return;
    const title =
      code === 'invalid_transition'
        ? 'Too late: this order is on its way, or was cancelled.'
        : 'The correction could not be saved. Please try again.';
    void showFailure(title, response.error);
  });
  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <div className="grid gap-4 sm:grid-cols-2">
        <PersonFields field={field} isRequired isForSomeoneElse />
        {!order.pickup && (
          <AddressFields field={field} isRequired isForSomeoneElse isStreetRequired={false} />
        )}
      </div>
      <div className="mt-5 flex flex-wrap gap-2">
        <Button type="submit" size="small" isBusy={isLoading}>
          Save correction
        </Button>
        <SmallButton onClick={close}>Discard</SmallButton>
      </div>
    </form>
  );
}

function valuesOf({ name, phone, address }: Order): RecipientInput {
  return { name, phone, address: { ...address, street: address.street ?? '' } };
}

function touched(base: RecipientInput, recipient: RecipientInput): OrderCorrectionInput {
  const { address, ...rest } = pick(recipient, differencesOf(base, recipient));
  if (!address) return rest;
  return { ...rest, address: pick(address, differencesOf(base.address, address)) };
}
