import { useTranslation } from 'react-i18next';
import { useLookup } from '@/domain/lookups/useLookup';
import type { NoteProps } from '@/families/register/registerTypes';
import type { SensorValues } from '../monitoringSchemas';
import { FieldNote } from './FieldNote';

type Props = NoteProps<SensorValues>;

/** Says that nothing will be heard of a sensor while its device is disabled. */
export function EquipmentNote({ values: { equipmentId } }: Props) {
  const { t } = useTranslation('monitoring');
  const { options } = useLookup('equipment', undefined);
  const disabled = options.some(({ id, enabled }) => id === equipmentId && enabled === false);
  return <FieldNote warns>{disabled && t('equipmentDisabledNote')}</FieldNote>;
}

/** The channels that other sensors of the device have. One that was replaced has left its own. */
export function ChannelNote({ values, id }: Props) {
  const { t } = useTranslation('monitoring');
  const { equipmentId, replacesSensorId } = values;
  const { options } = useLookup('sensors', equipmentId === null ? null : { equipmentId });
  const taken = options
    .filter((other) => other.replacedById == null && other.id !== replacesSensorId)
    .flatMap((other) =>
      other.channel === undefined || String(other.id) === String(id) ? [] : [other.channel],
    )
    .toSorted((a, b) => a - b);
  const clashes = values.channel !== null && taken.includes(values.channel);
  return (
    <FieldNote warns={clashes}>
      {taken.length > 0 && t('takenChannels', { count: taken.length, channels: taken.join(', ') })}
    </FieldNote>
  );
}
