import { zodResolver } from '@hookform/resolvers/zod';
import type { PublicBook } from '@storyloom/backend/contract/book/book';
import { maxBookListLength } from '@storyloom/backend/contract/limits';
import {
  phoneOrderSchema,
  type PhoneOrder as NewOrder,
} from '@storyloom/backend/contract/order/order';
import { useState } from 'react';
import { useForm, useWatch, type FieldPath } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { readApiProblem, type ApiProblem } from '@/api/api-error';
import { newIdempotencyKey } from '@/api/idempotency-key';
import { readDraft, useDraft } from '@/browser/use-draft';
import { paths } from '@/config/paths';
import { Button } from '@/ui/controls/button';
import { showToast } from '@/ui/dialog';
import { DraftNotice } from '@/ui/form/draft-notice';
import { TextField } from '@/ui/form/field';
import { Checkbox } from '@/ui/form/more-fields';
import { fieldOf, showFieldErrors } from '@/ui/form/form';
import { Notice } from '@/ui/notices/notice';
import { Panel } from '@/ui/panel';
import { giftOf, GiftOptions, noGift } from '@/shop-facts/order/gift-options';
import { useShipping } from '@/shop-facts/settings/use-shipping';
import { BackLink, DetailTitle } from '@/ui/detail-view';
import { BookPicker } from '@/shop-facts/book/book-picker';
import { adminOrdersApi } from '@/admin/orders/admin-orders.api';
import { PickedBooks } from './picked-books';
import {
  AddressFields,
  CompanyFields,
  PersonFields,
  useAsksForCompany,
} from '@/shop-facts/order/recipient-fields';
import { useOrdersAddress } from '@/admin/orders/list/order-filters';
import { words } from '@/words/admin';

const empty = {
  name: '',
  phone: '',
  email: '',
  address: { street: '', city: '', country: '', state: '', zipcode: '' },
  company: '',
  vatNumber: '',
  books: [] as PublicBook[],
  wantsPickup: false,
  gift: noGift,
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
    // The options name the fields that are shown, whatever of them is sent.
    resolver: (fields, context, options) =>
      zodResolver(phoneOrderSchema)(
        toNewOrder(fields, { isPickup, canBeGift, asksForCompany }),
        context,
        options as never,
      ),
    defaultValues: empty,
  });
  const names = ['books', 'wantsPickup', 'gift'] as const;
  const [books, wantsPickup, gift] = useWatch({ control: form.control, name: names });
  const sums = useShipping(books, wantsPickup, giftOf(gift).gift);
  const { canCollect, canBeGift, isPickup } = sums;
  const asksForCompany = useAsksForCompany();
  const pick = (picked: PublicBook[]) => form.setValue('books', picked, { shouldDirty: true });
  const field = (name: FieldPath<typeof empty>, label: string) => fieldOf(form, name, label);
  const [key, setKey] = useState(() => draft?.key ?? newIdempotencyKey());
  const navigate = useNavigate();
  const { isDirty, isSubmitted } = form.formState;
  const finish = useDraft({
    name: draftName,
    form,
    restored: draft?.fields,
    toDraft: (fields) => (isDirty ? { fields, key } : null),
    area: 'memory',
  });
  const startOver = () => {
    setDraft(null);
    form.reset(empty);
    setKey(newIdempotencyKey());
  };

  const send = form.handleSubmit(async (order) => {
    setProblem(null);
    const response = await placeOrder({ order, idempotencyKey: key });
    if (response.data) {
      finish();
      const { _id, number } = response.data;
      void navigate(paths.adminOrder(_id), { replace: true });
      void showToast({ title: words.phoneOrder.isPlaced(number) });
      return;
    }
    const found = readApiProblem(response.error);
    if (found.code === 'idempotency_key_reused') setKey(newIdempotencyKey());
    if (!showFieldErrors(form, found.fields)) setProblem(found);
  });
  return (
    <section>
      <BackLink to={backTo}>{words.adminOrders.all}</BackLink>
      <DetailTitle className="mb-5">{words.phoneOrder.title}</DetailTitle>
      {draft && <DraftNotice onStartOver={startOver} />}
      <form
        noValidate
        className="grid items-start gap-6 lg:grid-cols-2"
        onSubmit={(event) => void send(event)}
      >
        <Panel title={words.phoneOrder.books}>
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
        <Panel title={isPickup ? words.phoneOrder.collectedBy : words.adminOrder.deliverTo}>
          {canCollect && (
            <Checkbox {...form.register('wantsPickup')} label={words.phoneOrder.isCollected} />
          )}
          <div className="grid gap-4 sm:grid-cols-2">
            <PersonFields field={field} isRequired isForSomeoneElse />
            {!isPickup && <AddressFields field={field} isRequired isForSomeoneElse />}
            {asksForCompany && <CompanyFields field={field} isForSomeoneElse />}
            <TextField
              {...field('email', words.phoneOrder.email)}
              type="email"
              dir="ltr"
              autoComplete="off"
              className="sm:col-span-2"
              hint={words.phoneOrder.emailHint}
            />
          </div>
          {canBeGift && (
            <GiftOptions
              choice={gift}
              onChoose={(choice) => form.setValue('gift', choice, { shouldDirty: true })}
            />
          )}
          {problem && (
            <Notice
              tone="error"
              className="mt-5"
              title={words.phoneOrder.notPlaced}
              reference={problem.reference}
            >
              {explain(problem)}
            </Notice>
          )}
          <Button type="submit" className="mt-5 w-full sm:w-auto" isBusy={isLoading}>
            {words.phoneOrder.place}
          </Button>
        </Panel>
      </form>
    </section>
  );
}

interface Offered {
  isPickup: boolean;
  canBeGift: boolean;
  asksForCompany: boolean;
}

/** Without what is typed in fields that are not shown. */
function toNewOrder(
  { books, gift, company, vatNumber, wantsPickup: _, ...fields }: typeof empty,
  { isPickup, canBeGift, asksForCompany }: Offered,
) {
  return {
    ...fields,
    ...(isPickup && { address: undefined, pickup: true }),
    productIds: books.map(({ _id }) => _id),
    ...(canBeGift && giftOf(gift)),
    ...(asksForCompany && { company, vatNumber }),
  };
}

function problemOfCount(books: number): string | undefined {
  if (books > maxBookListLength) return words.phoneOrder.tooManyBooks(maxBookListLength);
  return books === 0 ? words.phoneOrder.noBook : undefined;
}

function explain({ code, kind, status }: ApiProblem): string {
  if (code === 'insufficient_stock') return words.phoneOrder.soldOut;
  if (code === 'book_unavailable') return words.phoneOrder.unavailable;
  if (code === 'idempotency_key_reused') return words.phoneOrder.earlierTry;
  if (kind === 'HTTP' && (status ?? 0) < 500) return words.phoneOrder.lookOver;
  return words.phoneOrder.notConfirmed;
}
