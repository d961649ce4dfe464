import { createQuery, TRANSIENT } from '@/platform/store/createQuery';
import { invalidate } from '@/platform/store/tags';
import { createResource } from '@/platform/store/createResource';
import { advanceCalls, consortiumCalls, contractCalls, openTitles, orderCalls } from './queriesService';
import type { AdvanceRow, ConsortiumRow, ContractRow, OrderRow, QueryDetail, QueryRow } from './queryTypes';

/** Server state of one query: its list, and the record whose panel is open. */
export type QueryResource<Row extends QueryRow> = ReturnType<
  typeof createResource<Row, QueryDetail<Row>, never>
>;

const MODULE = 'financeQueries';

export const contractList = createResource<ContractRow, QueryDetail<ContractRow>, never>(
  MODULE,
  'contracts',
  contractCalls,
);
export const orderList = createResource<OrderRow, QueryDetail<OrderRow>, never>(MODULE, 'orders', orderCalls);
export const advanceList = createResource<AdvanceRow, QueryDetail<AdvanceRow>, never>(
  MODULE,
  'advances',
  advanceCalls,
);
export const consortiumList = createResource<ConsortiumRow, QueryDetail<ConsortiumRow>, never>(
  MODULE,
  'consortia',
  consortiumCalls,
);

/** Titles that an advance may pay, asked for the dialog that is open. */
export const openTitlesOf = createQuery(MODULE, 'openTitles', openTitles, TRANSIENT);

/** After an act: each of the four may tell of it, and a load chooses among the contracts. */
export const actDone = () =>
  invalidate([contractList, orderList, advanceList, consortiumList].flatMap(({ tags }) => [...tags]));
