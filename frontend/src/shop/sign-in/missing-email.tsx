import { paths } from '@/config/paths';
import { ButtonLink } from '@/ui/controls/button';
import { EmptyState } from '@/ui/notices/empty-state';
import { words } from '@/words/shop';

/** Shown to customers without an email address. */
export function MissingEmail() {
  const { title, text, register } = words.signIn.missingEmail;
  return (
    <div className="page py-8">
      <EmptyState
        title={title}
        text={text}
        action={<ButtonLink to={paths.register}>{register}</ButtonLink>}
      />
    </div>
  );
}
