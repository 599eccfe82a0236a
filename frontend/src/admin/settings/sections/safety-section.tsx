import { paths } from '@/config/paths';
import { TextLink } from '@/ui/controls/text-link';
import { words } from '@/words/admin';
import { SettingsField, SettingsSection } from './settings-section';

/** Whether book pages show the manufacturer. */
export function SafetySection() {
  return (
    <SettingsSection>
      <SettingsField name="safety.isOn" isCheckbox />
      <p>
        <TextLink to={paths.adminPublishers}>{words.publishers.toPublishers}</TextLink>
      </p>
    </SettingsSection>
  );
}
