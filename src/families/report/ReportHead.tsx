import { useTranslation } from 'react-i18next';
import type { LocalDate } from '@/platform/format/date';
import { momentText } from '@/platform/format/dayText';
import { formatNumber } from '@/platform/format/number';
import type { Reading } from '@/platform/store/useQuery';
import { PageHead } from '@/platform/ui/PageHead';
import { dataAge } from './rules/dataAge';

/** Until when the data of a report reach, as its module reads it. */
export type DataUntil = Pick<Reading<string | null>, 'data' | 'status'>;

interface ReportHeadProps {
  readonly title: string;
  readonly basis: string;
  readonly until: DataUntil;
  readonly today: LocalDate;
}

/** Title; under it what the report counts by and until when its data reach. Older data are marked in words. */
export function ReportHead({ title, basis, until, today }: ReportHeadProps) {
  const { t } = useTranslation('report');
  const age = dataAge(until.data, today) ?? 0;
  const moment = momentText(until.data);
  const old = t('until.old', { count: age, formatted: formatNumber(age, { decimals: 0 }) });
  const isUnread = !moment && until.status === 'failed';
  const parts = [
    basis,
    moment && t('until.moment', { moment }),
    moment && age > 1 && old,
    isUnread && t('until.unread'),
  ];
  return <PageHead title={title} subtitle={parts.filter(Boolean).join(' · ')} />;
}
