import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { RegisterPage } from '@/families/register/RegisterPage';
import { useEnabledAction } from '../components/useEnabledAction';
import { useLiveRows } from '../components/useLiveRows';
import { equipmentNow, type EquipmentRow, equipmentService } from '../monitoringService';
import { equipment } from '../registers/equipment';

const always = () => null;

/** The register of the devices that send data. */
export function Component() {
  const { t } = useTranslation('monitoring');
  const body = useCallback(
    ({ sensorCount }: EquipmentRow) => t('disable.equipment', { count: sensorCount ?? 0 }),
    [t],
  );
  const actions = useEnabledAction(equipment.resource, equipmentService.setEnabled, {
    body,
    refused: always,
  });
  useLiveRows(equipment.resource, equipmentService.list, equipmentNow);
  return <RegisterPage register={equipment} moreActions={actions} />;
}
