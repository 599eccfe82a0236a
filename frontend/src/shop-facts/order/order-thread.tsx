import type {
  MessageSide,
  OrderEmail,
  OrderMessage,
} from '@storyloom/backend/contract/order/order-message';
import { useState } from 'react';
import { pollEvery } from '@/api/poll-every';
import { useShop } from '@/api/endpoints/settings.api';
import {
  orderMessagesApi,
  type Thread,
  type ThreadQuery,
} from '@/api/endpoints/order-messages.api';
import { hasFormDraft } from '@/browser/use-form-draft';
import { SmallButton } from '@/ui/controls/button';
import type { Elements } from '@/ui/elements';
import { Loaded, Loading } from '@/ui/loaded';
import { formatDateTime } from '@/shop-facts/formats/formats';
import { words } from '@/words/shop';
import { MessageForm, messageDraftName } from './message-form';

interface OrderThreadProps {
  thread: ThreadQuery;
  /** The name of the customer on the owner's pages. */
  customerName?: string;
  /** The order was erased or has no email address: nothing can be written about it. */
  isClosed?: boolean;
  /** Shown if there is no such order. */
  notFound?: Elements;
}

/** The messages of customer and shop about an order, newest last, and a field for the next one. */
export function OrderThread(props: OrderThreadProps) {
  const { thread, customerName = words.messages.you, isClosed = false, notFound } = props;
  const names = { customer: customerName, shop: useShop().name };
  const query = orderMessagesApi.useReadThreadQuery(thread, pollEvery(15_000));
  return (
    <Loaded
      query={query}
      failed={words.messages.loadingFailed}
      loading={<Loading className="min-h-24" />}
      notFound={notFound}
    >
      {(found) => (
        <>
          <ThreadList thread={found} names={names} />
          {isClosed ? (
            <p className="mt-2 text-sm text-ink-soft">{words.messages.closed}</p>
          ) : (
            <NewMessage thread={thread} isFirst={found.messages.length === 0} />
          )}
        </>
      )}
    </Loaded>
  );
}

function NewMessage({ thread, isFirst }: { thread: ThreadQuery; isFirst: boolean }) {
  const isAdmin = thread.reader === 'admin';
  const [isOpened, setIsOpened] = useState(false);
  const [hasStarted] = useState(() => hasFormDraft(messageDraftName(thread)));
  // Most orders have no messages: a button opens the owner's field for the first one.
  if (isAdmin && isFirst && !isOpened && !hasStarted)
    return (
      <SmallButton className="mt-4" onClick={() => setIsOpened(true)}>
        {words.messages.newMessage}
      </SmallButton>
    );
  const hint = isAdmin ? words.messages.customerHint : words.messages.shopHint;
  return <MessageForm thread={thread} hint={hint} isOpened={isOpened} />;
}

function ThreadList({ thread, names }: { thread: Thread; names: Record<MessageSide, string> }) {
  const entries = [...thread.messages, ...thread.emails].sort((a, b) => (a.at < b.at ? -1 : 1));
  if (entries.length === 0) return <p className="text-ink-soft">{words.messages.none}</p>;
  return (
    <ol className="space-y-4">
      {entries.map((entry) => (
        <li key={entry._id}>
          {'text' in entry ? (
            <Message message={entry} name={names[entry.by]} />
          ) : (
            <SentEmail email={entry} />
          )}
        </li>
      ))}
    </ol>
  );
}

function Message({ message: { by, text, at }, name }: { message: OrderMessage; name: string }) {
  const edge = by === 'shop' ? 'border-accent-deep' : 'border-line-strong';
  return (
    <div className={`border-s-3 ps-3 ${edge}`}>
      <p className="text-sm text-ink-faint">
        <bdi className="font-semibold text-ink-soft">{name}</bdi>
        <span>{', '}</span>
        <time dateTime={at} className="whitespace-nowrap">
          {formatDateTime(at)}
        </time>
      </p>
      <p dir="auto" className="mt-0.5 wrap-anywhere whitespace-pre-line">
        {text}
      </p>
    </div>
  );
}

function SentEmail({ email: { kind, at } }: { email: OrderEmail }) {
  return (
    <p className="text-sm text-ink-faint">
      <span>{words.messages.emailSent(words.emailKinds[kind])}</span>
      <span>{', '}</span>
      <time dateTime={at} className="whitespace-nowrap">
        {formatDateTime(at)}
      </time>
    </p>
  );
}
