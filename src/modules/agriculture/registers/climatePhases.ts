import { defineRegister } from '@/families/register/defineRegister';
import { choiceColumn, choiceOptions } from '@/families/register/fixedChoices';
import { registerCalls } from '@/families/register/registerCalls';
import { CLIMATE_INDEXES } from '../agricultureChoices';
import { isKnown, PHASES, type Phase, TRIMESTERS, trimesterPlace, withPhases } from '../rules/climatePhase';
import type { ClimatePhaseValues } from '../schemas/climatePhaseSchemas';
import { ClimatePhase } from '../climatePhaseWire';

const schemas = () => import('../schemas/climatePhaseSchemas');
const WORDS = 'agricultureRegisters';
const plain = (names: readonly string[]) => names.map((id) => ({ id, name: id }));

/** A trimester with the phase it belongs to, which follows from all the others; null where it cannot be read. */
export type ClimatePhaseRow = ClimatePhase & { readonly phase: Phase | null };

const calls = registerCalls<ClimatePhase, ClimatePhase, ClimatePhaseValues>('ClimatePhase', {
  row: ClimatePhase,
  without: ['setActive'],
});

/** El Niño and La Niña by trimester: the index is typed as it is published, the phase follows. */
export const climatePhases = defineRegister<ClimatePhaseRow, ClimatePhase, ClimatePhaseValues>({
  module: 'agriculture',
  namespace: WORDS,
  name: 'climatePhases',
  slug: 'configuracao-lanina-elnino',
  calls: {
    ...calls,
    list: async (query, signal) => {
      const answer = await calls.list(query, signal);
      const rows = Array.isArray(answer) ? answer : answer.rows;
      const unknown = rows.filter((row) => !isKnown(row)).map((row) => ({ ...row, phase: null }));
      return [...withPhases(rows.filter(isKnown)), ...unknown];
    },
  },
  columns: [
    {
      field: 'when',
      width: 150,
      value: trimesterPlace,
      format: (place) => whenAt(Number(place)),
      filter: false,
    },
    { field: 'index', width: 100, filter: { kind: 'multiSelect' } },
    { field: 'value', width: 130 },
    { ...choiceColumn('phase', PHASES, WORDS, 'phases'), width: 220 },
    { field: 'source', width: 220 },
    { field: 'createdAt', kind: 'dateTime', width: 150, hidden: true },
    { field: 'updatedAt', kind: 'dateTime', width: 150, hidden: true },
  ],
  sort: { field: 'when', direction: 'desc' },
  fields: [
    {
      name: 'index',
      kind: 'select',
      required: true,
      Options: choiceOptions(CLIMATE_INDEXES, WORDS, 'indexes'),
      helper: true,
    },
    { name: 'year', kind: 'integer', plain: true, required: true, span: 6 },
    {
      name: 'trimester',
      kind: 'select',
      required: true,
      Options: ({ children }) => children({ options: plain(TRIMESTERS) }),
      helper: true,
      span: 6,
    },
    { name: 'value', kind: 'number', negative: true, unit: '°C', required: true, span: 6 },
    { name: 'source', kind: 'text', maxLength: 80, format: false, span: 6 },
  ],
  schema: () => schemas().then((all) => all.climatePhaseFormSchema),
  emptyValues: { index: 'ONI' },
  nameOf: whenOf,
  unique: ['year'],
});

/** The same of a place in time, by which the column is sorted. */
function whenAt(place: number): string {
  return whenOf({ trimester: TRIMESTERS[place % 12] ?? '', year: Math.floor(place / 12) });
}

/** 'DJF 2026'. */
function whenOf({ trimester, year }: Pick<ClimatePhase, 'trimester' | 'year'>): string {
  return `${trimester} ${year ?? '–'}`.trim();
}
