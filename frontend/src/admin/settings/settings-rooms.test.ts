import { expect, it } from 'vitest';
import { makeSettings } from '@/testing/factories';
import { partOf, toLeaves } from './settings-leaves';
import { namesOf, settingsRooms } from './settings-rooms';

const placed = Object.values(settingsRooms)
  .flatMap(({ sections }) => Object.values(sections))
  .flatMap(namesOf);

it('the owner finds each setting at one place', () => {
  const places = Object.keys(toLeaves(makeSettings())).map((leaf): [string, number] => [
    leaf,
    placed.filter((name) => name === leaf || name === partOf(leaf)).length,
  ]);
  expect(places.filter(([, count]) => count !== 1)).toEqual([]);
});
