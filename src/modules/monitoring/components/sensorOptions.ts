import { useTranslation } from 'react-i18next';
import { lookupOptions } from '@/domain/lookups/lookupOptions';
import { useLookup } from '@/domain/lookups/useLookup';
import type { OptionsProps } from '@/families/register/registerTypes';
import type { SensorValues } from '../monitoringSchemas';
import { MAGNITUDE_NAMES, MAGNITUDES } from '@/domain/monitoring/magnitudes';

type Options = OptionsProps<SensorValues>;

/** What can be measured, each with its unit: 'Temperatura (°C)'. */
export function MagnitudeOptions({ children }: Options) {
  const { t } = useTranslation('monitoring');
  return children({
    options: MAGNITUDE_NAMES.map((id) => ({ id, name: `${t(`magnitudes.${id}`)} (${MAGNITUDES[id].unit})` })),
  });
}

export const EquipmentOptions = lookupOptions('equipment', undefined);

/** Sensors of the chosen device that nothing stands in for yet, besides the one that this one replaces already. */
export function ReplacedOptions({ values: { equipmentId, replacesSensorId }, children }: Options) {
  const list = useLookup('sensors', equipmentId === null ? null : { equipmentId });
  return children({
    ...list,
    options: list.options.filter(({ id, replacedById }) => id === replacesSensorId || replacedById == null),
  });
}
