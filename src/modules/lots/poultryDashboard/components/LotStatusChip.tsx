import { useTranslation } from 'react-i18next';
import { StatusChip } from '@/platform/ui/StatusChip';
import { lotStatus } from '../../lotLook';
import type { LotStatus } from '../../lotTypes';

/** The status of a lot: icon, word and tone. */
export function LotStatusChip({ status }: { readonly status: LotStatus }) {
  const { t } = useTranslation('ui');
  return <StatusChip {...lotStatus[status]} label={t(`status.lot.${status}`)} />;
}
