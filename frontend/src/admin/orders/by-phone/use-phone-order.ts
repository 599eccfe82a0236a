import type { PublicBook } from '@storyloom/backend/contract/book/book';
import {
  phoneOrderSchema,
  type PhoneOrder as NewPhoneOrder,
} from '@storyloom/backend/contract/order/order';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useIsUnmounted } from '@/browser/use-is-unmounted';
import { useNavigateFromPage } from '@/browser/navigation/use-navigate-from-page';
import { adminOrdersApi } from '@/admin/orders/admin-orders.api';
import { readApiError, type ApiError } from '@/api/api-error';
import { booksApi } from '@/api/endpoints/books.api';
import { newIdempotencyKey } from '@/api/idempotency-key';
import { readFormDraft, useFormDraft } from '@/browser/use-form-draft';
import { paths } from '@/config/paths';
import { giftOf, noGift } from '@/shop-facts/order/gift-options';
import { useHasCompanyFields } from '@/shop-facts/order/recipient-fields';
import { useOrderSums } from '@/shop-facts/order/use-order-sums';
import { showToast } from '@/ui/toast';
import { showFieldErrors } from '@/ui/form/form';
import { showFailure } from '@/admin/ui/show-failure';
import { resolverOf } from '@/admin/ui/form/resolver-of';
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

/** One key for all tries to place the order. */
const exampleDraft = { fields: empty, key: '' };
const draftName = 'admin.phone-order';

export type PhoneOrderFields = typeof empty;

/** The state of the form: its draft, its total, and placing the order once. */
export function usePhoneOrder() {
  const [draft, setDraft] = useState(() => readFormDraft(draftName, exampleDraft));
  const [error, setError] = useState<ApiError | null>(null);
  const [placeOrder, { isLoading }] = adminOrdersApi.usePlacePhoneOrderMutation();
  const form = useForm<typeof empty, unknown, NewPhoneOrder>({
    resolver: resolverOf(phoneOrderSchema, (fields) =>
      toNewOrder(fields, { isPickup, canBeGift, hasCompanyFields }),
    ),
    defaultValues: empty,
  });
  const names = ['books', 'wantsPickup', 'gift'] as const;
  const [picked, wantsPickup, gift] = useWatch({ control: form.control, name: names });
  const books = useBooksOfToday(picked);
  const sums = useOrderSums(books, wantsPickup, giftOf(gift).gift);
  const { canBeGift, isPickup, refetchSettings } = sums;
  const hasCompanyFields = useHasCompanyFields();
  const pick = (next: PublicBook[]) => form.setValue('books', next, { shouldDirty: true });
  const [key, setKey] = useState(() => draft?.key ?? newIdempotencyKey());
  const navigate = useNavigateFromPage();
  const isUnmounted = useIsUnmounted();
  const { isDirty } = form.formState;
  const removeDraft = useFormDraft({
    name: draftName,
    form,
    restored: draft?.fields,
    toDraft: (fields) => (isDirty ? { fields, key } : null),
    area: 'memory',
  });
  const startOver = () => {
    setDraft(null);
    setError(null);
    form.reset(empty);
    setKey(newIdempotencyKey());
  };

  const send = form.handleSubmit(async (order) => {
    setError(null);
    const response = await placeOrder({ order, idempotencyKey: key });
    if (response.data) {
      removeDraft();
      const { _id, number } = response.data;
      navigate(paths.adminOrder(_id), { replace: true });
      void showToast({ title: words.phoneOrder.isPlaced(number) });
      return;
    }
    if (isUnmounted()) return void showFailure(words.phoneOrder.notPlaced, response.error);
    const apiError = readApiError(response.error);
    if (apiError.code === 'idempotency_key_reused') setKey(newIdempotencyKey());
    if (!showFieldErrors(form, apiError.fields)) setError(apiError);
    await refetchSettings(); // another admin may have switched off gifts or pickup
  });

  return {
    form,
    books,
    gift,
    sums,
    hasCompanyFields,
    pick,
    send,
    isLoading,
    error,
    startOver,
    hasRestored: draft !== null,
  };
}

/** The picked books at current prices: a draft may hold old ones. */
function useBooksOfToday(picked: PublicBook[]): PublicBook[] {
  const ids = picked.map(({ _id }) => _id).sort();
  const { data } = booksApi.useListBooksQuery(
    { ids },
    { skip: ids.length === 0, refetchOnMountOrArgChange: true },
  );
  const today = new Map(data?.books.map((book) => [book._id, book]));
  return picked.map((book) => today.get(book._id) ?? book);
}

interface Offered {
  isPickup: boolean;
  canBeGift: boolean;
  hasCompanyFields: boolean;
}

/** Leaves out the values of hidden fields. */
function toNewOrder(
  { books, gift, company, vatNumber, wantsPickup: _, ...fields }: typeof empty,
  { isPickup, canBeGift, hasCompanyFields }: Offered,
) {
  return {
    ...fields,
    ...(isPickup && { address: undefined, pickup: true }),
    productIds: books.map(({ _id }) => _id),
    ...(canBeGift && giftOf(gift)),
    ...(hasCompanyFields && { company, vatNumber }),
  };
}
