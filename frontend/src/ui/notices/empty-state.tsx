import type { ReactNode } from 'react';

interface EmptyStateProps {
  picture?: string | undefined;
  title: string;
  /** Where the page has no other headline. */
  isPageTitle?: boolean;
  children?: ReactNode;
  action?: ReactNode;
}

/** Nothing here yet: a picture, a sentence and a way on. */
export function EmptyState({
  picture,
  title,
  isPageTitle = false,
  children,
  action,
}: EmptyStateProps) {
  const Title = isPageTitle ? 'h1' : 'p';
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-4 py-6 text-center sm:py-12">
      {picture && <img src={picture} alt="" className="h-45 w-60 object-contain max-sm:h-36" />}
      <Title className="font-serif text-2xl font-semibold">{title}</Title>
      {children && <div className="text-ink-soft">{children}</div>}
      {action}
    </div>
  );
}
