import { paths } from '@/config/paths';
import { ButtonLink } from '@/ui/controls/button';
import { EmptyState } from '@/ui/notices/empty-state';
import { words } from '@/words/shop';

/** For customers whose identity provider gave the shop no e-mail address. */
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
