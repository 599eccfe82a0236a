import { newOrderNoteSchema, type Order } from '@storyloom/backend/contract/order/order';
import { useEffect } from 'react';
import type { DraftName } from '@/browser/form-draft';
import { useTextForm } from '@/ui/form/use-text-form';
import { SmallButton } from '@/ui/controls/button';
import { showFailure } from '@/admin/ui/show-failure';
import { TextArea } from '@/ui/form/text-area';
import { fieldOf } from '@/ui/form/form';
import { formatDateTime } from '@/shop-facts/formats/formats';
import { Panel } from '@/admin/ui/panel';
import { words } from '@/words/admin';
import { adminOrdersApi } from '@/admin/orders/admin-orders.api';

export const orderNoteDraftName = ({ _id }: Order): DraftName => `admin.order.${_id}.note`;

/** Private notes about an order; customers never see them. */
export function OrderNotes({ order }: { order: Order }) {
  const [addNote, { isLoading }] = adminOrdersApi.useAddOrderNoteMutation();
  const { form, submit, isRestored } = useTextForm({
    draftName: orderNoteDraftName(order),
    schema: newOrderNoteSchema,
    send: (text, key) => addNote({ id: order._id, key, text }),
    onCleared: (submitted) => {
      // Focus that has moved on stays where it is.
      if (submitted instanceof Element && submitted.contains(document.activeElement))
        setFocus('text');
    },
    onFailure: (error) => void showFailure(words.adminOrder.noteFailed, error),
  });
  const { setFocus } = form;
  useEffect(() => {
    if (isRestored) setFocus('text');
  }, [isRestored, setFocus]);
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
      <form noValidate onSubmit={(event) => void submit(event)}>
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
