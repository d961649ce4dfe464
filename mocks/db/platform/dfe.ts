import { instant, localDate } from '../calendar';
import { Table } from '../table';
import type { PlatformRow } from './platformRow';
import { BENEFITS, CESTS, NATURES } from './seed/fiscalCodes';
import { FARM_NCMS, NCM_CHAPTERS } from './seed/ncms';

/** A unit in which an invoice counts goods. */
export interface UnitOfMeasure extends PlatformRow {
  code: string;
  description: string;
  /** Whether amounts in it may have a fraction. */
  fractional: boolean;
}

interface Valid {
  validFrom: string | null;
  validTo: string | null;
}

export interface Ncm extends PlatformRow, Valid {
  code: string;
  description: string;
  unitId: number | null;
}

export interface Cest extends PlatformRow {
  code: string;
  description: string;
  /** NCM codes or beginnings of them, parted by commas. */
  ncmPrefixes: string;
}

export interface BenefitCode extends PlatformRow, Valid {
  code: string;
  state: string;
  description: string;
  csts: string[];
}

export interface TransactionNature extends PlatformRow {
  description: string;
  direction: string;
  cfopInside: string;
  cfopOutside: string;
  finality: string;
  movesStock: boolean;
  generatesFinancial: boolean;
}

export interface DfeTables {
  dfeUnits: Table<UnitOfMeasure>;
  dfeNcms: Table<Ncm>;
  dfeCests: Table<Cest>;
  dfeBenefits: Table<BenefitCode>;
  dfeNatures: Table<TransactionNature>;
}

const UNITS: readonly [code: string, description: string, fractional: boolean][] = [
  ['UN', 'UNIDADE', false],
  ['KG', 'QUILOGRAMA', true],
  ['TON', 'TONELADA', true],
  ['SC', 'SACA', true],
  ['ARROB', 'ARROBA', true],
  ['L', 'LITRO', true],
  ['M3', 'METRO CUBICO', true],
  ['HA', 'HECTARE', true],
  ['CX', 'CAIXA', false],
  ['DZ', 'DUZIA', false],
  ['CAB', 'CABECA', false],
  ['MIL', 'MILHEIRO', true],
  ['KWH', 'QUILOWATT-HORA', true],
  ['MES', 'MES', false],
];

/** As many codes as the nomenclature has, within some hundreds. */
const NCM_ROWS = 13_000;
const PARTS = [
  ['10', 'em bruto'],
  ['20', 'preparados'],
  ['90', 'outros'],
] as const;
const USES = [
  ['10', 'para uso agropecuário'],
  ['20', 'para uso industrial'],
  ['90', 'para outros usos'],
] as const;

/** First the codes that farms meet, then every chapter's share, heading by heading, until the table is full. */
function* ncmCodes(): Generator<readonly [code: string, description: string, unit: string]> {
  yield* FARM_NCMS;
  const taken = new Set(FARM_NCMS.map(([code]) => code));
  for (let number = 1; ; number += 1) {
    const heading = String(number).padStart(2, '0');
    for (const [chapter, words, unit] of NCM_CHAPTERS) {
      for (const [part, partWords] of PARTS) {
        for (const [use, useWords] of USES) {
          const code = `${chapter}${heading}${part}${use}`;
          const place = `posição ${chapter}.${heading}`;
          if (!taken.has(code)) yield [code, `${words} (${place}), ${partWords}, ${useWords}`, unit];
        }
      }
    }
  }
}

function seedNcms(table: Table<Ncm>, today: Date): void {
  const units = new Map(UNITS.map(([code], at) => [code, at + 1]));
  const createdAt = instant(today, -300);
  const validFrom = '2022-04-01T00:00:00';
  let rows = 0;
  for (const [code, description, unit] of ncmCodes()) {
    // Now and then a code was abolished by a later version of the nomenclature.
    const expired = rows > 200 && rows % 97 === 0;
    table.insert({
      code,
      description,
      unitId: units.get(unit) ?? null,
      validFrom,
      validTo: expired ? localDate(today, -60) : null,
      active: !expired,
      createdAt,
      updatedAt: null,
    });
    rows += 1;
    if (rows === NCM_ROWS) return;
  }
}

export function dfeTables(today: Date): DfeTables {
  const since = (at: number) => ({ active: true, createdAt: instant(today, -400 + at), updatedAt: null });
  const tables: DfeTables = {
    dfeUnits: new Table(),
    dfeNcms: new Table((table) => seedNcms(table, today)),
    dfeCests: new Table(),
    dfeBenefits: new Table(),
    dfeNatures: new Table(),
  };
  UNITS.forEach(([code, description, fractional], at) =>
    tables.dfeUnits.insert({ ...since(at), code, description, fractional, active: code !== 'MIL' }),
  );
  CESTS.forEach(([code, description, ncmPrefixes], at) =>
    tables.dfeCests.insert({ ...since(at), code, description, ncmPrefixes }),
  );
  BENEFITS.forEach(([code, description, csts, toDays], at) =>
    tables.dfeBenefits.insert({
      ...since(at),
      code,
      state: code.slice(0, 2),
      description,
      csts,
      validFrom: '2024-01-01T00:00:00',
      validTo: toDays === null ? null : localDate(today, toDays),
    }),
  );
  NATURES.forEach(([description, direction, cfopInside, cfopOutside, finality, movesStock, financial], at) =>
    tables.dfeNatures.insert({
      ...since(at),
      description,
      direction,
      cfopInside,
      cfopOutside,
      finality,
      movesStock,
      generatesFinancial: financial,
    }),
  );
  return tables;
}
