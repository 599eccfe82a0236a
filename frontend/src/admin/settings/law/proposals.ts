import type { AdminSettings } from '@storyloom/backend/contract/shop/settings';
import { francesProposal } from '@storyloom/backend/contract/shop/shipping-cents';
import { isRecord } from '@/browser/storage';
import { lawOf, type Country, type DutyName, type LawSettings } from './law-of-countries';

export interface Proposal {
  duty: DutyName;
  source: string;
  /** What applying it saves; undefined where the owner has to find out or add something first. */
  set: LawSettings | undefined;
  /** Whether the shop has it already. */
  isSet: boolean;
}

/** What the law of a country proposes to a shop with these settings; only what this version has. */
export function proposalsFor(country: Country, settings: AdminSettings): Proposal[] {
  const duties = Object.entries(lawOf[country]) as [
    DutyName,
    { source: string; set?: LawSettings },
  ][];
  return duties
    .filter(([duty]) => duty in settings)
    .map(([duty, { source, set }]) => ({
      ...{ duty, source, set: whole(set, settings) },
      isSet: set ? isAlready(set, settings) : isSwitchedOn(settings, duty),
    }));
}

/** The fee and the sum that go with the rule of France; no notice that is not there yet. */
function whole(set: LawSettings | undefined, settings: AdminSettings): LawSettings | undefined {
  const { image, url } = settings.guarantee;
  if (set?.guarantee && !image && !url) return undefined;
  if (set?.shipping?.rule !== 'france') return set;
  return { shipping: { ...set.shipping, ...francesProposal(settings.shipping) } };
}

/** Numbers, such as a rate, are the owner's to choose. */
function isAlready(set: object, settings: object): boolean {
  const now = new Map<string, unknown>(Object.entries(settings));
  return Object.entries(set).every(([name, value]: [string, unknown]) => {
    const current = now.get(name);
    if (isRecord(value)) return isRecord(current) && isAlready(value, current);
    return typeof value === 'number' || value === current;
  });
}

function isSwitchedOn(settings: AdminSettings, duty: DutyName): boolean {
  return isAlready({ [duty]: { isOn: true } }, settings);
}

/** All that can be applied and is not there yet, as one change. */
export function allOf(proposals: Proposal[]): LawSettings {
  const open = proposals.filter(({ set, isSet }) => set && !isSet);
  return Object.assign({}, ...open.map(({ set }) => set)) as LawSettings;
}
