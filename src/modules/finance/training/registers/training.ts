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
    { field: 'cpf', kind: 'cpf' },
    { field: 'phone', kind: 'phone' },
    { field: 'plate', kind: 'plate', width: 92 },
    { ...choiceColumn('size', SIZES, 'financeTraining', 'sizes'), width: 88 },
    { field: 'day', kind: 'date', width: 96 },
    { field: 'weight', kind: 'number', decimals: 3, unit: 't', width: 100, total: 'sum' },
    {
      field: 'price',
      kind: 'money',
      width: 104,
      total: 'sum',
      value: ({ price }) => (typeof price === 'number' ? toCents(price) : null),
    },
    { field: 'month', kind: 'month', hidden: true },
    { field: 'moment', kind: 'dateTime', width: 150, hidden: true },
    { field: 'shift', kind: 'duration', hidden: true },
    { field: 'period', kind: 'period', hidden: true },
    { field: 'ncm', kind: 'masked', mask: NCM, hidden: true },
    { field: 'cfop', kind: 'masked', mask: CFOP, width: 96, hidden: true },
    { field: 'colour', kind: 'colour', hidden: true },
    { field: 'icon', kind: 'icon', icons: ICONS, hidden: true },
    { field: 'photo', kind: 'image', hidden: true },
    { field: 'lines', kind: 'count', hidden: true },
    { field: 'checked', kind: 'yesNo', hidden: true },
    ...recordColumns,
  ],
  fields: trainingFields,
  schema: () => import('../trainingSchemas').then((all) => all.trainingFormSchema),
  emptyValues: noTraining,
  toValues: toTrainingValues,
  nameOf: (row) => row.name,
  isActive: (row) => row.active,
});
