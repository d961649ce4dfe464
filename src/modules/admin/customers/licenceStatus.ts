import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import i18next from 'i18next';
import { toLocalDate, today } from '@/platform/format/date';
import { activeStatus } from '@/platform/theme/status';
import type { StatusChipProps } from '@/platform/ui/StatusChip';
import type { Licence } from './licenceWire';

/**
 * What a licence is today: in use, put out of use, or past its last day, which counts whole. Without an end, or with one
 * that cannot be read, only its own state counts.
 */
export function licenceStatus({ active, endsOn }: Pick<Licence, 'active' | 'endsOn'>): StatusChipProps {
  const end = toLocalDate(endsOn);
  if (active && end !== null && end < today()) {
    const label = i18next.t('adminCustomers:licences.expired');
    return { tone: 'warning', variant: 'soft', icon: EventBusyOutlined, label };
  }
  return active
    ? { ...activeStatus.true, label: i18next.t('grid:active') }
    : { ...activeStatus.false, label: i18next.t('grid:inactive') };
}
