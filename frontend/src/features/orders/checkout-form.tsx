import { useEffect, useState, type HTMLAttributes } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { customerTexts } from '@/config/messages';
import { paths } from '@/config/paths';
import { Button } from '@/ui/button';
import { Checkbox, TextField } from '@/ui/field';
import { checkField, checkoutLabels } from './checkout-rules';
import { readDraft, writeDraft, type CheckoutDraft } from './checkout.storage';

type Field = keyof CheckoutDraft;

export type FieldProblems = Partial<Record<Field, string>>;

interface CheckoutFormProps {
  email: string;
  /** Hidden while the order is on its way, so that nothing typed is lost if it fails. */
  isHidden: boolean;
  isBlocked: boolean;
  /** What the API found wrong with the last try. */
  problems: FieldProblems | null;
  onSubmit: (draft: CheckoutDraft) => void;
}

interface InputHints {
  autoComplete: string;
  type?: 'tel';
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  className?: string;
}

const inputs: Record<Field, InputHints> = {
  name: { autoComplete: 'name' },
  phone: { autoComplete: 'tel', type: 'tel', inputMode: 'tel' },
  street: { autoComplete: 'street-address', className: 'sm:col-span-2' },
  city: { autoComplete: 'address-level2' },
  country: { autoComplete: 'country-name' },
  state: { autoComplete: 'address-level1' },
  zipcode: { autoComplete: 'postal-code' },
};

export function CheckoutForm({
  email,
  isHidden,
  isBlocked,
  problems,
  onSubmit,
}: CheckoutFormProps) {
  const [hasAgreed, setHasAgreed] = useState(false);
  const { register, handleSubmit, formState, subscribe, setError } = useForm<CheckoutDraft>({
    defaultValues: readDraft(),
  });

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => writeDraft(values) }),
    [subscribe],
  );

  useEffect(() => {
    if (!problems || isHidden) return;
    (Object.keys(problems) as Field[]).forEach((field, index) =>
      setError(
        field,
        { type: 'api', message: problems[field] ?? '' },
        { shouldFocus: index === 0 },
      ),
    );
  }, [problems, isHidden, setError]);

  const field = (name: Field) => (
    <TextField
      label={checkoutLabels[name]}
      {...inputs[name]}
      required
      error={formState.errors[name]?.message}
      {...register(name, { validate: (value) => checkField(name, value) ?? true })}
    />
  );

  return (
    <form
      noValidate
      hidden={isHidden}
      onSubmit={(event) => void handleSubmit(onSubmit)(event)}
      className="space-y-10"
    >
      <fieldset>
        <legend className="font-serif text-2xl font-semibold">Personal Details</legend>
        <div className="mt-5 grid gap-5 sm:grid-cols-2">
          {field('name')}
          {field('phone')}
          <TextField
            label="Email Address"
            type="email"
            name="email"
            autoComplete="email"
            value={email}
            disabled
            className="sm:col-span-2"
            hint="Your order is kept under the address you signed in with."
          />
        </div>
      </fieldset>
      <fieldset>
        <legend className="font-serif text-2xl font-semibold">Shipping Address</legend>
        <div className="mt-5 grid gap-5 sm:grid-cols-2">
          {field('street')}
          {field('city')}
          {field('state')}
          {field('zipcode')}
          {field('country')}
        </div>
      </fieldset>
      <div>
        <Checkbox
          checked={hasAgreed}
          onChange={(event) => setHasAgreed(event.target.checked)}
          label={
            <>
              I agree to the{' '}
              <Link to={paths.terms} target="_blank" className="link">
                {customerTexts.footer.terms}
              </Link>{' '}
              and have read the{' '}
              <Link to={paths.privacy} target="_blank" className="link">
                {customerTexts.footer.privacy}
              </Link>
              .
            </>
          }
        />
        <Button
          type="submit"
          disabled={!hasAgreed || isBlocked}
          className="mt-4 w-full sm:w-auto sm:min-w-60"
        >
          {customerTexts.checkout.submit}
        </Button>
      </div>
    </form>
  );
}
