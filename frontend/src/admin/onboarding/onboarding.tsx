import type {
  Onboarding as Steps,
  OnboardingStep,
} from '@storyloom/backend/contract/admin/onboarding';
import { useState } from 'react';
import { FiCheckCircle, FiCircle } from 'react-icons/fi';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { restoreFocusBeside } from '@/browser/navigation/focus';
import { SmallButton } from '@/ui/controls/button';
import { showFailure } from '@/admin/ui/show-failure';
import { Panel } from '@/admin/ui/panel';
import { words } from '@/words/admin';
import { onboardingApi } from './onboarding.api';

interface OnboardingProps {
  /** Deletes these books and offers Undo. */
  onDeleteSamples: (ids: string[]) => Promise<unknown>;
}

const inSettings = (section: string) => `${paths.adminSettings}?tab=${section}`;

const stepPaths: Record<Exclude<OnboardingStep, 'samples'>, string> = {
  language: inSettings('shop#language'),
  name: inSettings('shop#name'),
  address: inSettings('shop#contact'),
  money: inSettings('money#money'),
  categories: inSettings('categories#categories'),
  delivery: inSettings('money#shipping'),
  law: inSettings('law#selling-in'),
  pages: inSettings('pages#terms'),
  mail: inSettings('emails#emails'),
  book: paths.newBook,
};

/** The checklist of a new owner; hidden once all is done or it is dismissed. */
export function Onboarding({ onDeleteSamples }: OnboardingProps) {
  const { data } = onboardingApi.useReadOnboardingQuery();
  const [dismiss, { isLoading }] = onboardingApi.useDismissOnboardingMutation();
  if (!data || data.isDismissed) return null;
  const done = data.steps.filter(({ isDone }) => isDone).length;
  if (done === data.steps.length) return null;
  const hide = async () => {
    const { error } = await dismiss();
    if (error) await showFailure(words.onboarding.failed, error);
  };
  return (
    <Panel
      level={2}
      title={words.onboarding.title}
      aside={
        <span className="text-sm text-ink-soft">
          {words.onboarding.done(done, data.steps.length)}
        </span>
      }
      className="mb-6"
    >
      <ol className="grid gap-x-8 sm:grid-cols-2">
        {data.steps.map(({ step, isDone }) => (
          <li
            key={step}
            className={`flex min-h-11 items-center gap-3 py-1.5 ${isDone ? 'text-ink-soft [&_a]:no-underline' : ''}`}
          >
            {isDone ? (
              <FiCheckCircle aria-hidden className="size-5 shrink-0 text-green" />
            ) : (
              <FiCircle aria-hidden className="size-5 shrink-0 text-ink-soft" />
            )}
            <Step step={step} samples={data.samples} onDeleteSamples={onDeleteSamples} />
            {isDone && <span className="sr-only">{words.onboarding.isDone}</span>}
          </li>
        ))}
      </ol>
      <SmallButton
        ref={restoreFocusBeside}
        className="mt-3"
        isBusy={isLoading}
        onClick={() => void hide()}
      >
        {words.onboarding.dismiss}
      </SmallButton>
    </Panel>
  );
}

interface StepProps extends OnboardingProps, Pick<Steps, 'samples'> {
  step: OnboardingStep;
}

function Step({ step, samples, onDeleteSamples }: StepProps) {
  const [isBusy, setIsBusy] = useState(false);
  if (step !== 'samples') {
    return (
      <Link to={stepPaths[step]} className="flex min-h-11 items-center underline">
        {words.onboarding.steps[step]}
      </Link>
    );
  }
  if (samples.length === 0) return <span>{words.onboarding.steps.samples}</span>;
  const deleteSamples = async () => {
    setIsBusy(true);
    await onDeleteSamples(samples);
    setIsBusy(false);
  };
  return (
    <SmallButton isBusy={isBusy} onClick={() => void deleteSamples()}>
      {words.onboarding.takeOut(samples.length)}
    </SmallButton>
  );
}
