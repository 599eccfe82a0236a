import type { ReactNode } from 'react';

interface EmptyStateProps {
  picture?: string | undefined;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}

/** Nothing here yet: a picture, a sentence and a way on. */
export function EmptyState({ picture, title, children, action }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-4 py-12 text-center">
      {picture && (
        <img src={picture} alt="" width={240} height={180} className="h-45 w-60 object-contain" />
      )}
      <p className="font-serif text-2xl font-semibold">{title}</p>
      {children && <div className="text-ink-soft">{children}</div>}
      {action}
    </div>
  );
}
