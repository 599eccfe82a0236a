import { useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { useShop } from '@/api/settings.api';
import { OrderThread } from '@/ui/messages/order-thread';
import { Notice } from '@/ui/notices/notice';
import { Prose } from '@/ui/text/prose';
import { words } from '@/words/shop';

/** The thread of an order for who comes from an email about it, without an account. */
export function OrderMessagesPage() {
  const texts = words.messages;
  const { id = '' } = useParams();
  const { hash } = useLocation();
  const { name } = useShop();
  // The same object, so that it is one question.
  const [reader] = useState({ token: decodeURIComponent(hash.slice(1)) || '-' });
  return (
    <Prose title={words.titles.orderMessages}>
      <OrderThread
        thread={{ id, reader }}
        names={{ customer: texts.you, shop: name }}
        hint={texts.shopIsTold}
        unknown={
          <Notice tone="error" title={texts.linkOver}>
            {texts.linkOverText}
          </Notice>
        }
      />
    </Prose>
  );
}
