import { reportGroups, type ReportGroup } from '@storyloom/backend/contract/admin/sales-report';
import type { ChangeEvent } from 'react';
import { FiDownload, FiPrinter } from 'react-icons/fi';
import { Button } from '@/ui/controls/button';
import { Pills } from '@/ui/controls/pills';
import { TextField } from '@/ui/form/field';
import { Select } from '@/ui/form/more-fields';
import { useSaveExport } from '@/ui/save-file';
import { daysOf, periodLabels, useReportQuery } from './report-query';

export const groupLabels: Record<ReportGroup, string> = {
  day: 'Day',
  week: 'Week',
  month: 'Month',
  category: 'Category',
  book: 'Book',
};

export function ReportControls() {
  const { filters, choose, query } = useReportQuery();
  const [saveExport, isSaving] = useSaveExport('report');
  const { period, from, to, by } = filters;
  const day = (name: 'from' | 'to') => ({
    type: 'date',
    value: filters[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      target.value && choose({ [name]: target.value }),
  });
  const save = () => saveExport('sales.csv', '/reports/sales.csv', query);
  return (
    <div className="mb-6 space-y-4 print:hidden">
      <Pills
        label="Period"
        words={periodLabels}
        chosen={period}
        onChoose={(next) => choose({ period: next })}
      />
      <div className="flex flex-wrap items-end gap-3">
        {period === 'own' && (
          <>
            <TextField label="From" max={to} {...day('from')} />
            <TextField label="To" min={from} max={daysOf('week').to} {...day('to')} />
          </>
        )}
        <Select
          label="Rows"
          className="w-full min-[480px]:w-40"
          value={by}
          onChange={({ target }) => choose({ by: target.value as ReportGroup })}
        >
          {reportGroups.map((each) => (
            <option key={each} value={each}>
              {`By ${groupLabels[each].toLowerCase()}`}
            </option>
          ))}
        </Select>
        <Button variant="quiet" isBusy={isSaving} onClick={() => void save()}>
          <FiDownload aria-hidden="true" />
          Export CSV
        </Button>
        <Button variant="quiet" onClick={() => window.print()}>
          <FiPrinter aria-hidden="true" />
          Print
        </Button>
      </div>
    </div>
  );
}
