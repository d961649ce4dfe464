import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { RegisterPage } from '@/families/register/RegisterPage';
import { useEnabledAction } from '../components/useEnabledAction';
import { useLiveRows } from '../components/useLiveRows';
import { type SensorRow, sensorService, sensorsNow } from '../monitoringService';
import { sensors } from '../registers/sensors';

/** The register of the sensors. */
export function Component() {
  const { t } = useTranslation('monitoring');
  const body = useCallback(() => t('disable.sensor'), [t]);
  const refused = useCallback(
    ({ replacedByName }: SensorRow) => (replacedByName ? t('replacedBy', { name: replacedByName }) : null),
    [t],
  );
  const actions = useEnabledAction(sensors.resource, sensorService.setEnabled, { body, refused });
  useLiveRows(sensors.resource, sensorService.list, sensorsNow);
  return <RegisterPage register={sensors} moreActions={actions} />;
}
