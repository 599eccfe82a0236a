import {
  maxMessageLength,
  newOrderMessageSchema,
} from '@storyloom/backend/contract/order/order-message';
import { useEffect, useState } from 'react';
import { readApiError, type ApiError } from '@/api/api-error';
import { orderMessagesApi, type ThreadQuery } from '@/api/endpoints/order-messages.api';
import type { DraftName } from '@/browser/form-draft';
import { useIsUnmounted } from '@/browser/use-is-unmounted';
import { Button } from '@/ui/controls/button';
import { fieldOf } from '@/ui/form/form';
import { TextArea } from '@/ui/form/text-area';
import { Notice } from '@/ui/notices/notice';
import { showToast } from '@/ui/toast';
import { words } from '@/words/shop';
import { useTextForm } from '@/ui/form/use-text-form';

/** The name of the form draft of a message. */
export const messageDraftName = ({ id, reader }: ThreadQuery): DraftName =>
  `${reader === 'admin' ? 'admin' : 'customer'}.order.${id}.message`;

interface MessageFormProps {
  thread: ThreadQuery;
  hint: string;
  /** A button opened the form and has disappeared: focus moves to the field. */
  isOpened: boolean;
}

export function MessageForm({ thread, hint, isOpened }: MessageFormProps) {
  const texts = words.messages;
  const [sendMessage, { isLoading }] = orderMessagesApi.useSendMessageMutation();
  const [error, setError] = useState<ApiError | null>(null);
  const isUnmounted = useIsUnmounted();
  const { form, submit } = useTextForm({
    draftName: messageDraftName(thread),
    schema: newOrderMessageSchema,
    send: (text, key) => {
      setError(null);
      return sendMessage({ thread, key, text });
    },
    onFailure: (error) => {
      const apiError = readApiError(error);
      if (!isUnmounted()) return setError(apiError);
      const { status, reference } = apiError;
      // The sign-in page shows its own message.
      if (status === 401) return;
      void showToast({ title: explainMessageError(apiError), icon: 'error', reference });
    },
  });
  const { setFocus } = form;
  useEffect(() => {
    if (isOpened && document.activeElement === document.body) setFocus('text');
  }, [isOpened, setFocus]);
  return (
    <form noValidate className="mt-5" onSubmit={(event) => void submit(event)}>
      <TextArea
        {...fieldOf(form, 'text', texts.newMessage)}
        rows={3}
        maxLength={maxMessageLength}
        hint={hint}
      />
      {error && (
        <Notice
          tone="error"
          className="mt-4"
          title={explainMessageError(error)}
          reference={error.reference}
        />
      )}
      <Button type="submit" size="small" className="mt-3" isBusy={isLoading}>
        {texts.send}
      </Button>
    </form>
  );
}

function explainMessageError({ status }: ApiError): string {
  const { tooMany, closed, sendingFailed } = words.messages;
  if (status === 429) return tooMany;
  return status === 409 || status === 404 ? closed : sendingFailed;
}
