import { childrenOf, type ElementName, type OnixElement } from './onix-element.ts';

const euroCountries =
  'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK AD MC SM VA ME XK'.split(' ');

/** 0 if not sold in the country; otherwise higher for a more specific territory. */
export function territoryRank(territories: OnixElement[], country: string): number {
  if (territories.length === 0) return 2;
  return Math.max(...territories.map((territory) => rankIn(territory, country)));
}

function rankIn(territory: OnixElement, country: string): number {
  const codesOf = (name: ElementName) =>
    childrenOf(territory, name).flatMap(({ text }) => text.trim().split(/\s+/));
  const isEuro = euroCountries.includes(country);
  const countries = codesOf('CountriesIncluded');
  const regions = codesOf('RegionsIncluded');
  if (codesOf('CountriesExcluded').includes(country)) return 0;
  if (countries.includes(country)) return 4;
  if (isEuro && codesOf('RegionsExcluded').includes('ECZ')) return 0;
  const isIncluded = regions.some(
    (region) =>
      ['WORLD', 'ROW'].includes(region) ||
      (region === 'ECZ' && isEuro) ||
      region.startsWith(`${country}-`),
  );
  if (isIncluded) return regions.includes('ROW') ? 1 : 3;
  // A territory with exclusions only is the rest of the world.
  return countries.length + regions.length === 0 ? 2 : 0;
}
