import { paths } from '@/config/paths';
import { ButtonLink } from '@/ui/controls/button';
import { EmptyState } from '@/ui/notices/empty-state';

/** For customers whose identity provider gave the shop no e-mail address. */
export function MissingEmail() {
  return (
    <div className="page py-8">
      <EmptyState
        title="Your sign-in has no e-mail address"
        text="Orders are kept under an e-mail address, and the service you signed in with gave us none. Please log out and register with your e-mail address, or sign in with another one."
        action={<ButtonLink to={paths.register}>Register with an e-mail address</ButtonLink>}
      />
    </div>
  );
}
