import { CFOP, NCM } from '@/domain/fiscal/codeMasks';
import { defineRegister } from '@/families/register/defineRegister';
import { choiceColumn } from '@/families/register/fixedChoices';
import { toCents } from '@/platform/format/money';
import { recordColumns } from '../../recordColumns';
import { ICONS, SIZES } from '../trainingChoices';
import { trainingFields } from '../trainingFields';
import type { TrainingValues } from '../trainingSchemas';
import type { TrainingRecord } from '../trainingWire';
import { trainingCalls } from '../trainingService';
import { noTraining, toTrainingValues } from '../trainingValues';

/** A register to practise on, with a field of every kind; in no report. */
export const training = defineRegister<TrainingRecord, TrainingRecord, TrainingValues>({
  module: 'finance',
  namespace: 'financeTraining',
  name: 'training',
  slug: 'cadastros-teste',
  calls: trainingCalls,
  columns: [
    { field: 'name', identifying: true },
    { field: 'cpf' },
    { field: 'phone' },
    { field: 'plate', width: 92 },
    { ...choiceColumn('size', SIZES, 'financeTraining', 'sizes'), width: 88 },
    { field: 'day', width: 96 },
    { field: 'weight', width: 100, total: 'sum' },
    {
      field: 'price',
      kind: 'money',
      width: 104,
      total: 'sum',
      value: ({ price }) => (typeof price === 'number' ? toCents(price) : null),
    },
    { field: 'month', hidden: true },
    { field: 'moment', width: 150, hidden: true },
    { field: 'shift', hidden: true },
    { field: 'period', hidden: true },
    { field: 'ncm', kind: 'masked', mask: NCM, hidden: true },
    { field: 'cfop', kind: 'masked', mask: CFOP, width: 96, hidden: true },
    { field: 'colour', hidden: true },
    { field: 'icon', kind: 'icon', icons: ICONS, hidden: true },
    { field: 'photo', hidden: true },
    { field: 'lines', hidden: true },
    { field: 'checked', hidden: true },
    ...recordColumns,
  ],
  fields: trainingFields,
  schema: () => import('../trainingSchemas').then((all) => all.trainingFormSchema),
  emptyValues: noTraining,
  toValues: toTrainingValues,
  nameOf: (row) => row.name,
  isActive: (row) => row.active,
});
