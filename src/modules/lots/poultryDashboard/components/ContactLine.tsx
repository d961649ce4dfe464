import SensorsOutlined from '@mui/icons-material/SensorsOutlined';
import SensorsOffOutlined from '@mui/icons-material/SensorsOffOutlined';
import { useTranslation } from 'react-i18next';
import { momentText } from '@/platform/format/dayText';
import { StatusChip } from '@/platform/ui/StatusChip';
import type { Aviary, Lot } from '../../lotTypes';
import { isOutOfContact } from '../../rules/contact';

interface ContactLineProps {
  readonly aviary: Aviary;
  readonly lot: Pick<Lot, 'hasAutomaticData'>;
}

/** Whether an aviary reports by itself, and whether it has fallen silent. */
export function ContactLine({ aviary, lot }: ContactLineProps) {
  const { t } = useTranslation('lots');
  const { silentHours, lastContactAt } = aviary;
  if (!lot.hasAutomaticData)
    return (
      <StatusChip
        tone="neutral"
        variant="outline"
        icon={SensorsOffOutlined}
        label={t('poultry.contact.manual')}
      />
    );
  if (isOutOfContact(silentHours))
    return (
      <span title={t('poultry.contact.last', { when: momentText(lastContactAt) })}>
        <StatusChip
          tone="warning"
          icon={SensorsOffOutlined}
          label={t('poultry.contact.silent', { count: Math.floor(silentHours ?? 0) })}
        />
      </span>
    );
  return (
    <StatusChip
      tone="neutral"
      variant="outline"
      icon={SensorsOutlined}
      label={t('poultry.contact.automatic')}
    />
  );
}
