import { reportGroups, type ReportGroup } from '@storyloom/backend/contract/admin/sales-report';
import { usesVat } from '@storyloom/backend/contract/order/vat/vat';
import type { ChangeEvent } from 'react';
import { FiDownload, FiPrinter } from 'react-icons/fi';
import { useSettings } from '@/api/endpoints/settings.api';
import { Button } from '@/ui/controls/button';
import { Pills } from '@/ui/controls/pills';
import { TextField } from '@/ui/form/field';
import { Select } from '@/ui/form/select';
import { useSaveExport } from '@/admin/ui/use-save-export';
import { words } from '@/words/admin';
import { daysOf, useReportQuery } from './report-query';

export function ReportControls() {
  const { filters, choose, query } = useReportQuery();
  const [saveExport, isSaving] = useSaveExport('report');
  const { data: settings } = useSettings();
  const { period, from, to, by } = filters;
  const day = (name: 'from' | 'to') => ({
    type: 'date',
    value: filters[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      target.value && choose({ [name]: target.value }),
  });
  const save = () => saveExport('sales.csv', '/reports/sales.csv', query);
  const saveVat = () =>
    saveExport('vat.csv', '/reports/vat.csv', { from: query.from, to: query.to });
  return (
    <div className="mb-6 space-y-4 print:hidden">
      <Pills
        label={words.reports.period}
        labels={words.reports.periods}
        value={period}
        onChange={(next) => choose({ period: next })}
      />
      <div className="flex flex-wrap items-end gap-3">
        {period === 'own' && (
          <>
            <TextField label={words.reports.from} max={to} {...day('from')} />
            <TextField
              label={words.reports.to}
              min={from}
              max={daysOf('today').to}
              {...day('to')}
            />
          </>
        )}
        <Select
          label={words.reports.rows}
          className="w-full min-[480px]:w-40"
          value={by}
          onChange={({ target }) => choose({ by: target.value as ReportGroup })}
        >
          {reportGroups.map((each) => (
            <option key={each} value={each}>
              {words.reports.rowsBy[each]}
            </option>
          ))}
        </Select>
        <Button variant="quiet" isBusy={isSaving} onClick={() => void save()}>
          <FiDownload aria-hidden="true" />
          <span>{words.reports.exportCsv}</span>
        </Button>
        {settings && usesVat(settings.vat) && (
          <Button variant="quiet" isBusy={isSaving} onClick={() => void saveVat()}>
            <FiDownload aria-hidden="true" />
            <span>{words.vat.exportCsv}</span>
          </Button>
        )}
        <Button variant="quiet" onClick={() => window.print()}>
          <FiPrinter aria-hidden="true" />
          <span>{words.reports.print}</span>
        </Button>
      </div>
    </div>
  );
}
