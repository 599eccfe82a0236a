import { zodResolver } from '@hookform/resolvers/zod';
import {
  newOrderNoteSchema,
  type NewOrderNoteInput,
  type Order,
} from '@storyloom/backend/contract/order';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { readApiProblem } from '@/api/api-error';
import { Button } from '@/ui/controls/button';
import { showToast } from '@/ui/dialog';
import { TextArea } from '@/ui/form/field';
import { fieldOf, showRefused } from '@/ui/form/form';
import { formatMoment } from '@/ui/text/moment';
import { Panel } from '@/ui/panel';
import type { Unsaved } from '@/ui/form/unfinished-work';
import { useAddOrderNoteMutation } from '@/admin/orders/admin-orders.api';

interface OrderNotesProps {
  order: Order;
  /** What was typed before. */
  begun: NewOrderNoteInput | undefined;
  onUnsaved: (note: Unsaved<NewOrderNoteInput> | null) => void;
}

/** What the shop writes down about an order; customers never see it. */
export function OrderNotes({ order, begun, onUnsaved }: OrderNotesProps) {
  const [addNote, { isLoading }] = useAddOrderNoteMutation();
  const form = useForm({
    resolver: zodResolver(newOrderNoteSchema),
    defaultValues: { text: '' },
  });
  const { isDirty } = form.formState;
  const { reset, setFocus, getValues } = form;
  useEffect(() => {
    if (!begun) return;
    reset(begun, { keepDefaultValues: true, keepFieldsRef: true }); // for the focus
    setFocus('text');
  }, [begun, reset, setFocus]);
  useEffect(() => onUnsaved(isDirty ? { getValues } : null), [isDirty, getValues, onUnsaved]);

  const send = form.handleSubmit(async ({ text }, event) => {
    const place: unknown = event?.target;
    const sent = form.getValues('text');
    const answer = await addNote({ id: order._id, text });
    if (!answer.error) {
      // Whoever typed on meanwhile keeps that.
      if (form.getValues('text') !== sent) return;
      form.reset(undefined, { keepFieldsRef: true });
      // Whoever went on to something else meanwhile stays there.
      if (place instanceof Element && place.contains(document.activeElement)) form.setFocus('text');
      return;
    }
    const { fields, reference } = readApiProblem(answer.error);
    if (showRefused(form, fields)) return;
    const title = 'The note could not be saved. Please try again.';
    void showToast({ title, icon: 'error', reference });
  });
  return (
    <Panel title="Notes">
      {order.notes && (
        <ol className="mb-5 space-y-4">
          {order.notes.map(({ text, at, by }, index) => (
            <li key={index} className="border-l-3 border-line-strong pl-3">
              <p className="break-words whitespace-pre-line">{text}</p>
              <p className="mt-1 text-sm break-words text-ink-faint">
                {by}, <time dateTime={at}>{formatMoment(at)}</time>
              </p>
            </li>
          ))}
        </ol>
      )}
      <form noValidate onSubmit={(event) => void send(event)}>
        <TextArea
          {...fieldOf(form, 'text', 'New note')}
          rows={2}
          maxLength={1000}
          hint="Only the shop sees it."
        />
        <Button type="submit" variant="quiet" size="small" className="mt-3" isBusy={isLoading}>
          Add note
        </Button>
      </form>
    </Panel>
  );
}
