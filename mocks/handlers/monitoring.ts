import { type FieldErrors, json } from '../answers';
import { DEMO_MAGNITUDES, lastReadAt, lastTransmission } from '../db/monitoring';
import { lastReading } from '../db/occurrence/houseReadings';
import type { Equipment, Sensor } from '../db/monitoringTypes';
import { flag, id, text } from '../read';
import { type RegisterRow, registerRoutes } from '../registerRoutes';
import { route } from '../route';
import { demo } from '../state';

type Sent = Record<string, unknown>;
type EquipmentInput = Omit<Equipment, keyof RegisterRow>;
type SensorInput = Omit<Sensor, keyof RegisterRow>;

const KINDS: readonly unknown[] = ['COLLECTOR', 'CONTROLLER', 'SCALE', 'POND_PROBE', 'WEATHER_GATEWAY'];
const MOST_MINUTES = 7 * 24 * 60;
const MOST_CHANNELS = 64;

const number = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;
const same = (a: string, b: string) => a.localeCompare(b, 'pt-BR', { sensitivity: 'base' }) === 0;
const required = (label: string) => [`O campo ${label} é obrigatório.`];
const LONGEST: Readonly<Record<string, number>> = {
  Name: 80,
  SerialNumber: 40,
  Manufacturer: 60,
  Model: 60,
  Firmware: 20,
};
const MOST_OFFSET = 1000;

/** Texts that are longer than they may be. */
function lengthErrors(texts: Readonly<Record<string, string>>): FieldErrors {
  const long = Object.entries(texts).filter(([key, value]) => value.length > (LONGEST[key] ?? 0));
  return Object.fromEntries(long.map(([key]) => [key, [`No máximo ${LONGEST[key]} caracteres.`]]));
}

/** A number that may be missing; what else is sent is refused. */
function optionalNumber(errors: FieldErrors, sent: Sent, field: string, key: string): number | null {
  const value = number(sent[field]);
  if (sent[field] != null && value === null) errors[key] = ['Informe um número.'];
  return value;
}

/** Of two rows of one customer, whatever they are. */
const ownOf = <T extends { customerId: number }>(row: T | undefined, customerId: number | null) =>
  row?.customerId === customerId ? row : undefined;

const sensorsOf = ({ id: equipmentId }: Equipment) =>
  demo.world.sensors.filter((sensor) => sensor.equipmentId === equipmentId);
const successorOf = ({ id: own }: Sensor) =>
  demo.world.sensors.find(({ replacesSensorId }) => replacesSensorId === own);
const placeOf = ({ aviaryId, fishPondId }: Equipment) =>
  demo.world.aviaries.get(aviaryId)?.name ?? demo.world.fishPonds.get(fishPondId)?.name ?? null;

function equipmentWire(row: Equipment) {
  const { customerId: _customer, silentSince: _silent, neverSent: _never, active: _active, ...kept } = row;
  return {
    ...kept,
    farmName: demo.world.farms.get(row.farmId)?.name ?? '',
    aviaryName: demo.world.aviaries.get(row.aviaryId)?.name ?? null,
    fishPondName: demo.world.fishPonds.get(row.fishPondId)?.name ?? null,
    lastTransmissionAt: lastTransmission(row),
    heardByCollectorName: demo.world.equipment.get(row.heardByCollectorId)?.name ?? null,
    sensorCount: sensorsOf(row).filter((sensor) => !successorOf(sensor)).length,
  };
}

function sensorWire(row: Sensor) {
  const { customerId: _customer, silentSince: _silent, active: _active, ...kept } = row;
  const device = demo.world.equipment.need(row.equipmentId);
  const reading = lastReading(demo.world, row, device);
  const successor = successorOf(row);
  return {
    ...kept,
    enabled: row.enabled && !successor,
    equipmentName: device.name,
    equipmentEnabled: device.enabled,
    placeName: placeOf(device),
    replacesSensorName: demo.world.sensors.get(row.replacesSensorId)?.name ?? null,
    replacedById: successor?.id ?? null,
    replacedByName: successor?.name ?? null,
    lastReading: reading?.value ?? null,
    lastReadingAt: reading?.at ?? null,
    lastTransmissionAt: lastTransmission(device),
    communicationIntervalMinutes: device.communicationIntervalMinutes,
    contingencyMinutes: device.contingencyMinutes,
  };
}

