import { pictureUrl } from '@/ui/pictures/pictures';
import type { Elements } from '@/ui/elements';

interface EmptyStateProps {
  /** One of the shop's own. */
  picture?: string;
  title: string;
  /** Where the page has no other headline. */
  isPageTitle?: boolean;
  text: string;
  action: Elements;
}

/** Nothing here yet: a picture, a sentence and a way on. */
export function EmptyState({ picture, title, isPageTitle, text, action }: EmptyStateProps) {
  const Title = isPageTitle ? 'h1' : 'p';
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-4 py-6 text-center sm:py-12">
      {picture && (
        <img src={pictureUrl(picture)} alt="" className="h-45 w-60 object-contain max-sm:h-36" />
      )}
      <Title className="font-serif text-2xl font-semibold">{title}</Title>
      <p className="text-ink-soft">{text}</p>
      {action}
    </div>
  );
}
