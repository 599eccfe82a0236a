import type { ReactNode } from 'react';
import { Panel } from '@/ui/panel';
import { settingsSections, type SettingsSectionId } from './settings-sections';

interface SettingsSectionProps {
  id: SettingsSectionId;
  /** Where shoppers meet it. */
  hint: string;
  /** As shoppers will see it; nothing in it can be clicked. */
  preview?: ReactNode;
  /** Takes the whole width without a preview of its own. */
  isWide?: boolean;
  children: ReactNode;
}

/** One part of the settings: its fields and, beside or below them, how it will look. */
export function SettingsSection({
  id,
  hint,
  preview,
  isWide = false,
  children,
}: SettingsSectionProps) {
  const width = isWide ? '' : 'max-w-2xl';
  return (
    <Panel id={id} title={settingsSections[id]}>
      <p className="-mt-2 mb-5 text-sm text-ink-soft">{hint}</p>
      <div className={preview ? 'grid gap-8 lg:grid-cols-2' : width}>
        <div className="min-w-0 space-y-5">{children}</div>
        {preview && <ShopPreview>{preview}</ShopPreview>}
      </div>
    </Panel>
  );
}

function ShopPreview({ children }: { children: ReactNode }) {
  return (
    <div className="min-w-0">
      <p className="mb-2 text-sm font-semibold text-ink-soft">In the shop</p>
      <div inert className="overflow-hidden rounded-lg border border-line bg-paper p-5">
        {children}
      </div>
    </div>
  );
}
