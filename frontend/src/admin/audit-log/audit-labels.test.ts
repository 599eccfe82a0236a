import { expect, test } from 'vitest';
import { fieldLabel } from './audit-labels';

test.each([
  ['pickup.isOn', 'Let customers choose to pick up their order'],
  ['withdrawal.isOn', 'Show “Withdraw from contract” on every page and on each order'],
  ['shipping.freeFrom', 'Shipping, free from'],
  ['news.0.title', 'News 1, title'],
])('the history names %s as the settings page does, or by its parts', (path, label) => {
  expect(fieldLabel(path)).toBe(label);
});
