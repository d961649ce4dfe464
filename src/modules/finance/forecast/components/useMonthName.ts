import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Month } from '@/platform/format/month';

/** 'Jan/2026'; in English 'Jan 2026'. */
export function useMonthName(): (month: Month) => string {
  const { t } = useTranslation('financeForecast');
  return useCallback(
    (month) =>
      t('monthName', {
        month: t(`months.${Number(month.slice(5))}`, month.slice(5)),
        year: month.slice(0, 4),
      }),
    [t],
  );
}
