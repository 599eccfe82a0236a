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

/** The form of the tab. It holds the parts of that tab only. */
export const useSettingsContext = () =>
  useFormContext<SettingsFields, unknown, SettingsFormValues>();

/** The current value of a field, or of the fields of a part. */
export const useTyped = <Name extends FieldPath<SettingsFields>>(name: Name) =>
  useWatch({ control: useSettingsContext().control, name });

/** What a section with controls of its own is given. */
export interface SectionProps {
  settings: AdminSettings;
}

/** A field that is a line of text, or its options. */
export interface SettingsFieldRow extends Pick<
  ComponentProps<typeof TextField>,
  'label' | 'hint' | 'inputMode' | 'type' | 'dir'
> {
  name: FieldPath<SettingsFields>;
  /** A text of so many lines. */
  rows?: number;
  isCheckbox?: boolean;
  /** Options of a choice; their labels are in the words by the name of the setting. */
  choices?: readonly string[];
  /** Called once one of them is chosen. */
  onChoose?: (choice: string) => void;
  /** Suggestions while the owner types. */
  suggestions?: string[];
}

/** A section; its title and hint are in the words. */
export type SectionId = keyof AdminWords['adminSettings']['sections'];

/** A field; its label and hint are in the words by its name. */
export type NamedFieldRow = Omit<SettingsFieldRow, 'name' | 'label' | 'hint'> & {
  name: keyof AdminWords['adminSettings']['labels'];
};

/** A section that is fields below each other; those in a list of their own stand side by side. */
export interface FieldsRow {
  /** Where shoppers meet it, where that is more than a text. */
  Hint?: ComponentType;
  fields: readonly (NamedFieldRow | NamedFieldRow[])[];
  /** As shoppers will see it. */
  Preview?: ComponentType;
}

/** Or one with controls of its own, and the parts of the settings that they are for. */
export type SettingsSectionRow =
  FieldsRow | { names: SettingsName[]; Section: ComponentType<SectionProps> };
