import { CFOP } from '@/domain/fiscal/codeMasks';
import { defineRegister } from '@/families/register/defineRegister';
import { registerCalls } from '@/families/register/registerCalls';
import { formatCfop } from '@/domain/fiscal/codes';
import { choiceOptions, choiceWord } from '@/families/register/fixedChoices';
import { CHOOSE, platformColumns } from '../../platformColumns';
import type { NatureValues } from '../dfeSchemas';
import { DIRECTIONS, FINALITIES } from '../rules/operations';
import { natureImport } from '../imports/natureImport';
import { Nature } from '../dfeWire';

const schemas = () => import('../dfeSchemas');

/**
 * Natures of operation: the words that an invoice prints, whether goods come in or go out, its codes of operation inside
 * the state and beyond it, what the document is for, and what it does to stock and finances.
 */
export const natures = defineRegister<Nature, Nature, NatureValues>({
  module: 'admin',
  namespace: 'adminDfe',
  name: 'natures',
  slug: 'dfe-natureza-transacao',
  calls: registerCalls<Nature, Nature, NatureValues>('TransactionNature', {
    row: Nature,
  }),
  columns: [
    { field: 'description', identifying: true },
    {
      field: 'direction',
      filter: CHOOSE,
      width: 84,
      value: ({ direction }) => choiceWord('adminDfe', 'nature.directions', direction),
    },
    { field: 'cfopInside', kind: 'masked', mask: CFOP, width: 120 },
    { field: 'cfopOutside', kind: 'masked', mask: CFOP, width: 112 },
    {
      field: 'finality',
      filter: CHOOSE,
      width: 124,
      value: ({ finality }) => choiceWord('adminDfe', 'nature.finalities', finality),
    },
    { field: 'movesStock', width: 128 },
    { field: 'generatesFinancial', width: 140, hidden: true },
    ...platformColumns,
  ],
  fields: [
    { name: 'description', kind: 'text', required: true, maxLength: 60 },
    {
      name: 'direction',
      kind: 'radio',
      required: true,
      Options: choiceOptions(DIRECTIONS, 'adminDfe', 'nature.directions'),
      span: 6,
    },
    {
      name: 'finality',
      kind: 'select',
      required: true,
      Options: choiceOptions(FINALITIES, 'adminDfe', 'nature.finalities'),
      span: 6,
    },
    { name: 'cfopInside', kind: 'masked', mask: CFOP, required: true, helper: true, span: 6 },
    { name: 'cfopOutside', kind: 'masked', mask: CFOP, required: true, helper: true, span: 6 },
    { name: 'movesStock', kind: 'switch', span: 6 },
    { name: 'generatesFinancial', kind: 'switch', span: 6 },
  ],
  schema: () => schemas().then((all) => all.natureFormSchema),
  emptyValues: {
    direction: 'OUT',
    finality: 'NORMAL',
    movesStock: true,
    generatesFinancial: true,
  },
  nameOf: (row) => row.description,
  fullNameOf: ({ description, cfopInside, cfopOutside }) =>
    `${description} · ${formatCfop(cfopInside)} / ${formatCfop(cfopOutside)}`,
  isActive: (row) => row.active,
  importing: natureImport,
  bulkFields: ['finality', 'movesStock', 'generatesFinancial'],
});
