import { useTranslation } from 'react-i18next';
import type { LocalDate } from '@/platform/format/date';
import { momentText } from '@/platform/format/dayText';
import { formatNumber } from '@/platform/format/number';
import { PageHead } from '@/platform/ui/PageHead';
import { dataAge } from './rules/dataAge';

interface ReportHeadProps {
  readonly title: string;
  readonly basis: string;
  readonly until: string | null;
  readonly today: LocalDate;
}

/** Title; under it what the report counts by and until when its data reach. Older data are marked in words. */
export function ReportHead({ title, basis, until, today }: ReportHeadProps) {
  const { t } = useTranslation('report');
  const age = dataAge(until, today) ?? 0;
  const moment = momentText(until);
  const old = t('until.old', { count: age, formatted: formatNumber(age, { decimals: 0 }) });
  const parts = [basis, moment && t('until.moment', { moment }), moment && age > 1 && old];
  return <PageHead title={title} subtitle={parts.filter(Boolean).join(' · ')} />;
}
