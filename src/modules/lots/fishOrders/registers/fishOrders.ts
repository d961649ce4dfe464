import { defineRegister } from '@/families/register/defineRegister';
import { choiceWords } from '@/families/register/fixedChoices';
import { lotStatus } from '../../lotLook';
import {
  type FishOrder,
  fishOrderCalls,
  type FishOrderRow,
  type FishOrderValues,
  ORDER_STATES,
} from '../fishOrderService';

const NAMESPACE = 'fishOrders';
const stateWord = choiceWords(NAMESPACE, 'states');
const LOOKS = {
  OPEN: lotStatus.inProgress,
  BLOCKED: lotStatus.blocked,
  FINISHED: lotStatus.finished,
} as const satisfies Record<(typeof ORDER_STATES)[number], unknown>;

export const orderLook = ({ status }: Pick<FishOrderRow, 'status'>) =>
  status && { ...LOOKS[status], label: stateWord(status) };

/** One number for many lots of fish. One that has lots is kept; its state is what its lots are. */
export const fishOrders = defineRegister<FishOrderRow, FishOrder, FishOrderValues>({
  module: 'lots',
  namespace: NAMESPACE,
  name: 'fishOrders',
  slug: 'ordens-de-producao',
  form: 'page',
  calls: fishOrderCalls,
  sort: { field: 'createdAt', direction: 'desc' },
  columns: [
    { field: 'number', identifying: true },
    {
      field: 'status',
      kind: 'status',
      width: 160,
      status: orderLook,
      filter: {
        kind: 'multiSelect',
        value: ({ status }) => status,
        choices: ORDER_STATES,
        wordOf: stateWord,
      },
    },
    { field: 'lotCount', kind: 'number', decimals: 0, width: 110, nothing: '–' },
    { field: 'observation', width: 260 },
    { field: 'createdAt', kind: 'dateTime', width: 150 },
    { field: 'updatedAt', kind: 'dateTime', width: 150, hidden: true },
  ],
  fields: [
    { name: 'number', kind: 'text', required: true, maxLength: 20, span: 4 },
    { name: 'observation', kind: 'text', maxLength: 500, format: false, span: 8 },
  ],
  emptyValues: { version: null, observation: '' },
  toValues: ({ version, number, observation }) => ({ version, number, observation: observation ?? '' }),
  nameOf: ({ number }) => number,
  unique: ['number'],
  notCopied: ['version'],
});
