import type {
  Onboarding as Steps,
  OnboardingStep,
} from '@storyloom/backend/contract/shop/onboarding';
import { useState } from 'react';
import { FiCheckCircle, FiCircle } from 'react-icons/fi';
import { Link } from 'react-router-dom';
import { baseApi } from '@/api/base-api';
import { paths } from '@/config/paths';
import { restoreFocusBeside } from '@/browser/navigation/focus';
import { SmallButton } from '@/ui/controls/button';
import { showFailure } from '@/ui/show-failure';
import { Panel } from '@/ui/panel';

const onboardingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    // Also after each change of settings and books: what is done ticks itself.
    readOnboarding: build.query<Steps, void>({
      query: () => '/onboarding',
      providesTags: [
        'Settings',
        { type: 'Settings', id: 'FIRST_HOUR' },
        { type: 'Book', id: 'LIST' },
      ],
    }),
    dismissOnboarding: build.mutation<Steps, void>({
      query: () => ({ url: '/onboarding', method: 'PUT', body: { isDismissed: true } }),
      invalidatesTags: [{ type: 'Settings', id: 'FIRST_HOUR' }],
    }),
  }),
});

interface OnboardingProps {
  /** Takes these books out, says so, and offers Undo. */
  onTakeOut: (ids: string[]) => Promise<unknown>;
}

const inSettings = (section: string) => `${paths.adminSettings}?tab=${section}`;

/** What each step asks for, and where it is done. */
const steps: Record<Exclude<OnboardingStep, 'samples'>, { title: string; to: string }> = {
  name: { title: 'Give the shop its name', to: inSettings('shop#name') },
  address: { title: 'Say where the shop is', to: inSettings('shop#contact') },
  categories: { title: 'Choose your categories', to: inSettings('categories#categories') },
  delivery: {
    title: 'Say what delivery costs and how long it takes',
    to: inSettings('money#shipping'),
  },
  pages: { title: 'Write your terms and an imprint', to: inSettings('pages#terms') },
  mail: { title: 'See whether mail can be sent', to: inSettings('emails#emails') },
  book: { title: 'Add your first own book', to: paths.newBook },
};

/** What a new owner does first; gone once all is done, or put away. */
export function Onboarding({ onTakeOut }: OnboardingProps) {
  const { data } = onboardingApi.useReadOnboardingQuery();
  const [dismiss, { isLoading }] = onboardingApi.useDismissOnboardingMutation();
  if (!data || data.isDismissed) return null;
  const done = data.steps.filter(({ isDone }) => isDone).length;
  if (done === data.steps.length) return null;
  const putAway = async () => {
    const { error } = await dismiss();
    if (error) await showFailure('That did not work. Please try again.', error);
  };
  return (
    <Panel
      level={2}
      title="Onboarding checklist"
      aside={
        <span className="text-sm text-ink-soft">{`${done} of ${data.steps.length} done`}</span>
      }
      className="mb-6"
    >
      <ol className="grid gap-x-8 sm:grid-cols-2">
        {data.steps.map(({ step, isDone }) => (
          <li
            key={step}
            className={`flex min-h-11 items-center gap-3 ${isDone ? 'text-ink-soft [&_a]:no-underline' : ''}`}
          >
            {isDone ? (
              <FiCheckCircle aria-hidden className="size-5 shrink-0 text-green" />
            ) : (
              <FiCircle aria-hidden className="size-5 shrink-0 text-ink-soft" />
            )}
            <Step step={step} samples={data.samples} onTakeOut={onTakeOut} />
            {isDone && <span className="sr-only">(done)</span>}
          </li>
        ))}
      </ol>
      <SmallButton
        ref={restoreFocusBeside}
        className="mt-3"
        isBusy={isLoading}
        onClick={() => void putAway()}
      >
        Put this list away
      </SmallButton>
    </Panel>
  );
}

interface StepProps extends OnboardingProps, Pick<Steps, 'samples'> {
  step: OnboardingStep;
}

function Step({ step, samples, onTakeOut }: StepProps) {
  const [isBusy, setIsBusy] = useState(false);
  const words = 'Take the sample books out';
  if (step !== 'samples') {
    const { title, to } = steps[step];
    return (
      <Link to={to} className="flex min-h-11 items-center underline">
        {title}
      </Link>
    );
  }
  if (samples.length === 0) return <span>{words}</span>;
  const takeOut = async () => {
    setIsBusy(true);
    await onTakeOut(samples);
    setIsBusy(false);
  };
  return (
    <SmallButton isBusy={isBusy} onClick={() => void takeOut()}>
      {`${words} (${samples.length})`}
    </SmallButton>
  );
}
