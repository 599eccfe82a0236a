import type { ReactNode } from 'react';
import {
  useSettingsContext,
  type FieldsRow,
  type NamedFieldRow,
  type SettingsFieldRow,
} from '@/admin/settings/settings-context';
import { TextField } from '@/ui/form/field';
import { fieldOf } from '@/ui/form/form';
import { Checkbox } from '@/ui/form/checkbox';
import { Select } from '@/ui/form/select';
import { TextArea } from '@/ui/form/text-area';
import { words } from '@/words/admin';

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

export function FieldsSection({ fields, Preview }: Pick<FieldsRow, 'fields' | 'Preview'>) {
  return (
    <SettingsSection preview={Preview && <Preview />}>
      {fields.map((field, index) =>
        Array.isArray(field) ? (
          <div key={index} className="grid gap-5 sm:grid-cols-2">
            {field.map((each) => (
              <NamedField key={each.name} {...each} />
            ))}
          </div>
        ) : (
          <NamedField key={field.name} {...field} />
        ),
      )}
    </SettingsSection>
  );
}

export function NamedField(row: NamedFieldRow) {
  const { labels, hints } = words.adminSettings;
  const hintOf: Partial<Record<NamedFieldRow['name'], string>> = hints;
  return <SettingsField {...row} label={labels[row.name]} hint={hintOf[row.name]} />;
}

export function SettingsField({
  name,
  label,
  rows,
  isCheckbox,
  suggestions,
  choices,
  onChoose,
  ...rest
}: SettingsFieldRow) {
  const form = useSettingsContext();
  if (isCheckbox) return <Checkbox label={label} {...form.register(name)} />;
  const field = { ...fieldOf(form, name, label), autoComplete: 'off', hint: rest.hint };
  const { onChange } = field;
  if (choices) {
    const labels = labelsOf(name);
    return (
      <Select
        {...field}
        onChange={async (event) => {
          await onChange(event);
          onChoose?.(event.target.value);
        }}
      >
        {choices.map((each) => (
          <option key={each} value={each}>
            {labels[each]}
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

function labelsOf(name: SettingsFieldRow['name']): Partial<Record<string, string>> {
  const choices: Partial<Record<string, Record<string, string>>> = words.adminSettings.choices;
  return choices[name] ?? {};
}
