import { useTranslation } from 'react-i18next';
import { useLookup } from '@/domain/lookups/useLookup';
import type { NoteProps } from '@/families/register/registerTypes';
import type { SensorValues } from '../monitoringSchemas';
import { FieldNote } from './FieldNote';

/**
 * What the chosen device means for its sensor: disabled, it transmits nothing; and the channels that other
 * sensors have. A replaced one has left its own.
 */
export function EquipmentNote({ values, id }: NoteProps<SensorValues>) {
  const { t } = useTranslation('monitoring');
  const { equipmentId, replacesSensorId, channel } = values;
  const devices = useLookup('equipment', undefined);
  const siblings = useLookup('sensors', equipmentId === null ? null : { equipmentId });
  const disabled = devices.options.some((device) => device.id === equipmentId && device.enabled === false);
  const taken = siblings.options
    .filter((other) => other.replacedById == null && other.id !== replacesSensorId)
    .flatMap((other) =>
      other.channel === undefined || String(other.id) === String(id) ? [] : [other.channel],
    )
    .toSorted((a, b) => a - b);
  const clashes = channel !== null && taken.includes(channel);
  return (
    <>
      <FieldNote warns>{disabled && t('equipmentDisabledNote')}</FieldNote>
      <FieldNote warns={clashes}>
        {taken.length > 0 && t('takenChannels', { count: taken.length, channels: taken.join(', ') })}
      </FieldNote>
    </>
  );
}
