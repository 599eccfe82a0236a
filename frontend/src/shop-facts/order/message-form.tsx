import { zodResolver } from '@hookform/resolvers/zod';
import {
  maxMessageLength,
  newOrderMessageSchema,
} from '@storyloom/backend/contract/order/order-message';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { readApiProblem, type ApiProblem } from '@/api/api-error';
import { newKey } from '@/api/new-key';
import { orderMessagesApi, type ThreadOf } from '@/api/order-messages.api';
import type { DraftName } from '@/browser/draft';
import { readDraft, useDraft } from '@/browser/use-draft';
import { Button } from '@/ui/controls/button';
import { fieldOf, showFieldErrors } from '@/ui/form/form';
import { TextArea } from '@/ui/form/more-fields';
import { Notice } from '@/ui/notices/notice';
import { words } from '@/words/shop';

const empty = { text: '' };
/** What is typed and not sent is kept under this name. */
export const messageDraft = ({ id, reader }: ThreadOf): DraftName =>
  `${reader === 'admin' ? 'admin' : 'customer'}.order.${id}.message`;

interface MessageFormProps {
  thread: ThreadOf;
  hint: string;
  /** Opened by a button, which is gone: focus moves to the field. */
  isOpened: boolean;
}

export function MessageForm({ thread, hint, isOpened }: MessageFormProps) {
  const texts = words.messages;
  const [send, { isLoading }] = orderMessagesApi.useSendMessageMutation();
  const form = useForm({ resolver: zodResolver(newOrderMessageSchema), defaultValues: empty });
  const { isDirty } = form.formState;
  const { setFocus } = form;
  useEffect(() => {
    if (isOpened && document.activeElement === document.body) setFocus('text');
  }, [isOpened, setFocus]);
  const [draft] = useState(() => readDraft(messageDraft(thread), empty));
  useDraft({
    name: messageDraft(thread),
    form,
    restored: draft,
    toDraft: (typed) => (isDirty ? typed : null),
    area: 'memory',
  });
  /** The same for every try of one message, so that it is sent once. */
  const [key, setKey] = useState(newKey);
  const [problem, setProblem] = useState<ApiProblem | null>(null);

  const submit = form.handleSubmit(async ({ text }) => {
    setProblem(null);
    const sent = form.getValues('text');
    const response = await send({ thread, key, text });
    if (!response.error) {
      setKey(newKey());
      // What was typed on meanwhile stays.
      if (form.getValues('text') === sent) form.reset(undefined, { keepFieldsRef: true });
      return;
    }
    const found = readApiProblem(response.error);
    // The text was changed after a try that may have arrived: this is another message.
    if (found.code === 'idempotency_key_reused') setKey(newKey());
    if (!showFieldErrors(form, found.fields)) setProblem(found);
  });
  return (
    <form noValidate className="mt-5" onSubmit={(event) => void submit(event)}>
      <TextArea
        {...fieldOf(form, 'text', texts.newMessage)}
        rows={3}
        maxLength={maxMessageLength}
        hint={hint}
      />
      {problem && (
        <Notice
          tone="error"
          className="mt-4"
          title={explain(problem)}
          reference={problem.reference}
        />
      )}
      <Button type="submit" size="small" className="mt-3" isBusy={isLoading}>
        {texts.send}
      </Button>
    </form>
  );
}

function explain({ status }: ApiProblem): string {
  const { tooMany, closed, sendingFailed } = words.messages;
  if (status === 429) return tooMany;
  return status === 409 || status === 404 ? closed : sendingFailed;
}
