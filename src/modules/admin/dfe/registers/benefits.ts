import { useMemo } from 'react';
import { BENEFIT_CODE } from '@/domain/fiscal/codeMasks';
import { useLookup } from '@/domain/lookups/useLookup';
import { defineRegister } from '@/families/register/defineRegister';
import { registerCalls } from '@/families/register/registerCalls';
import type { OptionsProps } from '@/families/register/registerTypes';
import { choiceOptions } from '@/families/register/fixedChoices';
import { toLocalDate } from '@/platform/format/date';
import { CHOOSE, platformColumns } from '../../platformColumns';
import type { BenefitValues } from '../dfeSchemas';
import { CSTS } from '../rules/taxations';
import { benefitImport } from '../imports/benefitImport';
import { Benefit } from '../dfeWire';

const schemas = () => import('../dfeSchemas');

/** States by their two letters, with which a benefit's code begins. */
function StateOptions({ children }: OptionsProps<BenefitValues>) {
  const states = useLookup('states', undefined);
  const options = useMemo(
    () =>
      states.options.map(({ id, name, initials }) => ({
        id: initials ?? String(id),
        name: initials ? `${name} (${initials})` : name,
      })),
    [states.options],
  );
  return children({ ...states, options });
}

/** Codes of tax benefits (cBenef): the state that grants it, its code and words, the taxations it goes with, its validity. */
export const benefits = defineRegister<Benefit, Benefit, BenefitValues>({
  module: 'admin',
  namespace: 'adminDfe',
  name: 'benefits',
  slug: 'dfe-codigo-beneficiario',
  calls: registerCalls<Benefit, Benefit, BenefitValues>('BenefitCode', {
    row: Benefit,
  }),
  columns: [
    { field: 'code', kind: 'masked', mask: BENEFIT_CODE, width: 128 },
    { field: 'state', width: 80, filter: CHOOSE },
    { field: 'description', identifying: true },
    { field: 'csts', width: 140 },
    { field: 'validFrom', width: 120 },
    { field: 'validTo', width: 120 },
    ...platformColumns,
  ],
  fields: [
    { name: 'state', kind: 'autocomplete', required: true, Options: StateOptions, span: 6 },
    { name: 'code', kind: 'masked', mask: BENEFIT_CODE, required: true, helper: true, span: 6 },
    { name: 'description', kind: 'multiline', required: true, maxLength: 300, format: false },
    {
      name: 'csts',
      kind: 'multiSelect',
      required: true,
      Options: choiceOptions(CSTS, 'adminDfe', 'csts'),
    },
    { name: 'validFrom', kind: 'date', span: 6 },
    {
      name: 'validTo',
      kind: 'date',
      span: 6,
      limits: ({ validFrom }) => (validFrom ? { min: validFrom } : {}),
    },
  ],
  schema: () => schemas().then((all) => all.benefitFormSchema),
  toValues: ({ state, code, description, csts, validFrom, validTo }) => ({
    state,
    code,
    description,
    csts,
    validFrom: toLocalDate(validFrom),
    validTo: toLocalDate(validTo),
  }),
  nameOf: (row) => row.description,
  fullNameOf: ({ code, description }) => `${code} · ${description}`,
  unique: ['code'],
  isActive: (row) => row.active,
  importing: benefitImport,
  bulkFields: ['csts', 'validFrom', 'validTo'],
});
