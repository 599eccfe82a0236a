import { TextField } from '@/ui/form/field';
import { Checkbox, TextArea } from '@/ui/form/more-fields';
import { fieldOf } from '@/ui/form/form';
import {
  useSettingsContext,
  type FieldsRow,
  type SettingsFieldRow,
} from '@/admin/settings/settings-context';
import { SettingsSection } from './settings-section';

/** A section as its row in the table says. */
export function FieldsSection({ hint, fields, Preview }: FieldsRow) {
  return (
    <SettingsSection hint={hint} preview={Preview && <Preview />}>
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

export function SettingsField({ name, label, rows, is, among, ...rest }: SettingsFieldRow) {
  const form = useSettingsContext();
  if (is === 'checkbox') return <Checkbox label={label} {...form.register(name)} />;
  const field = { ...fieldOf(form, name, label), autoComplete: 'off', hint: rest.hint };
  if (rows) return <TextArea {...field} rows={rows} />;
  return (
    <>
      <TextField {...field} {...rest} list={among && `${name}-among`} />
      {among && (
        <datalist id={`${name}-among`}>
          {among.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
      )}
    </>
  );
}
