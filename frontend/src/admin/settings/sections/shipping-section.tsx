import {
  francesProposal,
  shippingRules,
} from '@storyloom/backend/contract/shop/money/shipping-cents';
import { useSettingsContext } from '@/admin/settings/settings-context';
import { readTypedAmount, toTypedPrice } from '@/shop-facts/formats/typed-amount';
import { SettingsField, SettingsSection } from './settings-section';
import { asTyped } from '@/ui/form/form';

/** The shipping fee. Choosing the rule of France fills in its minimum. */
export function ShippingSection() {
  const form = useSettingsContext();
  const propose = (rule: string) => {
    if (rule !== 'france') return;
    const typed = (name: 'shipping.fee' | 'shipping.freeFrom') =>
      readTypedAmount(String(form.getValues(name) ?? '')) ?? 0;
    const { fee, freeFrom } = francesProposal({
      fee: typed('shipping.fee'),
      freeFrom: typed('shipping.freeFrom'),
    });
    form.setValue('shipping.fee', toTypedPrice(fee), asTyped);
    form.setValue('shipping.freeFrom', toTypedPrice(freeFrom), asTyped);
  };
  return (
    <SettingsSection>
      <div className="grid gap-5 sm:grid-cols-2">
        <SettingsField name="shipping.fee" inputMode="decimal" />
        <SettingsField name="shipping.freeFrom" inputMode="decimal" />
      </div>
      <SettingsField name="shipping.rule" choices={shippingRules} onSelect={propose} />
      <SettingsField name="shipping.tax" />
    </SettingsSection>
  );
}
