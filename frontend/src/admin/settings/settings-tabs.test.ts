import { expect, it } from 'vitest';
import { makeSettings } from '@/testing/factories';
import { partOf, flatten } from './flatten-settings';
import { namesOf, settingsTabs } from './settings-tabs';

const placed = Object.values(settingsTabs)
  .flatMap((sections) => Object.values(sections))
  .flatMap(namesOf);

it('the owner finds each setting at one place', () => {
  const places = Object.keys(flatten(makeSettings())).map((fieldPath): [string, number] => [
    fieldPath,
    placed.filter((name) => name === fieldPath || name === partOf(fieldPath)).length,
  ]);
  expect(places.filter(([, count]) => count !== 1)).toEqual([]);
});