/** What is switched off is silent from its last transmission; switched on it transmits again. */
function silence(
  was: boolean,
  becomes: boolean,
  before: string | null,
  lastSent: string | null,
): string | null {
  if (was === becomes) return before;
  return becomes ? null : (before ?? lastSent ?? new Date().toISOString());
}

/** An aviary whose cost center lies on another farm. */
function elsewhere(aviaryId: number, farmId: number, customerId: number | null): boolean {
  const name = demo.world.aviaries.get(aviaryId)?.name;
  const center = demo.world.costCenters.find(
    (row) => row.customerId === customerId && row.aviary?.name === name,
  );
  return center !== undefined && center.farmId !== farmId;
}

function checkEquipment(sent: Sent, customerId: number | null, ownId?: number) {
  const errors: FieldErrors = {};
  const { equipment, farms, aviaries, fishPonds } = demo.world;
  const others = equipment.filter((row) => row.customerId === customerId && row.id !== ownId);
  const before = equipment.get(ownId);
  const name = text(sent['name']) ?? '';
  if (!name) errors['Name'] = required('Nome');
  else if (others.some((row) => same(row.name, name)))
    errors['Name'] = ['Já existe um equipamento com este nome.'];
  if (!KINDS.includes(sent['kind'])) errors['Kind'] = required('Tipo');
  const serialNumber = text(sent['serialNumber']) ?? '';
  if (!serialNumber) errors['SerialNumber'] = required('Número de série');
  else if (others.some((row) => same(row.serialNumber, serialNumber)))
    errors['SerialNumber'] = ['Já existe um equipamento com este número de série.'];
  const farm = ownOf(farms.get(id(sent['farmId'])), customerId);
  if (!farm) errors['FarmId'] = required('Propriedade');
  // What is sent and no id is the id of nothing.
  const aviaryId = sent['aviaryId'] == null ? null : (id(sent['aviaryId']) ?? 0);
  const fishPondId = sent['fishPondId'] == null ? null : (id(sent['fishPondId']) ?? 0);
  if (aviaryId !== null && fishPondId !== null)
    errors['FishPondId'] = ['O equipamento fica em um aviário ou em um viveiro, não nos dois.'];
  if (aviaryId !== null && !ownOf(aviaries.get(aviaryId), customerId))
    errors['AviaryId'] = ['Aviário não encontrado.'];
  else if (aviaryId !== null && farm && elsewhere(aviaryId, farm.id, customerId))
    errors['AviaryId'] = ['Este aviário fica em outra propriedade.'];
  if (fishPondId !== null && !ownOf(fishPonds.get(fishPondId), customerId))
    errors['FishPondId'] = ['Viveiro não encontrado.'];
  const minutes = (field: string, key: string): number => {
    const value = number(sent[field]);
    if (value !== null && Number.isInteger(value) && value >= 1 && value <= MOST_MINUTES) return value;
    errors[key] = [`Informe de 1 a ${MOST_MINUTES} minutos.`];
    return 0;
  };
  const communicationIntervalMinutes = minutes(
    'communicationIntervalMinutes',
    'CommunicationIntervalMinutes',
  );
  const contingencyMinutes = minutes('contingencyMinutes', 'ContingencyMinutes');
  if (contingencyMinutes > 0 && contingencyMinutes < communicationIntervalMinutes)
    errors['ContingencyMinutes'] = [
      'O tempo até a contingência não pode ser menor que o intervalo de comunicação.',
    ];
  const [manufacturer, model, firmware] = ['manufacturer', 'model', 'firmware'].map(
    (field) => text(sent[field]) ?? '',
  ) as [string, string, string];
  Object.assign(
    errors,
    lengthErrors({
      Name: name,
      SerialNumber: serialNumber,
      Manufacturer: manufacturer,
      Model: model,
      Firmware: firmware,
    }),
  );
  if (Object.keys(errors).length > 0 || !farm) return { errors };
  const enabled = flag(sent['enabled']) ?? true;
  const lastSent = before ? lastTransmission(before) : null;
  const input: EquipmentInput = {
    name,
    kind: sent['kind'] as Equipment['kind'],
    serialNumber,
    manufacturer: manufacturer || null,
    model: model || null,
    firmware: firmware || null,
    farmId: farm.id,
    aviaryId,
    fishPondId,
    communicationIntervalMinutes,
    contingencyMinutes,
    enabled,
    silentSince: silence(before?.enabled ?? enabled, enabled, before?.silentSince ?? null, lastSent),
    neverSent: before?.neverSent ?? true,
    batteryPercent: before?.batteryPercent ?? null,
    signalPercent: before?.signalPercent ?? null,
    collectorId: before?.collectorId ?? null,
    heardByCollectorId: before?.heardByCollectorId ?? null,
  };
  return { errors, input };
}

