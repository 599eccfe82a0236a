import { pictureUrl } from '@/ui/pictures/pictures';
import type { Elements } from '@/ui/elements';

interface EmptyStateProps {
  /** The file name of a picture of the shop. */
  picture?: string;
  title: string;
  /** Whether the title is the headline of the page. */
  isPageTitle?: boolean;
  text: string;
  action: Elements;
}

/** An empty page: a picture, a sentence and a link. */
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
