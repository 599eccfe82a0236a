import type { System } from '@storyloom/backend/contract/health';
import { Loaded } from '@/ui/loaded';
import { Notice } from '@/ui/notices/notice';
import { Panel } from '@/ui/panel';
import { systemApi } from '@/api/system.api';

/** What runs the shop: its version, and whether its data are kept elsewhere too. */
export function SystemPanel() {
  const query = systemApi.useReadSystemQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Panel title="Version and backups">
      <Loaded query={query} failed="This could not be loaded.">
        {({ version, backup }) => (
          <div className="space-y-3 text-sm">
            <p>{`Version ${version}`}</p>
            <p>{lastBackupText(backup)}</p>
            {backup.problem && (
              <Notice tone="error">{`The last backup failed: ${backup.problem}`}</Notice>
            )}
          </div>
        )}
      </Loaded>
    </Panel>
  );
}

function lastBackupText({ isOn, everyHours, lastAt }: System['backup']): string {
  const last = lastAt ? `Last backup ${ago(new Date(lastAt))}.` : 'There is no backup yet.';
  if (isOn)
    return `${last} One is taken every ${everyHours === 1 ? 'hour' : `${everyHours} hours`}.`;
  return `${lastAt ? last : ''} The shop takes no backups by itself: whoever runs it can set BACKUP_DIR.`.trim();
}

const words = new Intl.RelativeTimeFormat('en');

/** "3 hours ago". */
function ago(time: Date): string {
  const minutes = Math.round((Date.now() - time.getTime()) / 60_000);
  if (minutes < 60) return words.format(-Math.max(0, minutes), 'minute');
  const hours = Math.round(minutes / 60);
  return hours < 48 ? words.format(-hours, 'hour') : words.format(-Math.round(hours / 24), 'day');
}
