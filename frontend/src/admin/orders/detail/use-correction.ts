import { zodResolver } from '@hookform/resolvers/zod';
import { collectorSchema } from '@storyloom/backend/contract/order/checkout';
import {
  orderSchema,
  recipientSchema,
  type Order,
  type RecipientInput,
} from '@storyloom/backend/contract/order/order';
import { recipientEtag } from '@storyloom/backend/contract/order/recipient-etag';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { adminOrdersApi } from '@/admin/orders/admin-orders.api';
import type { DraftName } from '@/browser/form-draft';
import { readFormDraft, useFormDraft } from '@/browser/use-form-draft';
import { differencesOf, pick } from '@/admin/ui/conflict/merge-three-ways';
import { useRefusedSave } from '@/admin/ui/conflict/use-refused-save';
import { showFailure } from '@/admin/ui/show-failure';
import { showToast } from '@/ui/toast';
import { words } from '@/words/admin';

export const correctionDraftName = ({ _id }: Order): DraftName => `admin.order.${_id}.recipient`;

export interface CorrectionProps {
  order: Order;
  onClose: () => void;
}

/** The state of a correction: its draft, its version, and saving it. */
export function useCorrection({ order, onClose }: CorrectionProps) {
  const [sendCorrection, { isLoading: isSaving }] = adminOrdersApi.useCorrectOrderMutation();
  const [draft] = useState(() => readFormDraft(correctionDraftName(order), baseOf(order)));
  const [base, setBase] = useState(draft?.base ?? baseOf(order).base);
  const form = useForm<RecipientInput, unknown, RecipientInput>({
    resolver: zodResolver(order.pickup ? collectorSchema : recipientSchema),
    defaultValues: base.recipient,
  });
  const { conflict, clear, showRefusal } = useRefusedSave(
    form,
    orderSchema,
    words.adminOrder.notCorrected,
  );
  const { isDirty } = form.formState;
  const removeDraft = useFormDraft({
    name: correctionDraftName(order),
    form,
    restored: draft?.recipient,
    toDraft: (recipient) => (isDirty ? { recipient, base } : null),
    area: 'memory',
  });
  const close = () => {
    removeDraft(); // saved or discarded: the next correction starts from the order
    onClose();
  };

  const save = (from: typeof base) =>
    form.handleSubmit(async (recipient) => {
      const correction = pick(recipient, differencesOf(from.recipient, recipient));
      if (Object.keys(correction).length === 0) return close();
      const sent = JSON.stringify(form.getValues());
      const { data, error } = await sendCorrection({ id: order._id, correction, etag: from.etag });
      if (!data) {
        const failure = showRefusal(error);
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
export function baseOf(order: Order) {
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
