import { instant } from '../calendar';
import { Table } from '../table';
import type { PlatformRow } from './platformRow';

/** A unit in which an invoice counts goods. */
export interface UnitOfMeasure extends PlatformRow {
  code: string;
  description: string;
  /** Whether amounts in it may have a fraction. */
  fractional: boolean;
}

export interface DfeTables {
  dfeUnits: Table<UnitOfMeasure>;
}

const UNITS: readonly [code: string, description: string, fractional: boolean][] = [
  ['UN', 'UNIDADE', false],
  ['KG', 'QUILOGRAMA', true],
  ['TON', 'TONELADA', true],
  ['SC', 'SACA', true],
  ['ARROB', 'ARROBA', true],
  ['LT', 'LITRO', true],
  ['M3', 'METRO CUBICO', true],
  ['HA', 'HECTARE', true],
  ['CX', 'CAIXA', false],
  ['DZ', 'DUZIA', false],
  ['CAB', 'CABECA', false],
  ['MIL', 'MILHEIRO', true],
];

export function dfeTables(today: Date): DfeTables {
  const dfeUnits = new Table<UnitOfMeasure>();
  UNITS.forEach(([code, description, fractional], at) =>
    dfeUnits.insert({
      code,
      description,
      fractional,
      active: code !== 'MIL',
      createdAt: instant(today, -400 + at),
      updatedAt: null,
    }),
  );
  return { dfeUnits };
}
