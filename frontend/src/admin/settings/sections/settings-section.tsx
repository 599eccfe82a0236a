import type { ReactNode } from 'react';

interface SettingsSectionProps {
  /** Where shoppers meet it. */
  hint: ReactNode;
  /** As shoppers will see it; nothing in it can be clicked. */
  preview?: ReactNode;
  /** Takes the whole width without a preview of its own. */
  isWide?: boolean;
  children: ReactNode;
}

/** The fields of a section and, beside or below them, how it will look. */
export function SettingsSection({ hint, preview, isWide = false, children }: SettingsSectionProps) {
  const width = isWide ? '' : 'max-w-2xl';
  return (
    <>
      <p className="-mt-2 mb-5 text-sm text-ink-soft">{hint}</p>
      <div className={preview ? 'grid gap-8 lg:grid-cols-2' : width}>
        <div className="min-w-0 space-y-5">{children}</div>
        {preview && <ShopPreview>{preview}</ShopPreview>}
      </div>
    </>
  );
}

interface ShopPreviewProps {
  className?: string;
  children: ReactNode;
}

export function ShopPreview({ className = '', children }: ShopPreviewProps) {
  return (
    <div className={`min-w-0 ${className}`}>
      <p className="mb-2 text-sm font-semibold text-ink-soft">In the shop</p>
      <div inert className="overflow-hidden rounded-lg border border-line bg-paper p-4">
        {children}
      </div>
    </div>
  );
}
