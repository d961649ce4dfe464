import { instant } from '../calendar';
import type { Equipment, Sensor } from '../monitoringTypes';
import type { Table } from '../table';
import type { Farm } from '../mapTypes';
import type { Aviary, World } from '../types';
import { dataOf } from '../data';
import devicesData from './data/devices.json' with { type: 'json' };

type SensorSeed = readonly [
  name: string,
  magnitude: string,
  channel: number,
  lower: number | null,
  upper: number | null,
];

interface DeviceSeed {
  name: string;
  kind: Equipment['kind'];
  made: readonly [manufacturer: string, model: string, firmware: string];
  /** Place of the customer's aviary or fish pond in their lists, from 0. */
  aviary?: number;
  pond?: number;
  farm?: number;
  interval: number;
  contingency: number;
  /** Hours since its last transmission; a short while is not yet contingency. */
  silent?: number;
  disabled?: true;
  fresh?: true;
  battery?: number;
  signal?: number;
  /** Name of the collector it transmits through, and of the one that receives it now. */
  through?: string;
  heardBy?: string;
  /** By the sensor's name: code, message and level. */
  errors?: Readonly<Record<string, readonly [code: string, message: string, level: string]>>;
  sensors: readonly SensorSeed[];
}

const devices: Readonly<Record<'firstCustomer' | 'otherCustomers', readonly DeviceSeed[]>> =
  dataOf(devicesData);

const seedsOf = (customerId: number) => (customerId === 1 ? devices.firstCustomer : devices.otherCustomers);
/** The poultry dashboard spreads aviaries without a cost center over the farms in the same way. */
const standsOn = (house: Aviary | undefined, farms: readonly Farm[]) =>
  house && farms.filter(({ farmType }) => farmType === 1)[house.id < 7 ? 1 : 2]?.id;
const hoursAgo = (today: Date, hours: number) => new Date(today.getTime() - hours * 3_600_000).toISOString();

/** Devices of every customer who has a farm. */
export function seedEquipment(today: Date, world: () => World) {
  return (table: Table<Equipment>): void => {
    const named = (customerId: number, name?: string) =>
      table.find((row) => row.customerId === customerId && row.name === name)?.id ?? null;
    const { customers, farms, aviaries, fishPonds, costCenters } = world();
    for (const { id: customerId } of customers.all()) {
      const own = farms.filter((farm) => farm.customerId === customerId);
      const [home] = own;
      if (!home) continue;
      const houses = aviaries.filter((row) => row.customerId === customerId);
      const ponds = fishPonds.filter((row) => row.customerId === customerId);
      seedsOf(customerId).forEach((seed, index) => {
        const house = seed.aviary === undefined ? undefined : houses[seed.aviary];
        const center = costCenters.find(
          (row) => row.customerId === customerId && row.aviary?.name === house?.name,
        );
        const [manufacturer, model, firmware] = seed.made;
        table.insert({
          customerId,
          name: seed.name,
          kind: seed.kind,
          serialNumber: `${manufacturer.slice(0, 2)}${20_260_000 + customerId * 100 + index * 7}`,
          manufacturer,
          model,
          firmware,
          farmId: center?.farmId ?? standsOn(house, own) ?? home.id,
          aviaryId: house?.id ?? null,
          fishPondId: seed.pond === undefined ? null : (ponds[seed.pond]?.id ?? null),
          communicationIntervalMinutes: seed.interval,
          contingencyMinutes: seed.contingency,
          enabled: !seed.disabled,
          silentSince: seed.disabled
            ? instant(today, -6, 75)
            : seed.silent === undefined
              ? null
              : hoursAgo(today, seed.silent),
          neverSent: seed.fresh === true,
          batteryPercent: seed.battery ?? null,
          signalPercent: seed.signal ?? null,
          collectorId: named(customerId, seed.through),
          heardByCollectorId: named(customerId, seed.heardBy),
          active: true,
          createdAt: instant(today, -210 + index * 9, index * 21),
          updatedAt: index % 3 === 1 ? instant(today, -12 - index, index * 13) : null,
        });
      });
    }
  };
}

/** Their sensors; one of the first customer's was put in the place of another. */
export function seedSensors(today: Date, world: () => World) {
  return (table: Table<Sensor>): void => {
    for (const device of world().equipment.all()) {
      const seed = seedsOf(device.customerId).find(({ name }) => name === device.name);
      (seed?.sensors ?? []).forEach(([name, magnitude, channel, lowerLimit, upperLimit], index) => {
        table.insert({
          customerId: device.customerId,
          name,
          magnitude,
          equipmentId: device.id,
          channel,
          calibrationOffset: magnitude === 'TEMPERATURE' && index === 0 ? -0.4 : 0,
          lowerLimit,
          upperLimit,
          replacesSensorId: null,
          errorCode: seed?.errors?.[name]?.[0] ?? null,
          errorMessage: seed?.errors?.[name]?.[1] ?? null,
          errorLevel: seed?.errors?.[name]?.[2] ?? null,
          enabled: true,
          silentSince: null,
          active: true,
          createdAt: device.createdAt,
          updatedAt: null,
        });
      });
    }
    const worn = table.find(({ customerId, name }) => customerId === 1 && name === 'OXIGENIO VIVEIRO 1');
    if (!worn) return;
    const changed = instant(today, -24, 40);
    table.insert({
      ...worn,
      id: Math.max(...table.all().map(({ id }) => id)) + 1,
      name: 'OXIGENIO OTICO VIVEIRO 1',
      replacesSensorId: worn.id,
      createdAt: changed,
    });
    table.update(worn.id, { enabled: false, silentSince: changed, updatedAt: changed });
  };
}
