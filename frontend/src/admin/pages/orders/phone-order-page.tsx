import { maxBookListLength } from '@storyloom/backend/contract/limits';
import type { FieldPath } from 'react-hook-form';
import { useOrdersUrl } from '@/admin/orders/list/order-filters';
import type { ApiError } from '@/api/api-error';
import { BookPicker } from '@/admin/ui/book-picker';
import { GiftOptions } from '@/shop-facts/order/gift-options';
import { AddressFields, CompanyFields, PersonFields } from '@/shop-facts/order/recipient-fields';
import { Button } from '@/ui/controls/button';
import { BackLink, DetailTitle } from '@/admin/ui/detail-view';
import { FormDraftNotice } from '@/admin/ui/form/form-draft-notice';
import { TextField } from '@/ui/form/field';
import { fieldOf } from '@/ui/form/form';
import { Checkbox } from '@/ui/form/checkbox';
import { Notice } from '@/ui/notices/notice';
import { Panel } from '@/admin/ui/panel';
import { words } from '@/words/admin';
import { PickedBooks } from '@/admin/orders/by-phone/picked-books';
import { usePhoneOrder, type PhoneOrderFields } from '@/admin/orders/by-phone/use-phone-order';

export function PhoneOrderPage() {
  const backTo = useOrdersUrl();
  const { form, books, gift, sums, hasCompanyFields, pick, send, ...state } = usePhoneOrder();
  const { isLoading, error, startOver, hasRestored } = state;
  const { canCollect, canBeGift, isPickup } = sums;
  const { isSubmitted, errors } = form.formState;
  const field = (name: FieldPath<PhoneOrderFields>, label: string) => fieldOf(form, name, label);
  return (
    <section>
      <BackLink to={backTo}>{words.adminOrders.all}</BackLink>
      <DetailTitle className="mb-5">{words.phoneOrder.title}</DetailTitle>
      {hasRestored && <FormDraftNotice onStartOver={startOver} />}
      <form
        noValidate
        className="grid items-start gap-6 lg:grid-cols-2"
        onSubmit={(event) => void send(event)}
      >
        <Panel title={words.phoneOrder.books}>
          <BookPicker
            pickedIds={books.map(({ _id }) => _id)}
            onPick={(book) => pick([...books, book])}
            error={isSubmitted ? countError(books.length) : undefined}
          />
          <PickedBooks
            books={books}
            sums={sums}
            missingIds={error?.bookIds ?? []}
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
            {hasCompanyFields && <CompanyFields field={field} isForSomeoneElse />}
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
              value={gift}
              onChange={(next) => form.setValue('gift', next, { shouldDirty: true })}
              brokenRules={errors.gift?.text?.message}
            />
          )}
          {error && (
            <Notice
              tone="error"
              className="mt-5"
              title={words.phoneOrder.notPlaced}
              reference={error.reference}
            >
              {explainPhoneOrderError(error)}
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

function countError(books: number): string | undefined {
  if (books > maxBookListLength) return words.phoneOrder.tooManyBooks(maxBookListLength);
  return books === 0 ? words.phoneOrder.noBook : undefined;
}

function explainPhoneOrderError({ code, kind, status, fields }: ApiError): string {
  if (fields?.['gift']) return words.gift.notOffered;
  if (fields?.['pickup']) return words.checkout.noPickup;
  if (code === 'insufficient_stock') return words.phoneOrder.soldOut;
  if (code === 'book_unavailable') return words.phoneOrder.unavailable;
  if (code === 'idempotency_key_reused') return words.phoneOrder.earlierTry;
  if (kind === 'HTTP' && (status ?? 0) < 500) return words.phoneOrder.lookOver;
  return words.phoneOrder.notConfirmed;
}
