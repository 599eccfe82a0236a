import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { useSettingsContext } from '@/admin/settings/settings-context';
import { TextField } from '@/ui/form/field';
import { fieldOf } from '@/ui/form/form';
import { Checkbox } from '@/ui/form/checkbox';
import { Select } from '@/ui/form/select';
import { TextArea } from '@/ui/form/text-area';
import { words } from '@/words/admin';
import type { AdminWords } from '@/words/load-words';

interface SettingsSectionProps {
  preview?: ReactNode;
  /** Uses the whole width, without a preview. */
  isWide?: boolean;
  children: ReactNode;
}

export function SettingsSection({ preview, isWide = false, children }: SettingsSectionProps) {
  const width = isWide ? '' : 'max-w-2xl';
  return (
    <div className={preview ? 'grid gap-8 lg:grid-cols-2' : width}>
      <div className="min-w-0 space-y-5">{children}</div>
      {preview && <ShopPreview>{preview}</ShopPreview>}
    </div>
  );
}

interface ShopPreviewProps {
  className?: string;
  children: ReactNode;
}

export function ShopPreview({ className = '', children }: ShopPreviewProps) {
  return (
    <div className={`min-w-0 ${className}`}>
      <p className="mb-2 text-sm font-semibold text-ink-soft">{words.adminSettings.inShop}</p>
      <div inert className="overflow-hidden rounded-lg border border-line bg-paper p-4">
        {children}
      </div>
    </div>
  );
}

export interface FieldsSectionProps {
  /** Fields of an inner list stand side by side. */
  fields: readonly (SettingsFieldProps | SettingsFieldProps[])[];
  Preview?: ComponentType;
}

export function FieldsSection({ fields, Preview }: FieldsSectionProps) {
  return (
    <SettingsSection preview={Preview && <Preview />}>
      {fields.map((field, index) =>
        Array.isArray(field) ? (
          <div key={index} className="grid gap-5 sm:grid-cols-2">
            {field.map((each) => (
              <SettingsField key={each.name} {...each} />
            ))}
          </div>
        ) : (
          <SettingsField key={field.name} {...field} />
        ),
      )}
    </SettingsSection>
  );
}

interface SettingsFieldProps extends Pick<
  ComponentProps<typeof TextField>,
  'inputMode' | 'type' | 'dir'
> {
  /** Its label and hint are in `words`, under this name. */
  name: keyof AdminWords['adminSettings']['labels'];
  rows?: number;
  isCheckbox?: boolean;
  /** The options of a select. Their labels are in `words`, under the name of the setting. */
  choices?: readonly string[];
  onSelect?: (choice: string) => void;
  suggestions?: string[];
}

/** A setting as a line of text, several lines (`rows`), a checkbox or a select (`choices`). */
export function SettingsField({
  name,
  rows,
  isCheckbox,
  suggestions,
  choices,
  onSelect,
  ...rest
}: SettingsFieldProps) {
  const form = useSettingsContext();
  const { labels, hints } = words.adminSettings;
  const label = labels[name];
  if (isCheckbox) return <Checkbox label={label} {...form.register(name)} />;
  const hint = (hints as Partial<Record<string, string>>)[name];
  const field = { ...fieldOf(form, name, label), autoComplete: 'off', hint };
  const { onChange } = field;
  if (choices) {
    const choiceLabels = labelsOfChoices(name);
    return (
      <Select
        {...field}
        onChange={async (event) => {
          await onChange(event);
          onSelect?.(event.target.value);
        }}
      >
        {choices.map((each) => (
          <option key={each} value={each}>
            {choiceLabels[each]}
          </option>
        ))}
      </Select>
    );
  }
  if (rows) return <TextArea {...field} rows={rows} />;
  return (
    <>
      <TextField {...field} {...rest} list={suggestions && `${name}-suggestions`} />
      {suggestions && (
        <datalist id={`${name}-suggestions`}>
          {suggestions.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
      )}
    </>
  );
}

function labelsOfChoices(name: string): Partial<Record<string, string>> {
  const choices: Partial<Record<string, Record<string, string>>> = words.adminSettings.choices;
  return choices[name] ?? {};
}
