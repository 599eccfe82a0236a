import type { SettingsFields, SettingsFormValues } from '@storyloom/backend/contract/shop/settings';
import { useFormContext, useWatch, type FieldPath } from 'react-hook-form';

/** The form of the tab; it has the settings of this tab only. */
export const useSettingsContext = () =>
  useFormContext<SettingsFields, unknown, SettingsFormValues>();

/** The current value of a field, or of the fields of a part. */
export const useTypedSetting = <Name extends FieldPath<SettingsFields>>(name: Name) =>
  useWatch({ control: useSettingsContext().control, name });
