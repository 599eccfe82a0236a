import type {
  AdminSettings,
  SettingsFields,
  SettingsFormValues,
} from '@storyloom/backend/contract/shop/settings';
import type { ComponentProps, ComponentType } from 'react';
import { useFormContext, useWatch, type FieldPath } from 'react-hook-form';
import type { TextField } from '@/ui/form/field';
import type { AdminWords } from '@/words/load-words';
import type { SettingsName } from './flatten-settings';

/** The form of the tab; it holds the parts of this tab only. */
export const useSettingsContext = () =>
  useFormContext<SettingsFields, unknown, SettingsFormValues>();

/** The current value of a field, or of the fields of a part. */
export const useTypedSetting = <Name extends FieldPath<SettingsFields>>(name: Name) =>
  useWatch({ control: useSettingsContext().control, name });

/** The props of a section with controls of its own. */
export interface SectionProps {
  settings: AdminSettings;
}

/** A field that is a line of text, or its options. */
export interface SettingsFieldRow extends Pick<
  ComponentProps<typeof TextField>,
  'label' | 'hint' | 'inputMode' | 'type' | 'dir'
> {
  name: FieldPath<SettingsFields>;
  rows?: number;
  isCheckbox?: boolean;
  /** The options of a choice. Their labels are in `words`, under the name of the setting. */
  choices?: readonly string[];
  onChoose?: (choice: string) => void;
  suggestions?: string[];
}

/** A section. Its title and hint are in `words`. */
export type SectionId = keyof AdminWords['adminSettings']['sections'];

/** A field. Its label and hint are in `words`, under its name. */
export type NamedFieldRow = Omit<SettingsFieldRow, 'name' | 'label' | 'hint'> & {
  name: keyof AdminWords['adminSettings']['labels'];
};

/** A section of fields; fields of one list stand side by side. */
export interface FieldsRow {
  /** A hint with links to the pages that show the setting. */
  Hint?: ComponentType;
  fields: readonly (NamedFieldRow | NamedFieldRow[])[];
  Preview?: ComponentType;
}

/** A section of fields, or one with controls of its own, and the settings that these change. */
export type SettingsSectionRow =
  FieldsRow | { names: SettingsName[]; Section: ComponentType<SectionProps> };
