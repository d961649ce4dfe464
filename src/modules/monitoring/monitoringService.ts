import { registerCalls } from '@/families/register/registerCalls';
import { assumed, http } from '@/platform/http/http';
import type { Shape } from '@/platform/http/wire';
import type { RowId } from '@/platform/store/resourceState';
import type { EquipmentValues, SensorValues } from './monitoringSchemas';
import { Equipment, Sensor } from './monitoringWire';
import { type Connection, connectionOf } from './rules/connection';
import { type SensorState, sensorStateOf } from './rules/sensorState';
import { type SilentReason, silentReasonOf } from './rules/silence';

/** A device with how it was connected when the list was read. */
export type EquipmentRow = Equipment & {
  readonly connection: Connection;
  readonly silentReason: SilentReason | null;
};
export type SensorRow = Sensor & { readonly state: SensorState };

/** The same devices as they are by now: a device without a new transmission becomes silent although no answer says so. */
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
  /** A background request: its failure is not shown, and the page stays. */
  readonly background?: boolean;
}

const listed = <Row>(
  path: string,
  shape: Shape<Row>,
  signal: AbortSignal,
  { background = false }: ListOptions,
) => http.list(path, { signal, shape, silent: background, contained: background });

export const equipmentService = {
  ...registerCalls<Equipment, Equipment, EquipmentValues>('Equipment', {
    row: Equipment,
    without: ['setActive'],
  }),
  list: async (signal: AbortSignal, options: ListOptions = {}): Promise<EquipmentRow[]> =>
    equipmentNow(await listed(assumed('/Equipment/GetGridData'), Equipment, signal, options)),
  get: (id: RowId, signal: AbortSignal) =>
    http.get(assumed('/Equipment/GetById'), { params: { id }, signal, shape: Equipment }),
  setEnabled: (id: number, enabled: boolean) =>
    http.post(assumed('/Equipment/ActivateInactivate'), { id, active: enabled }),
};

export const sensorService = {
  ...registerCalls<Sensor, Sensor, SensorValues>('Sensor', { row: Sensor, without: ['setActive'] }),
  list: async (signal: AbortSignal, options: ListOptions = {}): Promise<SensorRow[]> =>
    sensorsNow(await listed(assumed('/Sensor/GetGridData'), Sensor, signal, options)),
  get: (id: RowId, signal: AbortSignal) =>
    http.get(assumed('/Sensor/GetById'), { params: { id }, signal, shape: Sensor }),
  setEnabled: (id: number, enabled: boolean) =>
    http.post(assumed('/Sensor/ActivateInactivate'), { id, active: enabled }),
};
