import { registerCalls } from '@/families/register/registerCalls';
import { assumed, http } from '@/platform/http/http';
import { isRecord } from '@/platform/http/loose';
import type { Equipment, EquipmentValues, Sensor, SensorValues } from './monitoringSchemas';
import { type Connection, connectionOf } from './rules/connection';
import { type SensorState, sensorStateOf } from './rules/sensorState';
import { type SilentReason, silentReasonOf } from './rules/silence';

const schemas = () => import('./monitoringSchemas');
const equipment = () => schemas().then((all) => all.equipmentSchema);
const sensor = () => schemas().then((all) => all.sensorSchema);

/** A device with how it was connected when the list was read. */
export type EquipmentRow = Equipment & {
  readonly connection: Connection;
  readonly silentReason: SilentReason | null;
};
export type SensorRow = Sensor & { readonly state: SensorState };

/** The same devices as they are by now: what is not heard any more grows silent although nothing arrives. */
export function equipmentNow(rows: readonly Equipment[]): EquipmentRow[] {
  const now = Date.now();
  const connected = rows.map((row) => ({ ...row, connection: connectionOf(row, now) }));
  return connected.map((row) => ({ ...row, silentReason: silentReasonOf(row, connected) }));
}

export function sensorsNow(rows: readonly Sensor[]): SensorRow[] {
  const now = Date.now();
  return rows.map((row) => ({ ...row, state: sensorStateOf(row, now) }));
}

interface ListOptions {
  /** Nobody asked: whoever looks at the list is told nothing of a failure, and stays where they are. */
  readonly unasked?: boolean;
}

async function listed<Row>(
  path: string,
  schema: typeof equipment | typeof sensor,
  signal: AbortSignal,
  { unasked = false }: ListOptions,
) {
  const options = { signal, schema, silent: unasked, contained: unasked };
  return (await http.list<Row>(path, options)).filter(isRecord);
}

export const equipmentService = {
  ...registerCalls<EquipmentRow, Equipment, EquipmentValues>('Equipment', {
    item: equipment,
    without: ['setActive'],
  }),
  list: async (signal: AbortSignal, options: ListOptions = {}): Promise<EquipmentRow[]> => {
    const rows = await listed<Equipment>(assumed('/Equipment/GetGridData'), equipment, signal, options);
    return equipmentNow(rows);
  },
  setEnabled: (id: number, enabled: boolean) =>
    http.post(assumed('/Equipment/ActivateInactivate'), { id, active: enabled }),
};

export const sensorService = {
  ...registerCalls<SensorRow, Sensor, SensorValues>('Sensor', {
    item: sensor,
    without: ['setActive'],
  }),
  list: async (signal: AbortSignal, options: ListOptions = {}): Promise<SensorRow[]> => {
    const rows = await listed<Sensor>(assumed('/Sensor/GetGridData'), sensor, signal, options);
    return sensorsNow(rows);
  },
  setEnabled: (id: number, enabled: boolean) =>
    http.post(assumed('/Sensor/ActivateInactivate'), { id, active: enabled }),
};
