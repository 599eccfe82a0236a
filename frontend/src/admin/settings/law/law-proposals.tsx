import { useState } from 'react';
import { Link } from 'react-router-dom';
import { readApiError } from '@/api/api-error';
import { pageLanguage } from '@/config/page-language';
import { paths } from '@/config/paths';
import { adminSettingsApi, type SettingsVersion } from '@/admin/settings/admin-settings.api';
import { Button, SmallButton } from '@/ui/controls/button';
import { showToast } from '@/ui/toast';
import { Select } from '@/ui/form/select';
import { Notice } from '@/ui/notices/notice';
import { Panel } from '@/admin/ui/panel';
import { formatDay, formatPercent } from '@/shop-facts/formats/formats';
import { words } from '@/words/admin';
import {
  countries,
  noticeUrl,
  readOn,
  type Country,
  type DutyName,
  type LawSettings,
} from './law-of-countries';
import { combineOpenProposals, proposalsFor, type Proposal } from './proposals';

interface LawProposalsProps {
  version: SettingsVersion;
  /** Called after each try, also if another admin was faster. */
  onChanged: (hasApplied: boolean) => Promise<void>;
}

/** The settings that the law of a country requires. Nothing changes without a click. */
export function LawProposals({
  version: { stored: settings, etag },
  onChanged,
}: LawProposalsProps) {
  const texts = words.law;
  const [changeSettings, { isLoading }] = adminSettingsApi.useChangeSettingsMutation();
  const [country, setCountry] = useState<Country | ''>('');
  const [failure, setFailure] = useState<string>();
  const proposals = country ? proposalsFor(country, settings) : [];
  const all = combineOpenProposals(proposals);

  const apply = async (change: LawSettings) => {
    setFailure(undefined);
    const { error } = await changeSettings({ change, etag });
    await onChanged(!error);
    if (!error) return void showToast({ title: texts.applied });
    const isStale = readApiError(error).code === 'stale_update';
    setFailure(isStale ? texts.changedMeanwhile : texts.notApplied);
  };

  return (
    <Panel id="selling-in" title={texts.title}>
      <p className="-mt-2 mb-5 text-sm text-ink-soft">
        <span>{texts.hint}</span> <strong>{texts.noAdvice}</strong>
      </p>
      <Select
        label={texts.country}
        value={country}
        onChange={(event) => setCountry(event.target.value as Country | '')}
        className="max-w-sm"
      >
        <option value="">{texts.choose}</option>
        {countries.map((each) => (
          <option key={each} value={each}>
            {nameOf(each)}
          </option>
        ))}
      </Select>
      {country && proposals.length === 0 && <p className="mt-5">{texts.nothing}</p>}
      {proposals.length > 0 && (
        <>
          <ul className="mt-5 divide-y divide-line border-y border-line">
            {proposals.map((proposal) => (
              <ProposalRow
                key={proposal.duty}
                proposal={proposal}
                isBusy={isLoading}
                onApply={apply}
              />
            ))}
          </ul>
          {Object.keys(all).length > 1 && (
            <Button className="mt-4" isBusy={isLoading} onClick={() => void apply(all)}>
              {texts.applyAll}
            </Button>
          )}
          <p className="mt-3 text-sm text-ink-soft">
            {texts.readOn(formatDay(readOn, { dateStyle: 'long' }))}
          </p>
        </>
      )}
      {failure && <Notice tone="error" title={failure} className="mt-4" />}
    </Panel>
  );
}

interface ProposalRowProps {
  proposal: Proposal;
  isBusy: boolean;
  onApply: (change: LawSettings) => Promise<void>;
}

function ProposalRow({ proposal, isBusy, onApply }: ProposalRowProps) {
  const texts = words.law;
  const { duty, set, isSet } = proposal;
  const title = texts.duties[duty];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
      <div className="min-w-0 flex-1 basis-72">
        <h4 className="font-sans text-base font-semibold tracking-normal">{title}</h4>
        <p className="mt-1">{dutyReason(proposal)}</p>
        <p className="mt-1 text-sm text-ink-soft">
          {texts.source(
            (text) =>
              duty === 'guarantee' ? (
                <a href={noticeUrl} className="link">
                  <bdi>{text}</bdi>
                </a>
              ) : (
                <bdi>{text}</bdi>
              ),
            sourceOf(proposal),
          )}
        </p>
      </div>
      {isSet && <p className="text-sm font-semibold text-ink-soft">{texts.isSet}</p>}
      {!isSet && set && (
        <SmallButton
          aria-label={texts.applyOne(title)}
          isBusy={isBusy}
          onClick={() => void onApply(set)}
        >
          {texts.apply}
        </SmallButton>
      )}
      {!isSet && duty === 'guarantee' && !set && (
        <Link to={`${paths.adminSettings}?tab=law#guarantee`} className="link text-sm">
          {texts.noticeFirst}
        </Link>
      )}
    </li>
  );
}

function sourceOf({ duty, source = '' }: Proposal): string {
  const { acts, actAndNational } = words.law;
  const act = (acts as Partial<Record<DutyName, string>>)[duty] ?? '';
  return act && source ? actAndNational(act, source) : act || source;
}

function dutyReason({ duty, set }: Proposal): string {
  const { why, vat, fixedPrice } = words.law;
  if (duty === 'fixedPrice') return fixedPrice[set?.fixedPrice === 'exact' ? 'exact' : 'within5'];
  if (duty !== 'vat') return why[duty];
  const rate = set?.vat?.rate;
  if (rate === undefined) return vat.own;
  return vat.rate(formatPercent(rate));
}

function nameOf(country: Country): string {
  const { otherEu, outside } = words.law;
  if (country === 'EU') return otherEu;
  if (country === 'outside') return outside;
  return new Intl.DisplayNames([pageLanguage()], { type: 'region' }).of(country) ?? country;
}
