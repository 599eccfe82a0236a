import { useLocation, useParams } from 'react-router-dom';
import { orderMessagesApi } from '@/api/endpoints/order-messages.api';
import { paths } from '@/config/paths';
import { OrderThread } from '@/shop-facts/order/order-thread';
import { ButtonLink } from '@/ui/controls/button';
import { Notice } from '@/ui/notices/notice';
import { words } from '@/words/shop';

/** The messages about an order, opened by the link in an email, without an account. */
export function OrderMessagesPage() {
  const texts = words.messages;
  const { id = '' } = useParams();
  const { hash } = useLocation();
  const thread = { id, reader: { token: tokenOf(hash) || '-' } };
  const number = orderMessagesApi.useReadThreadQuery(thread).currentData?.number;
  return (
    <article className="page max-w-3xl py-8 sm:py-14">
      <h1 className="text-4xl wrap-anywhere sm:text-5xl">{words.titles.orderMessages}</h1>
      <p className="mt-2 mb-6 min-h-7 text-lg font-semibold text-ink-soft">
        {number !== undefined && words.orders.order(number)}
      </p>
      <OrderThread
        thread={thread}
        notFound={
          <>
            <Notice tone="error" title={texts.linkOver}>
              {texts.linkOverText}
            </Notice>
            <ButtonLink to={paths.contact} variant="quiet" className="mt-5">
              {words.layout.footerLinks.contact}
            </ButtonLink>
          </>
        }
      />
    </article>
  );
}

/** An address that was cut within an escape is used undecoded: its token is invalid then. */
function tokenOf(hash: string): string {
  const token = hash.slice(1);
  try {
    return decodeURIComponent(token);
  } catch {
    return token;
  }
}
