import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExportTable } from '@/platform/export/exportTable';
import { formatDateTime } from '@/platform/format/instant';
import { formatNumber } from '@/platform/format/number';

/** The line under a printed title: how many rows, and when. */
export function usePrintNote(): (table: Pick<ExportTable, 'rows'>) => string {
  const { t } = useTranslation('grid');
  return useCallback(
    ({ rows }) =>
      t('export.printedAt', {
        rows: t('rows', { count: rows.length, formatted: formatNumber(rows.length, { decimals: 0 }) }),
        date: formatDateTime(new Date().toISOString()),
      }),
    [t],
  );
}
