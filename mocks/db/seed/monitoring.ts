import { instant } from '../calendar';
import type { Equipment, Sensor } from '../monitoringTypes';
import type { Table } from '../table';
import type { Farm } from '../mapTypes';
import type { Aviary, World } from '../types';

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
  /** Hours since it was heard of. */
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

const COLLECTOR = ['AGROSENSE', 'AS-LINK 8', '2.4.1'] as const;
const aviarySensors = (number: number): readonly SensorSeed[] => [
  [`TEMPERATURA AVIARIO ${number}`, 'TEMPERATURE', 1, 18, 33],
  [`UMIDADE AVIARIO ${number}`, 'HUMIDITY', 2, 45, 75],
  [`AMONIA AVIARIO ${number}`, 'AMMONIA', 3, null, 20],
];
const collector = (number: number, more: Partial<DeviceSeed> = {}): DeviceSeed => ({
  name: `COLETOR AVIARIO ${number}`,
  kind: 'COLLECTOR',
  made: COLLECTOR,
  aviary: number - 1,
  interval: 10,
  contingency: 60,
  sensors: aviarySensors(number),
  ...more,
});

const firstCustomer: readonly DeviceSeed[] = [
  collector(3, {
    sensors: [
      ...aviarySensors(3),
      ['CO2 AVIARIO 3', 'CO2', 4, null, 3_000],
      ['VAZAO DE AGUA AVIARIO 3', 'WATER_FLOW', 5, 5, null],
    ],
  }),
  collector(4, {
    errors: {
      'AMONIA AVIARIO 4': ['E-214', 'CELULA ELETROQUIMICA FORA DA FAIXA', 'MEASUREMENT'],
      'UMIDADE AVIARIO 4': ['A-031', 'OSCILACAO DE TENSAO', 'TEMPORARY'],
    },
  }),
  collector(5, {
    sensors: [...aviarySensors(5), ['PRESSAO ESTATICA AVIARIO 5', 'STATIC_PRESSURE', 4, -40, -10]],
  }),
  collector(10, { silent: 80 }),
  {
    name: 'CONTROLADOR AVIARIO 5',
    kind: 'CONTROLLER',
    made: ['CLIMAVES', 'CONTROL 700', '5.10'],
    aviary: 4,
    interval: 5,
    contingency: 15,
    sensors: [
      ['NIVEL DE GAS AVIARIO 5', 'GAS_LEVEL', 1, 30, null],
      ['LUMINOSIDADE AVIARIO 5', 'BRIGHTNESS', 2, null, 40],
      ['ENERGIA AVIARIO 5', 'ENERGY', 3, null, 400],
    ],
  },
  {
    name: 'QUADRO ELETRICO AVIARIO 5',
    kind: 'CONTROLLER',
    made: ['CLIMAVES', 'ENERGIA 3F', '2.0'],
    aviary: 4,
    interval: 5,
    contingency: 15,
    sensors: [
      ['CORRENTE FASE 1 AVIARIO 5', 'CURRENT', 1, null, null],
      ['CORRENTE FASE 2 AVIARIO 5', 'CURRENT', 2, null, null],
      ['CORRENTE FASE 3 AVIARIO 5', 'CURRENT', 3, null, null],
      ['TENSAO FASE 1 AVIARIO 5', 'VOLTAGE', 4, 200, 240],
      ['TENSAO FASE 2 AVIARIO 5', 'VOLTAGE', 5, 200, 240],
      ['TENSAO FASE 3 AVIARIO 5', 'VOLTAGE', 6, 200, 240],
      ['PESO DO SILO AVIARIO 5', 'SILO_WEIGHT', 7, 1_500, null],
      ['VAZAO DE AGUA AVIARIO 5', 'WATER_FLOW', 8, 5, null],
    ],
  },
  {
    name: 'BALANCA DE AVES AVIARIO 4',
    kind: 'SCALE',
    made: ['PESAFORTE', 'AVE 30', '1.8.0'],
    aviary: 3,
    interval: 60,
    contingency: 240,
    battery: 61,
    signal: 8,
    through: 'COLETOR AVIARIO 4',
    sensors: [['PESO DAS AVES AVIARIO 4', 'BIRD_WEIGHT', 1, null, null]],
  },
  {
    name: 'BALANCA DO SILO AVIARIO 3',
    kind: 'SCALE',
    made: ['PESAFORTE', 'SILO 4C', '1.8.0'],
    aviary: 2,
    interval: 30,
    contingency: 180,
    // Silent for a while, and not yet in contingency.
    silent: 1.5,
    battery: 3,
    signal: 47,
    through: 'COLETOR AVIARIO 3',
    sensors: [['PESO DO SILO AVIARIO 3', 'SILO_WEIGHT', 1, 1_500, null]],
  },
  {
    name: 'SONDA VIVEIRO 1',
    kind: 'POND_PROBE',
    made: ['AQUATECH', 'OXI PRO', '3.0.2'],
    pond: 0,
    interval: 15,
    contingency: 60,
    sensors: [
      ['OXIGENIO VIVEIRO 1', 'DISSOLVED_OXYGEN', 1, 4, null],
      ['TEMPERATURA DA AGUA VIVEIRO 1', 'WATER_TEMPERATURE', 2, 20, 30],
      ['PH VIVEIRO 1', 'PH', 3, 6.5, 8.5],
    ],
  },
  {
    name: 'SONDA VIVEIRO 2',
    kind: 'POND_PROBE',
    made: ['AQUATECH', 'OXI PRO', '3.0.2'],
    pond: 1,
    interval: 15,
    contingency: 60,
    disabled: true,
    sensors: [
      ['OXIGENIO VIVEIRO 2', 'DISSOLVED_OXYGEN', 1, 4, null],
      ['TEMPERATURA DA AGUA VIVEIRO 2', 'WATER_TEMPERATURE', 2, 20, 30],
    ],
  },
  {
    name: 'ESTACAO DA SEDE',
    kind: 'WEATHER_GATEWAY',
    made: ['METEOCAMPO', 'MC-200', '4.2'],
    interval: 15,
    contingency: 120,
    sensors: [
      ['TEMPERATURA DA SEDE', 'TEMPERATURE', 1, 2, 38],
      ['CHUVA DA SEDE', 'RAIN', 2, null, 60],
      ['VENTO DA SEDE', 'WIND_SPEED', 3, null, 50],
      ['UMIDADE DO SOLO SOJA SEDE', 'SOIL_MOISTURE', 4, 18, null],
    ],
  },
  {
    name: 'COLETOR AVIARIO 6',
    kind: 'COLLECTOR',
    made: COLLECTOR,
    aviary: 5,
    interval: 10,
    contingency: 60,
    fresh: true,
    sensors: [],
  },
];

const otherCustomers: readonly DeviceSeed[] = [
  collector(1),
  {
    name: 'SONDA VIVEIRO 1',
    kind: 'POND_PROBE',
    made: ['AQUATECH', 'OXI PRO', '3.0.2'],
    pond: 0,
    interval: 15,
    contingency: 60,
    sensors: [['OXIGENIO VIVEIRO 1', 'DISSOLVED_OXYGEN', 1, 4, null]],
  },
];

const seedsOf = (customerId: number) => (customerId === 1 ? firstCustomer : otherCustomers);
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
          neverHeard: seed.fresh === true,
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
