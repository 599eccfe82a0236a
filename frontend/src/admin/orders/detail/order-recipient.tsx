import { zodResolver } from '@hookform/resolvers/zod';
import { addressLines } from '@storyloom/backend/contract/order/address-lines';
import { collectorSchema } from '@storyloom/backend/contract/order/checkout';
import {
  orderSchema,
  recipientSchema,
  type Order,
  type RecipientInput,
} from '@storyloom/backend/contract/order/order';
import { recipientEtag } from '@storyloom/backend/contract/order/recipient-etag';
import { orderStates } from '@storyloom/backend/contract/order/order-status';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useForm, type FieldPath } from 'react-hook-form';
import { adminOrdersApi } from '@/admin/orders/admin-orders.api';
import type { DraftName } from '@/browser/form-draft';
import { hasFormDraft, readFormDraft, useFormDraft } from '@/browser/use-form-draft';
import { differingRowsOf } from '@/admin/ui/conflict/conflict';
import { ConflictPanel } from '@/admin/ui/conflict/conflict-panel';
import { differencesOf, pick } from '@/admin/ui/conflict/merge-three-ways';
import { useRefusal } from '@/admin/ui/conflict/use-refusal';
import { Button, SmallButton } from '@/ui/controls/button';
import { showToast } from '@/ui/toast';
import { fieldOf } from '@/ui/form/form';
import {
  AddressFields,
  CompanyFields,
  PersonFields,
  useHasCompanyFields,
} from '@/shop-facts/order/recipient-fields';
import { Notice } from '@/ui/notices/notice';
import { showFailure } from '@/admin/ui/show-failure';
import { Panel } from '@/admin/ui/panel';
import { telHref } from '@/ui/text/tel-href';
import { words } from '@/words/admin';

export const correctionDraftName = ({ _id }: Order): DraftName => `admin.order.${_id}.recipient`;

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
    const hasNoPlace = document.activeElement === document.body;
    if (wasShown.current && !isShown && hasNoPlace)
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

interface CorrectOrderFormProps {
  order: Order;
  onClose: () => void;
}

/** The form of a correction, saved against the version at which it started. */
function CorrectOrderForm({ order, onClose }: CorrectOrderFormProps) {
  const { form, base, conflict, isSaving, save, close } = useCorrection({ order, onClose });
  const { setFocus } = form;
  const hasCompanyFields = useHasCompanyFields();
  const hasCompany = hasCompanyFields || Boolean(order.company ?? order.vatNumber);
  const field = (name: FieldPath<RecipientInput>, label: string) => fieldOf(form, name, label);
  useEffect(() => setFocus('name'), [setFocus]);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save(base);
      }}
    >
      {conflict && (
        <ConflictPanel
          what="this order"
          conflict={conflict}
          rows={rowsOf(form.getValues(), baseOf(conflict.stored).recipient)}
          isBusy={isSaving}
          onSaveMine={() => void save(baseOf(conflict.stored).base)}
          onTakeTheirs={close}
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <PersonFields field={field} isRequired isForSomeoneElse />
        {!order.pickup && <AddressFields field={field} isRequired isForSomeoneElse />}
        {hasCompany && <CompanyFields field={field} isForSomeoneElse />}
      </div>
      <div className="mt-5 flex flex-wrap gap-2">
        <Button type="submit" size="small" isBusy={isSaving}>
          {words.adminOrder.saveCorrection}
        </Button>
        <SmallButton onClick={close}>{words.adminOrder.discard}</SmallButton>
      </div>
    </form>
  );
}

/** The state of a correction: its draft, its version, and saving it. */
function useCorrection({ order, onClose }: CorrectOrderFormProps) {
  const [sendCorrection, { isLoading: isSaving }] = adminOrdersApi.useCorrectOrderMutation();
  const [draft] = useState(() => readFormDraft(correctionDraftName(order), baseOf(order)));
  const [base, setBase] = useState(draft?.base ?? baseOf(order).base);
  const form = useForm<RecipientInput, unknown, RecipientInput>({
    resolver: zodResolver(order.pickup ? collectorSchema : recipientSchema),
    defaultValues: base.recipient,
  });
  const { conflict, clear, refuse } = useRefusal(form, orderSchema, words.adminOrder.notCorrected);
  const { isDirty } = form.formState;
  const finish = useFormDraft({
    name: correctionDraftName(order),
    form,
    restored: draft?.recipient,
    toDraft: (recipient) => (isDirty ? { recipient, base } : null),
    area: 'memory',
  });
  const close = () => {
    finish(); // saved or discarded: the next correction starts from the order
    onClose();
  };

  const save = (from: typeof base) =>
    form.handleSubmit(async (recipient) => {
      const correction = pick(recipient, differencesOf(from.recipient, recipient));
      if (Object.keys(correction).length === 0) return close();
      const sent = JSON.stringify(form.getValues());
      const { data, error } = await sendCorrection({ id: order._id, correction, etag: from.etag });
      if (!data) {
        const failure = refuse(error);
        const { correctedTooLate, notCorrected } = words.adminOrder;
        const isTooLate = failure?.code === 'invalid_transition';
        if (failure) void showFailure(isTooLate ? correctedTooLate : notCorrected, error);
        return;
      }
      void showToast({ title: words.adminOrder.isCorrected(order.number) });
      const typed = form.getValues();
      if (JSON.stringify(typed) === sent) return close();
      // Keeps the input typed during the save.
      const { base: next } = baseOf(data);
      setBase(next);
      clear();
      form.reset(next.recipient);
      form.reset(typed, { keepDefaultValues: true });
    })();

  return { form, base, conflict, isSaving, save, close };
}

/** The version that a correction starts from, and its fields. */
function baseOf(order: Order) {
  const { name, phone, address, company = '', vatNumber = '' } = order;
  const recipient: RecipientInput = {
    name,
    phone,
    address: { ...address, street: address.street ?? '' },
    company,
    vatNumber,
  };
  return { recipient, base: { recipient, etag: recipientEtag(order) } };
}

function rowsOf(mine: RecipientInput, theirs: RecipientInput) {
  const rows: [string, (recipient: RecipientInput) => string][] = [
    [words.adminOrder.name, ({ name }) => name],
    [words.adminOrder.phone, ({ phone }) => String(phone)],
    [words.adminOrder.address, ({ address }) => Object.values(address).filter(Boolean).join('\n')],
    [words.vat.company, ({ company = '' }) => company],
    [words.vat.vatNumber, ({ vatNumber = '' }) => vatNumber],
  ];
  return differingRowsOf(rows, mine, theirs);
}