function checkSensor(sent: Sent, customerId: number | null, ownId?: number) {
  const errors: FieldErrors = {};
  const { equipment, sensors } = demo.world;
  const before = sensors.get(ownId);
  if (before && successorOf(before))
    errors['Name'] = ['Este sensor foi substituído e não pode ser alterado.'];
  const name = text(sent['name']) ?? '';
  if (!name) errors['Name'] = required('Nome');
  Object.assign(errors, lengthErrors({ Name: name }));
  const magnitude = text(sent['magnitude']) ?? '';
  const bounds = DEMO_MAGNITUDES[magnitude];
  if (!bounds) errors['Magnitude'] = required('Grandeza');
  const device = ownOf(equipment.get(id(sent['equipmentId'])), customerId);
  if (!device) errors['EquipmentId'] = required('Equipamento');
  const siblings = device ? sensorsOf(device).filter((row) => row.id !== ownId) : [];
  const sentReplaced = sent['replacesSensorId'] == null ? null : (id(sent['replacesSensorId']) ?? 0);
  const replacesSensorId = before ? before.replacesSensorId : sentReplaced;
  const replaced = siblings.find((row) => row.id === replacesSensorId);
  if (!before && replacesSensorId !== null && (!replaced || successorOf(replaced)))
    errors['ReplacesSensorId'] = ['Este sensor já foi substituído ou está em outro equipamento.'];
  const channel = number(sent['channel']) ?? 0;
  const holder = siblings.find((row) => row.channel === channel && row !== replaced && !successorOf(row));
  if (!Number.isInteger(channel) || channel < 1 || channel > MOST_CHANNELS)
    errors['Channel'] = [`Informe um canal de 1 a ${MOST_CHANNELS}.`];
  else if (holder) errors['Channel'] = [`O canal ${channel} já é do sensor ${holder.name}.`];
  const lowerLimit = optionalNumber(errors, sent, 'lowerLimit', 'LowerLimit');
  const upperLimit = optionalNumber(errors, sent, 'upperLimit', 'UpperLimit');
  const calibrationOffset = optionalNumber(errors, sent, 'calibrationOffset', 'CalibrationOffset') ?? 0;
  if (Math.abs(calibrationOffset) > MOST_OFFSET)
    errors['CalibrationOffset'] = [`Informe de −${MOST_OFFSET} a ${MOST_OFFSET}.`];
  if (bounds) {
    const [, , , min, max] = bounds;
    const outside = (value: number | null) => value !== null && (value < min || value > max);
    if (outside(lowerLimit)) errors['LowerLimit'] = [`O sensor mede de ${min} a ${max}.`];
    if (outside(upperLimit)) errors['UpperLimit'] = [`O sensor mede de ${min} a ${max}.`];
  }
  if (lowerLimit !== null && upperLimit !== null && lowerLimit >= upperLimit)
    errors['UpperLimit'] = ['O limite superior precisa ser maior que o inferior.'];
  if (Object.keys(errors).length > 0 || !device) return { errors };
  const enabled = flag(sent['enabled']) ?? true;
  const lastSent = before ? lastReadAt(before, device) : null;
  const input: SensorInput = {
    name,
    magnitude,
    equipmentId: device.id,
    channel,
    calibrationOffset,
    lowerLimit,
    upperLimit,
    replacesSensorId,
    enabled,
    silentSince: silence(before?.enabled ?? enabled, enabled, before?.silentSince ?? null, lastSent),
    errorCode: before?.errorCode ?? null,
    errorMessage: before?.errorMessage ?? null,
    errorLevel: before?.errorLevel ?? null,
  };
  return { errors, input };
}

