import { aTaleOfTwoCities } from './covers/a-tale-of-two-cities.ts';
import { aroundTheWorldInEightyDays } from './covers/around-the-world-in-eighty-days.ts';
import { dracula } from './covers/dracula.ts';
import { frankenstein } from './covers/frankenstein.ts';
import { janeEyre } from './covers/jane-eyre.ts';
import { littleWomen } from './covers/little-women.ts';
import { mobyDick } from './covers/moby-dick.ts';
import { myInventions } from './covers/my-inventions.ts';
import { onTheEconomyOfMachineryAndManufactures } from './covers/on-the-economy-of-machinery-and-manufactures.ts';
import { prideAndPrejudice } from './covers/pride-and-prejudice.ts';
import { sketchOfTheAnalyticalEngine } from './covers/sketch-of-the-analytical-engine.ts';
import { strangeCaseOfDrJekyllAndMrHyde } from './covers/strange-case-of-dr-jekyll-and-mr-hyde.ts';
import { theArtOfMoneyGetting } from './covers/the-art-of-money-getting.ts';
import { theCallOfTheWild } from './covers/the-call-of-the-wild.ts';
import { theChemicalHistoryOfACandle } from './covers/the-chemical-history-of-a-candle.ts';
import { theFallOfTheHouseOfUsher } from './covers/the-fall-of-the-house-of-usher.ts';
import { thePrinciplesOfScientificManagement } from './covers/the-principles-of-scientific-management.ts';
import { theWayToWealth } from './covers/the-way-to-wealth.ts';
import { theWealthOfNations } from './covers/the-wealth-of-nations.ts';
import { treasureIsland } from './covers/treasure-island.ts';
import { hero } from './scenes/hero.ts';
import { newsAdaNotes } from './scenes/news-ada-notes.ts';
import { newsCandleReading } from './scenes/news-candle-reading.ts';
import { newsHorrorShelves } from './scenes/news-horror-shelves.ts';
import { newsReadingRoom } from './scenes/news-reading-room.ts';
import { newsWrapping } from './scenes/news-wrapping.ts';
import { signIn } from './scenes/sign-in.ts';

export type Picture = {
  /** File name without its ending. */
  name: string;
  /** From the root of the repository. */
  folder: string;
  limitBytes: number;
  /** Smaller than it is drawn, in pixels. */
  width?: number;
  /** Where that is smaller. */
  isAvifToo?: boolean;
  draw: () => string;
};

const covers: Record<string, () => string> = {
  'a-tale-of-two-cities': aTaleOfTwoCities,
  'around-the-world-in-eighty-days': aroundTheWorldInEightyDays,
  dracula,
  frankenstein,
  'jane-eyre': janeEyre,
  'little-women': littleWomen,
  'moby-dick': mobyDick,
  'my-inventions': myInventions,
  'on-the-economy-of-machinery-and-manufactures': onTheEconomyOfMachineryAndManufactures,
  'pride-and-prejudice': prideAndPrejudice,
  'sketch-of-the-analytical-engine': sketchOfTheAnalyticalEngine,
  'strange-case-of-dr-jekyll-and-mr-hyde': strangeCaseOfDrJekyllAndMrHyde,
  'the-art-of-money-getting': theArtOfMoneyGetting,
  'the-call-of-the-wild': theCallOfTheWild,
  'the-chemical-history-of-a-candle': theChemicalHistoryOfACandle,
  'the-fall-of-the-house-of-usher': theFallOfTheHouseOfUsher,
  'the-principles-of-scientific-management': thePrinciplesOfScientificManagement,
  'the-way-to-wealth': theWayToWealth,
  'the-wealth-of-nations': theWealthOfNations,
  'treasure-island': treasureIsland,
};

const assets = 'frontend/src/assets';

export const pictures: Picture[] = [
  ...Object.entries(covers).map(([name, draw]) => ({
    name,
    folder: 'backend/seed/covers',
    limitBytes: 60_000,
    draw,
  })),
  { name: 'hero', folder: assets, isAvifToo: true, limitBytes: 90_000, draw: hero },
  {
    name: 'hero-small',
    folder: assets,
    isAvifToo: true,
    limitBytes: 35_000,
    width: 640,
    draw: hero,
  },
  { name: 'sign-in', folder: assets, isAvifToo: true, limitBytes: 60_000, draw: signIn },
  { name: 'news-1', folder: assets, isAvifToo: true, limitBytes: 40_000, draw: newsReadingRoom },
  { name: 'news-2', folder: assets, isAvifToo: true, limitBytes: 40_000, draw: newsHorrorShelves },
  { name: 'news-3', folder: assets, isAvifToo: true, limitBytes: 40_000, draw: newsWrapping },
  { name: 'news-4', folder: assets, isAvifToo: true, limitBytes: 40_000, draw: newsCandleReading },
  { name: 'news-5', folder: assets, isAvifToo: true, limitBytes: 40_000, draw: newsAdaNotes },
];
