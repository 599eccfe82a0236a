import { zodResolver } from '@hookform/resolvers/zod';
import { newOrderNoteSchema, type Order } from '@storyloom/backend/contract/order/order';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { readApiProblem } from '@/api/api-error';
import { newKey } from '@/api/new-key';
import type { DraftName } from '@/browser/draft';
import { readDraft, useDraft } from '@/browser/use-draft';
import { SmallButton } from '@/ui/controls/button';
import { showFailure } from '@/ui/show-failure';
import { TextArea } from '@/ui/form/more-fields';
import { fieldOf, showFieldErrors } from '@/ui/form/form';
import { formatDateTime } from '@/ui/text/formats';
import { Panel } from '@/ui/panel';
import { words } from '@/words/admin';
import { adminOrdersApi } from '@/admin/orders/admin-orders.api';

const empty = { text: '' };
export const noteDraft = ({ _id }: Order): DraftName => `admin.order.${_id}.note`;

/** What the shop writes down about an order; customers never see it. */
export function OrderNotes({ order }: { order: Order }) {
  const [addNote, { isLoading }] = adminOrdersApi.useAddOrderNoteMutation();
  const form = useForm({
    resolver: zodResolver(newOrderNoteSchema),
    defaultValues: empty,
  });
  const { isDirty } = form.formState;
  const { setFocus } = form;
  const [draft] = useState(() => readDraft(noteDraft(order), empty));
  useEffect(() => {
    if (draft) setFocus('text');
  }, [draft, setFocus]);
  useDraft({
    name: noteDraft(order),
    form,
    restored: draft,
    toDraft: (note) => (isDirty ? note : null),
    area: 'memory',
  });

  /** The same for every try of one note, so that it is kept once. */
  const [key, setKey] = useState(newKey);

  const send = form.handleSubmit(async ({ text }, event) => {
    const submitted: unknown = event?.target;
    const sent = form.getValues('text');
    const response = await addNote({ id: order._id, key, text });
    if (!response.error) {
      setKey(newKey());
      // What the owner typed meanwhile stays.
      if (form.getValues('text') !== sent) return;
      form.reset(undefined, { keepFieldsRef: true });
      // If focus has moved on meanwhile, it stays there.
      if (submitted instanceof Element && submitted.contains(document.activeElement))
        form.setFocus('text');
      return;
    }
    const { code, fields } = readApiProblem(response.error);
    // The text was changed after a try that may have arrived: this is another note.
    if (code === 'idempotency_key_reused') setKey(newKey());
    if (showFieldErrors(form, fields)) return;
    void showFailure(words.adminOrder.noteFailed, response.error);
  });
  return (
    <Panel title={words.adminOrder.notes}>
      {order.notes && order.notes.length > 0 && (
        <ol className="mb-5 space-y-4">
          {order.notes.map(({ text, at, by }, index) => (
            <li key={index} className="border-s-3 border-line-strong ps-3">
              <p dir="auto" className="break-words whitespace-pre-line">
                {text}
              </p>
              <p className="mt-1 text-sm break-words text-ink-faint">
                <span>{words.adminOrder.noteBy(by)}</span>
                <time dateTime={at}>{formatDateTime(at)}</time>
              </p>
            </li>
          ))}
        </ol>
      )}
      <form noValidate onSubmit={(event) => void send(event)}>
        <TextArea
          {...fieldOf(form, 'text', words.adminOrder.newNote)}
          rows={2}
          maxLength={1000}
          hint={words.adminOrder.noteHint}
        />
        <SmallButton type="submit" className="mt-3" isBusy={isLoading}>
          {words.adminOrder.addNote}
        </SmallButton>
      </form>
    </Panel>
  );
}
