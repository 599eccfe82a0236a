import { usedConditions } from '@storyloom/backend/contract/book/condition';
import { supplies } from '@storyloom/backend/contract/book/supply';
import { deliveryEstimateOf } from '@storyloom/backend/contract/book/delivery-estimate';
import { daysOfZone } from '@storyloom/backend/contract/shop/days-of-zone';
import { useState } from 'react';
import { shownDescriptionLength } from '@/api/endpoints/books.api';
import { useSettings } from '@/api/endpoints/settings.api';
import { Cover } from '@/shop-facts/book/cover';
import { readTypedAmount } from '@/shop-facts/formats/typed-amount';
import { ConditionLabel } from '@/shop-facts/book/condition-label';
import { cutText } from '@/ui/text/cut-text';
import { shopMoney } from '@/shop-facts/formats/formats';
import { Price } from '@/shop-facts/book/price';
import type { BookFields } from './book-fields';
import { AvailabilityNote } from '@/shop-facts/book/availability-notes';
import { words } from '@/words/admin';

interface BookPreviewProps {
  fields: BookFields;
  /** The address of a picture that is not stored yet. */
  pictureAddress: string | undefined;
}

export function BookPreview({ fields, pictureAddress }: BookPreviewProps) {
  const texts = words.bookForm.preview;
  const title = fields.title.trim() || texts.title;
  const coverImage = pictureAddress ?? fields.coverImage;
  const newPrice = amountOf(fields.newPrice);
  const oldPrice = amountOf(fields.oldPrice);
  const { priceLifted } = fields;
  const stock = /^\d{1,7}$/.test(fields.stock.trim()) ? Number(fields.stock) : undefined;
  const condition = usedConditions.find((each) => each === fields.condition);
  const setting = useSettings().data?.supply;
  const [today] = useState(() => daysOfZone(shopMoney().timeZone)(Date.now()));
  const estimate =
    setting &&
    deliveryEstimateOf(
      {
        stock,
        condition,
        availableFrom: fields.availableFrom,
        supply: supplies.find((each) => each === fields.supply),
        supplyDays: /^\d{1,3}$/.test(fields.supplyDays) ? Number(fields.supplyDays) : undefined,
      },
      { setting, today },
    );
  return (
    <aside aria-label={texts.label} className="self-start lg:sticky lg:top-24">
      <p className="mb-3 text-sm font-semibold text-ink-soft">{texts.inShop}</p>
      <div className="flex max-w-xs flex-col gap-4">
        <div className="rounded-lg bg-sunken p-7">
          <Cover book={{ title, author: fields.author.trim(), coverImage }} sizes="250px" />
        </div>
        <div className="min-w-0">
          <p className="line-clamp-2 font-serif text-lg leading-tight font-semibold">
            <bdi>{title}</bdi>
          </p>
          {fields.author.trim() && (
            <p className="mt-1 truncate text-sm text-ink-soft">
              <bdi>{fields.author}</bdi>
            </p>
          )}
          <p className="mt-2.5 text-note leading-snug text-ink-soft">
            <bdi>
              {cutText(fields.description.trim() || texts.description, shownDescriptionLength)}
            </bdi>
          </p>
          <div className="mt-4">
            {newPrice !== undefined && (
              <Price book={{ newPrice, oldPrice, priceLifted, condition }} className="text-lg" />
            )}
            <ConditionLabel condition={condition} />
            <AvailabilityNote book={{ stock, condition, promise: estimate }} isShort />
          </div>
        </div>
      </div>
    </aside>
  );
}

function amountOf(text: string): number | undefined {
  const amount = readTypedAmount(text);
  return amount !== undefined && amount <= 1_000_000 ? amount : undefined;
}
