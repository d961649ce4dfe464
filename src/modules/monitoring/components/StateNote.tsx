import type { NoteProps } from '@/families/register/registerTypes';
import { useAppSelector } from '@/platform/store/hooks';
import { readPart } from '@/platform/store/store';
import type { EquipmentRow, SensorRow } from '../monitoringService';
import { equipmentReason, sensorReason } from '../monitoringReasons';
import { FieldNote } from './FieldNote';

/** The row of the list that an open record is; the list keeps its state as it is now. */
function useListed<Row>(register: 'equipment' | 'sensors', id: NoteProps<object>['id']): Row | undefined {
  return useAppSelector((state) => {
    const part = readPart<{ rows: { entities: Record<string, Row> } }>(state, 'monitoring', register);
    return id === null ? undefined : part?.rows.entities[id];
  });
}

/** What is to be known of a device before anything about it is changed. */
export function EquipmentStateNote({ id }: NoteProps<object>) {
  const row = useListed<EquipmentRow>('equipment', id);
  return <FieldNote warns>{row && equipmentReason(row)}</FieldNote>;
}

/** The same of a sensor. */
export function SensorStateNote({ id }: NoteProps<object>) {
  const row = useListed<SensorRow>('sensors', id);
  return <FieldNote warns>{row && sensorReason(row)}</FieldNote>;
}
