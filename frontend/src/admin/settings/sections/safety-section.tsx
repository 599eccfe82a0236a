import { paths } from '@/config/paths';
import { TextLink } from '@/ui/controls/text-link';
import { words } from '@/words/admin';
import { SettingsField, SettingsSection } from './settings-section';

/** Whether book pages show the maker. */
export function SafetySection() {
  const { sections, labels } = words.adminSettings;
  return (
    <SettingsSection hint={sections.safety.hint}>
      <SettingsField name="safety.isOn" label={labels['safety.isOn']} is="checkbox" />
      <p>
        <TextLink to={paths.adminPublishers}>{words.publishers.toPublishers}</TextLink>
      </p>
    </SettingsSection>
  );
}
