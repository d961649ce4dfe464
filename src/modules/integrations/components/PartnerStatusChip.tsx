import { useTranslation } from 'react-i18next';
import { StatusChip } from '@/platform/ui/StatusChip';
import type { Partner } from '../integrationsWire';
import { partnerLook } from '../integrationsLook';
import { partnerStatusOf } from '../rules/partnerStatus';

export function PartnerStatusChip({ partner }: { readonly partner: Partner }) {
  const { t } = useTranslation('integrations');
  const status = partnerStatusOf(partner);
  return <StatusChip {...partnerLook[status]} label={t(`status.${status}`)} />;
}