const paths = (controller: string) => ({
  grid: `/${controller}/GetGridData`,
  read: `/${controller}/GetById`,
  create: `/${controller}/Create`,
  save: { path: `/${controller}/Edit`, methods: ['PUT'], id: 'query' } as const,
  activate: `/${controller}/ActivateInactivate`,
  remove: `/${controller}/Delete`,
  dependents: `/${controller}/GetDependents`,
});

const equipmentRegister = registerRoutes<Equipment>({
  table: () => demo.world.equipment,
  wire: equipmentWire,
  check: checkEquipment,
  dependents: (row) => [{ name: 'Sensores', count: sensorsOf(row).length }],
  inUse: 'Equipamento em uso: altere ou exclua antes os sensores ligados a ele.',
  activated: (row, enabled) => ({
    enabled,
    silentSince: silence(row.enabled, enabled, row.silentSince, lastTransmission(row)),
  }),
  permission: { edit: 'EQUIPMENT_REGISTRATION', configure: 'EQUIPMENT_REGISTRATION' },
  paths: paths('Equipment'),
});

const sensorRegister = registerRoutes<Sensor>({
  table: () => demo.world.sensors,
  wire: sensorWire,
  check: checkSensor,
  dependents: (row) => [{ name: 'Sensores que o substituem', count: successorOf(row) ? 1 : 0 }],
  inUse: 'Sensor substituído: faz parte do histórico do sensor que está no lugar dele.',
  activated: (row, enabled) => {
    if (successorOf(row)) return { refusal: 'Este sensor foi substituído e não pode ser habilitado.' };
    const lastSent = lastReadAt(row, demo.world.equipment.need(row.equipmentId));
    return { enabled, silentSince: silence(row.enabled, enabled, row.silentSince, lastSent) };
  },
  permission: { edit: 'SENSOR_REGISTRATION', configure: 'SENSOR_REGISTRATION' },
  paths: paths('Sensor'),
});

const byName = (a: { name: string }, b: { name: string }) =>
  a.name.localeCompare(b.name, 'pt-BR', { numeric: true });

const equipmentForSelect = route('GET', '/Equipment/GetEquipmentsForSelect', ({ customerId }) =>
  json(
    demo.world.equipment
      .filter((row) => row.customerId === customerId)
      .map(({ id: own, name, enabled }) => ({ id: own, name, enabled }))
      .toSorted(byName),
  ),
);

const sensorsForSelect = route('GET', '/Sensor/GetSensorsForSelect', ({ customerId, query }) => {
  const wanted = query.get('equipmentId');
  return json(
    demo.world.sensors
      .filter((row) => row.customerId === customerId)
      .filter((row) => wanted === null || row.equipmentId === id(wanted))
      .map((row) => ({
        id: row.id,
        name: row.name,
        channel: row.channel,
        replacedById: successorOf(row)?.id ?? null,
      }))
      .toSorted(byName),
  );
});

export const monitoringHandlers = [
  equipmentForSelect,
  sensorsForSelect,
  ...equipmentRegister,
  ...sensorRegister,
];
