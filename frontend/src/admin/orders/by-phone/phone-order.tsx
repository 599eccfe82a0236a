import { zodResolver } from '@hookform/resolvers/zod';
import type { Book } from '@storyloom/backend/contract/book/book';
import { maxBookListLength } from '@storyloom/backend/contract/limits';
import {
  phoneOrderSchema,
  type PhoneOrder as NewOrder,
} from '@storyloom/backend/contract/order/order';
import { useState } from 'react';
import { useForm, useWatch, type FieldPath } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { readApiProblem, type ApiProblem } from '@/api/api-error';
import { newKey } from '@/api/new-key';
import { readDraft, useDraft } from '@/browser/use-draft';
import { paths } from '@/config/paths';
import { Button } from '@/ui/controls/button';
import { showToast } from '@/ui/dialog';
import { DraftNotice } from '@/ui/form/draft-notice';
import { TextField } from '@/ui/form/field';
import { Checkbox } from '@/ui/form/more-fields';
import { fieldOf, showRefused } from '@/ui/form/form';
import { Notice } from '@/ui/notices/notice';
import { Panel } from '@/ui/panel';
import { useShipping } from '@/ui/settings/use-shipping';
import { BackLink, OpenedTitle } from '@/ui/text/opened-title';
import { BookPicker } from '@/ui/form/book-picker';
import { adminOrdersApi } from '@/admin/orders/admin-orders.api';
import { PickedBooks } from './picked-books';
import { AddressFields, PersonFields } from '@/ui/form/recipient-fields';
import { useOrdersAddress } from '@/admin/orders/list/order-filters';

const empty = {
  name: '',
  phone: '',
  email: '',
  address: { street: '', city: '', country: '', state: '', zipcode: '' },
  books: [] as Book[],
  wantsPickup: false,
};

/** The same key for every try to place it. */
const exampleDraft = { fields: empty, key: '' };
const draftName = 'admin.phone-order';

/** An order that somebody gives on the telephone. */
export function PhoneOrder() {
  const backTo = useOrdersAddress();
  const [draft, setDraft] = useState(() => readDraft(draftName, exampleDraft));
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [placeOrder, { isLoading }] = adminOrdersApi.usePlacePhoneOrderMutation();
  const form = useForm<typeof empty, unknown, NewOrder>({
    resolver: ({ books: picked, ...fields }, context, options) => {
      const recipient = isPickup ? { ...fields, address: undefined, pickup: true } : fields;
      const order = { ...recipient, productIds: picked.map(({ _id }) => _id) };
      // The options name the fields that are shown, whatever of them is sent.
      return zodResolver(phoneOrderSchema)(order, context, options as never);
    },
    defaultValues: empty,
  });
  const [books, wantsPickup] = useWatch({ control: form.control, name: ['books', 'wantsPickup'] });
  const sums = useShipping(books, wantsPickup);
  const { canCollect, isPickup } = sums;
  const pick = (picked: Book[]) => form.setValue('books', picked, { shouldDirty: true });
  const field = (name: FieldPath<typeof empty>, label: string) => fieldOf(form, name, label);
  const [key, setKey] = useState(() => draft?.key ?? newKey());
  const navigate = useNavigate();
  const { isDirty, isSubmitted } = form.formState;
  const finish = useDraft(
    draftName,
    form,
    (fields) => (isDirty ? { fields, key } : null),
    draft?.fields,
    'memory',
  );
  const startOver = () => {
    setDraft(null);
    form.reset(empty);
    setKey(newKey());
  };

  const send = form.handleSubmit(async (order) => {
    setProblem(null);
    const response = await placeOrder({ order, idempotencyKey: key });
    if (response.data) {
      finish();
      const { _id, number } = response.data;
      void navigate(paths.adminOrder(_id), { replace: true });
      void showToast({ title: `Order ${number} is placed.` });
      return;
    }
    const found = readApiProblem(response.error);
    if (found.code === 'idempotency_key_reused') setKey(newKey());
    if (!showRefused(form, found.fields)) setProblem(found);
  });
  return (
    <section>
      <BackLink to={backTo}>All orders</BackLink>
      <OpenedTitle className="mb-5">New order by telephone</OpenedTitle>
      {draft && <DraftNotice onStartOver={startOver} />}
      <form
        noValidate
        className="grid items-start gap-6 lg:grid-cols-2"
        onSubmit={(event) => void send(event)}
      >
        <Panel title="Books">
          <BookPicker
            pickedIds={books.map(({ _id }) => _id)}
            onPick={(book) => pick([...books, book])}
            error={isSubmitted ? problemOfCount(books.length) : undefined}
          />
          <PickedBooks
            books={books}
            sums={sums}
            missingIds={problem?.bookIds ?? []}
            onRemove={(id) => pick(books.filter(({ _id }) => _id !== id))}
          />
        </Panel>
        <Panel title={isPickup ? 'To be collected by' : 'Deliver to'}>
          {canCollect && (
            <Checkbox {...form.register('wantsPickup')} label="Collected in the shop" />
          )}
          <div className="grid gap-4 sm:grid-cols-2">
            <PersonFields field={field} isRequired isForSomeoneElse />
            {!isPickup && (
              <AddressFields field={field} isRequired isForSomeoneElse isStreetRequired={false} />
            )}
            <TextField
              {...field('email', 'Email')}
              type="email"
              autoComplete="off"
              className="sm:col-span-2"
              hint="Only if the customer wants emails about the order."
            />
          </div>
          {problem && (
            <Notice
              tone="error"
              className="mt-5"
              title="The order was not placed."
              reference={problem.reference}
            >
              {explain(problem)}
            </Notice>
          )}
          <Button type="submit" className="mt-5 w-full sm:w-auto" isBusy={isLoading}>
            Place order
          </Button>
        </Panel>
      </form>
    </section>
  );
}

function problemOfCount(books: number): string | undefined {
  if (books > maxBookListLength)
    return `Take out some books; at most ${maxBookListLength} are possible`;
  return books === 0 ? 'Add at least one book' : undefined;
}

function explain({ code, kind, status }: ApiProblem): string {
  if (code === 'insufficient_stock') return 'A book has just sold out; it is marked above.';
  if (code === 'book_unavailable') return 'A book is not sold any more; it is marked above.';
  if (code === 'idempotency_key_reused') {
    return 'An earlier try seems to have reached the shop with other details. Please look at the orders first.';
  }
  if (kind === 'HTTP' && (status ?? 0) < 500) return 'Please look over the details and try again.';
  return 'The shop has not confirmed it. Trying again never orders twice.';
}
