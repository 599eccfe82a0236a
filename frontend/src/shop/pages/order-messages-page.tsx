import { useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { OrderThread } from '@/shop-facts/order/order-thread';
import { Notice } from '@/ui/notices/notice';
import { words } from '@/words/shop';

/** The thread of an order, opened by the link of an email, without an account. */
export function OrderMessagesPage() {
  const texts = words.messages;
  const { id = '' } = useParams();
  const { hash } = useLocation();
  // The same object, so that it is one question.
  const [reader] = useState({ token: decodeURIComponent(hash.slice(1)) || '-' });
  return (
    <article className="page max-w-3xl py-8 sm:py-14">
      <h1 className="mb-8 text-4xl wrap-anywhere sm:text-5xl">{words.titles.orderMessages}</h1>
      <OrderThread
        thread={{ id, reader }}
        unknown={
          <Notice tone="error" title={texts.linkOver}>
            {texts.linkOverText}
          </Notice>
        }
      />
    </article>
  );
}
