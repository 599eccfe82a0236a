import { TextLink } from '@/ui/controls/text-link';
import { words } from '@/words/admin';
import { useOpenWithdrawals } from './withdrawals.api';

/** Leads from the orders to the unanswered withdrawals; nothing if there are none. */
export function WithdrawalsLink({ allAt }: { allAt: string }) {
  const { data } = useOpenWithdrawals();
  if (!data || data.total === 0) return null;
  return (
    <p className="sm:mb-3">
      <TextLink to={allAt}>{words.adminWithdrawals.open(data.total)}</TextLink>
    </p>
  );
}
