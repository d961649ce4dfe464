import i18next from 'i18next';
import { useLookup } from '@/domain/lookups/useLookup';
import { CellRefused } from '@/families/register/importing/cellRefused';
import { optionNamed } from '@/families/register/importing/readLine';
import type { ImportKnowledge, KnowledgeProps, RegisterImport } from '@/families/register/registerTypes';
import { toLocalDate } from '@/platform/format/date';
import { parseBenefitCode } from '@/domain/fiscal/codes';
import type { BenefitValues } from '../dfeSchemas';
import { CSTS } from '../rules/taxations';
import { dayCell, plainCell } from '@/families/register/importing/cells';
import type { Benefit } from '../dfeWire';

/** The states by letters and by name. */
function States({ children }: KnowledgeProps) {
  const states = useLookup('states', undefined);
  const options = states.options.map(({ id, name, initials = String(id) }) => ({ id: initials, name }));
  return children({ states: { ...states, options } });
}

function stateCell(text: string, { states = [] }: ImportKnowledge): string {
  const state = optionNamed(text.toUpperCase(), states);
  if (!state) throw new CellRefused(i18next.t('adminDfe:import.unknownState'));
  return String(state.id);
}

/** Codes of taxation, parted by anything that is no digit. */
function cstCell(text: string): string[] {
  const codes = text.split(/\D+/).filter(Boolean);
  const csts = codes.map((code) => code.padStart(2, '0'));
  if (!csts.every((code) => CSTS.includes(code)))
    throw new CellRefused(i18next.t('register:import.unknownWord', { values: CSTS.join(', ') }));
  return csts;
}

/** Benefit codes from a state's table: state, code, words, taxations, validity. */
export const benefitImport: RegisterImport<Benefit, BenefitValues> = {
  keyOf: ({ code }) => code,
  keyOfRow: ({ code }) => code,
  valuesOfRow: ({ state, code, description, csts, validFrom, validTo }) => ({
    state,
    code,
    description,
    csts,
    validFrom: toLocalDate(validFrom),
    validTo: toLocalDate(validTo),
  }),
  columns: [
    { name: 'state', parse: stateCell },
    { name: 'code', parse: parseBenefitCode },
    { name: 'description', parse: plainCell },
    { name: 'csts', parse: cstCell },
    { name: 'validFrom', parse: dayCell },
    { name: 'validTo', parse: dayCell },
  ],
  Knowledge: States,
};
