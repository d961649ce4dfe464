import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import { defineRegister } from '@/families/register/defineRegister';
import { choiceColumn, choiceOptions } from '@/families/register/fixedChoices';
import { today } from '@/platform/format/date';
import { DestinationOptions, ProposalNote, StockNote } from '../ProposalNote';
import {
  destinationOf,
  differencesOf,
  differenceText,
  orderName,
  stateLook,
  stateWord,
} from '../feedOrderLook';
import type { FeedOrderValues } from '../feedOrderSchemas';
import { feedOrderCalls } from '../feedOrderService';
import { FEED_ORDER_STATES, FEED_TYPES, type FeedOrder } from '../feedOrderWire';

const NAMESPACE = 'feedOrders';
const CHOOSE = { kind: 'multiSelect' } as const;

/** What came and lies beyond 5 % of what was ordered, or of its note. */
function flagOf(order: FeedOrder) {
  const { ordered, note } = differencesOf(order);
  const flagged = ordered?.flagged ? ordered : note?.flagged ? note : null;
  return (
    flagged && ({ tone: 'warning', icon: WarningAmberOutlined, label: differenceText(flagged) } as const)
  );
}

/** Orders of feed. A draft is changed as it likes; what was sent is cancelled, not edited. */
export const feedOrders = defineRegister<FeedOrder, FeedOrder, FeedOrderValues>({
  module: 'lots',
  namespace: NAMESPACE,
  name: 'feedOrders',
  slug: 'pedidos-de-racao',
  form: 'page',
  calls: feedOrderCalls,
  sort: { field: 'deliveryDate', direction: 'desc' },
  columns: [
    { field: 'deliveryDate', width: 110, nothing: '–' },
    { field: 'number', kind: 'text', identifying: true, value: orderName },
    { field: 'destination', width: 180, value: destinationOf, filter: CHOOSE },
    { ...choiceColumn('feedType', FEED_TYPES, NAMESPACE, 'feeds'), width: 115 },
    { field: 'quantityKg', kind: 'number', decimals: 0, width: 115, nothing: '–' },
    {
      field: 'status',
      kind: 'status',
      width: 150,
      status: ({ status }) => stateLook(status),
      filter: { ...CHOOSE, value: ({ status }) => status, choices: FEED_ORDER_STATES, wordOf: stateWord },
    },
    {
      field: 'receivedKg',
      kind: 'number',
      decimals: 0,
      width: 125,
      nothing: '–',
      value: ({ receipt }) => receipt && (receipt.scaleKg ?? receipt.noteKg),
    },
    { field: 'difference', kind: 'status', width: 155, status: flagOf },
    { field: 'farmName', width: 180, filter: CHOOSE, hidden: true },
    { field: 'observation', width: 220, hidden: true },
    { field: 'createdBy', width: 180, filter: CHOOSE, hidden: true },
    { field: 'createdAt', kind: 'dateTime', width: 150, hidden: true },
  ],
  fields: [
    {
      name: 'destination',
      kind: 'autocomplete',
      required: true,
      Options: DestinationOptions,
      current: ({ kept }) => (kept ? [kept] : []),
      span: 8,
    },
    {
      name: 'feedType',
      kind: 'select',
      required: true,
      Options: choiceOptions(FEED_TYPES, NAMESPACE, 'feeds'),
      span: 4,
    },
    { name: 'deliveryDate', kind: 'date', required: true, limits: () => ({ min: today() }), span: 4 },
    { name: 'nextDeliveryDate', kind: 'date', helper: true, limits: () => ({ min: today() }), span: 4 },
    { name: 'stockKg', kind: 'number', decimals: 0, unit: 'kg', span: 4, Note: StockNote },
    { name: 'quantityKg', kind: 'number', decimals: 0, unit: 'kg', required: true, Note: ProposalNote },
    { name: 'observation', kind: 'multiline', maxLength: 500, format: false },
  ],
  schema: () => import('../feedOrderSchemas').then((all) => all.feedOrderFormSchema),
  emptyValues: { version: null, kept: null, observation: '' },
  toValues: (order) => ({
    version: order.version,
    destination: order.destination,
    kept: order.destination === null ? null : { id: order.destination, name: destinationOf(order) },
    feedType: order.feedType,
    deliveryDate: order.deliveryDate,
    nextDeliveryDate: order.nextDeliveryDate,
    stockKg: order.stockKg,
    quantityKg: order.quantityKg,
    observation: order.observation,
  }),
  nameOf: orderName,
  locked: ({ status }) => status !== 'DRAFT',
  // What was in the silo then says nothing of now.
  notCopied: ['version', 'stockKg'],
});
