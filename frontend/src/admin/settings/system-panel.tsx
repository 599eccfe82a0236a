import type { System } from '@storyloom/backend/contract/health';
import { pageLanguage } from '@/config/page-language';
import { reasonMessage } from '@/admin/ui/reason-message';
import { Loaded } from '@/ui/loaded';
import { Notice } from '@/ui/notices/notice';
import { Panel } from '@/admin/ui/panel';
import { systemApi } from '@/api/endpoints/system.api';
import { words } from '@/words/admin';

export function SystemPanel() {
  const query = systemApi.useReadSystemQuery(undefined, { refetchOnMountOrArgChange: true });
  const texts = words.adminSettings.system;
  return (
    <Panel title={texts.title}>
      <Loaded query={query} failed={texts.failed}>
        {({ version, backup }) => {
          const failure = reasonMessage(backup.reason);
          return (
            <div className="space-y-3 text-sm">
              <p>{texts.version(version)}</p>
              <p>{lastBackupText(backup)}</p>
              {failure && <Notice tone="error">{texts.backupFailed(failure)}</Notice>}
            </div>
          );
        }}
      </Loaded>
    </Panel>
  );
}

function lastBackupText({ isOn, everyHours, lastAt }: System['backup']): string {
  const texts = words.adminSettings.system;
  const last = lastAt && texts.lastBackup(relativeTime(new Date(lastAt)));
  if (isOn) return `${last ?? texts.noBackup} ${texts.every(everyHours)}`;
  return last ? `${last} ${texts.noneByItself}` : texts.noneByItself;
}

/** "3 hours ago". */
function relativeTime(time: Date): string {
  const format = new Intl.RelativeTimeFormat(pageLanguage());
  const minutes = Math.round((Date.now() - time.getTime()) / 60_000);
  if (minutes < 60) return format.format(-Math.max(0, minutes), 'minute');
  const hours = Math.round(minutes / 60);
  return hours < 48 ? format.format(-hours, 'hour') : format.format(-Math.round(hours / 24), 'day');
}
