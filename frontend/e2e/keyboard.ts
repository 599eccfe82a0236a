import type { Locator, Page } from '@playwright/test';
import { expect } from './owner.ts';

type Role = Parameters<Page['getByRole']>[0];

/** A hand on the keyboard alone: found in the accessibility tree, and reached by Tab. */
export function keyboardOf(page: Page) {
  /** Tabs on until the control has the focus. */
  const reachOn = async (control: Locator) => {
    await expect(control).toBeVisible();
    for (let tabs = 0; tabs < 300; tabs += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    await expect(control).toBeFocused();
  };
  const reach = (role: Role, name: string | RegExp) =>
    reachOn(page.getByRole(role, { name, exact: true }).first());
  const press = async (role: Role, name: string | RegExp) => {
    await reach(role, name);
    await page.keyboard.press('Enter');
  };
  const type = async (role: Role, name: string, text: string) => {
    await reach(role, name);
    await page.keyboard.type(text);
  };
  return { reachOn, reach, press, type };
}
