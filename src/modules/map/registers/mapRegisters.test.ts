// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { aviaries } from './aviaries';
import { communityImport } from './communityImport';
import { costCenters } from './costCenters';
import { plots } from './plots';
import { properties } from './properties';

interface Described {
  readonly columns: readonly { readonly field: string; readonly hidden?: boolean }[];
  readonly fields: readonly { readonly name: string; readonly required?: boolean }[];
}
const shown = ({ columns }: Described) => columns.filter(({ hidden }) => !hidden).map(({ field }) => field);
const optional = ({ fields }: Described) =>
  fields.filter(({ required }) => !required).map(({ name }) => name);

describe('the registers of land', () => {
  it.each<[string, Described, string[], string[]]>([
    [
      'aviaries',
      aviaries,
      ['name', 'aviaryName', 'farmName', 'systemBusinessActivityName', 'totalAreaSize', 'active'],
      [],
    ],
    [
      'cost centers',
      costCenters,
      [
        'name',
        'farmName',
        'systemBusinessActivityName',
        'usefulAreaSize',
        'totalAreaSize',
        'polygonCount',
        'measurementType',
        'active',
      ],
      ['commonAreaSize', 'areaValueInProductQuantity'],
    ],
    [
      'plots',
      plots,
      [
        'name',
        'farmName',
        'farmActivityFieldName',
        'usefulAreaSize',
        'commonAreaSize',
        'soilTypeName',
        'clayContent',
        'hasPolygon',
      ],
      [
        'commonAreaSize',
        'irrigatedAreaSize',
        'weatherStationId',
        'altitude',
        'farmHeadquarters',
        'observation',
      ],
    ],
    [
      'properties',
      properties,
      ['name', 'personName', 'cityName', 'farmTypeDescription', 'usefulAreaSize', 'isMainFarm', 'active'],
      ['isMainFarm'],
    ],
  ])('%s list these columns at first, and may leave these fields empty', (_, register, columns, free) => {
    expect(shown(register)).toEqual(columns);
    expect(optional(register)).toEqual(free);
  });

  it('name the record by its first column; plots begin on the map', () => {
    for (const { columns } of [aviaries, costCenters, plots, properties])
      expect(columns.flatMap(({ identifying, field }) => (identifying ? [field] : []))).toEqual(['name']);
    expect(plots.creatable).toBe(false);
    expect(plots.emptyValues).toMatchObject({ farmId: 0, creating: true });
  });

  it('say whether registrations are linked, and in which city a farm lies', () => {
    const linked = costCenters.columns.find(({ field }) => field === 'measurementType')?.value;
    expect([1, 2].map((measurementType) => linked?.({ measurementType } as never))).toEqual([false, true]);
    const city = properties.columns.find(({ field }) => field === 'cityName')?.value;
    expect(city?.({ city: { name: 'Toledo' } } as never)).toBe('Toledo');
    expect(city?.({ city: null } as never)).toBeNull();
  });
});

describe('communities from a file', () => {
  beforeAll(() => startI18n('pt-BR', ['map']));
  const known = {
    states: [
      { id: 41, name: 'Paraná' },
      { id: 42, name: 'Santa Catarina' },
    ],
    cities: [
      { id: 1, name: 'Palmas' },
      { id: 2, name: 'Palmas', stateId: 42 },
      { id: 3, name: 'Palmas', stateId: 41 },
      { id: 4, name: 'Toledo', stateId: 41 },
    ],
  };
  const read = (name: string, text: string, lists: object = known, before = {}) =>
    communityImport.columns.find((column) => column.name === name)?.parse?.(text, lists as never, before);

  it('find state and city by name, a city in the state read before', () => {
    expect(read('stateId', 'parana')).toBe(41);
    expect(read('cityId', 'PALMAS', known, { stateId: 41 })).toBe(3);
    expect(read('cityId', 'PALMAS', known, { stateId: 42 })).toBe(2);
    expect(read('name', '  São João ')).toBe('SAO JOAO');
  });

  it('refuse what is not on the lists', () => {
    expect(() => read('stateId', 'Acre')).toThrow('não há estado com este nome');
    expect(() => read('stateId', 'Acre', {})).toThrow('não há estado com este nome');
    expect(() => read('cityId', 'Toledo', known, { stateId: 42 })).toThrow(
      'não há município com este nome neste estado',
    );
    expect(() => read('cityId', 'Toledo', {})).toThrow('não há município com este nome neste estado');
  });

  it('are the same record under another spelling in one city alone', () => {
    const values = { name: 'São João', stateId: 41, cityId: 4 };
    const row = { name: 'SAO JOAO', cityId: 4 } as Parameters<typeof communityImport.keyOfRow>[0];
    expect(communityImport.keyOf(values)).toBe(communityImport.keyOfRow(row));
    expect(communityImport.keyOf({ ...values, cityId: 3 })).not.toBe(communityImport.keyOfRow(row));
  });
});
