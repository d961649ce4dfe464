import { useTranslation } from 'react-i18next';
import { SwitchField } from '@/platform/forms/fields/ToggleField';
import { DayChoiceField } from './DayChoiceField';

const BASE = 'notificationSettingMaintenanceAssets.0';

/** Maintenance of assets: done, scheduled and requested. */
export function MaintenanceSection() {
  const { t } = useTranslation('notifications');
  return (
    <>
      <SwitchField
        dense
        name={`${BASE}.notifyMaintenanceOccurrence`}
        label={t('settings.maintenanceOccurrences')}
      />
      <DayChoiceField
        parent={`${BASE}.notifyScheduledMaintenance`}
        name={`${BASE}.scheduledDay`}
        label={t('settings.scheduledMaintenance')}
      />
      <SwitchField
        dense
        name={`${BASE}.notifyRequestedMaintenance`}
        label={t('settings.requestedMaintenance')}
      />
    </>
  );
}
