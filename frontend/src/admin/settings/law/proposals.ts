import type { AdminSettings } from '@storyloom/backend/contract/shop/settings';
import { francesProposal } from '@storyloom/backend/contract/shop/money/shipping-cents';
import { isRecord } from '@/browser/is-record';
import { lawOf, type Country, type DutyName, type LawSettings } from './law-of-countries';

export interface Proposal {
  duty: DutyName;
  source: string | undefined;
  /** The change to save; undefined if the owner must add something first. */
  set: LawSettings | undefined;
  /** Whether the settings already have it. */
  isSet: boolean;
}

/** The proposals for a country and these settings; only for settings that this version has. */
export function proposalsFor(country: Country, settings: AdminSettings): Proposal[] {
  const duties = Object.entries(lawOf[country]) as [
    DutyName,
    { source?: string; set?: LawSettings },
  ][];
  return duties
    .filter(([duty]) => duty in settings)
    .map(([duty, { source, set }]) => ({
      duty,
      source,
      set: completeChange(set, settings),
      isSet: hasValues(set ?? { [duty]: { isOn: true } }, settings),
    }));
}

/**
 * Completes the French shipping rule with its minimum fee and limit; leaves out a guarantee notice
 * that is not uploaded yet.
 */
function completeChange(
  set: LawSettings | undefined,
  settings: AdminSettings,
): LawSettings | undefined {
  const { image, url } = settings.guarantee;
  if (set?.guarantee && !image && !url) return undefined;
  if (set?.shipping?.rule !== 'france') return set;
  return { shipping: { ...set.shipping, ...francesProposal(settings.shipping) } };
}

function hasValues(set: object, settings: object): boolean {
  const now = new Map<string, unknown>(Object.entries(settings));
  return Object.entries(set).every(([name, value]: [string, unknown]) => {
    const current = now.get(name);
    if (isRecord(value)) return isRecord(current) && hasValues(value, current);
    return value === current;
  });
}

/** All open proposals as one change. */
export function combineOpenProposals(proposals: Proposal[]): LawSettings {
  const open = proposals.filter(({ set, isSet }) => set && !isSet);
  return Object.assign({}, ...open.map(({ set }) => set)) as LawSettings;
}
