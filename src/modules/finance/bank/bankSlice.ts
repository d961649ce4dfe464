import { createWidget } from '@/platform/widgets/createWidget';
import { findStatement, findStored } from './bankService';
import type { StatementQuery } from './bankTypes';

/** The statement that was asked for last; what is shown is what the server says now. */
export const statementAnswer = createWidget(
  'financeBank',
  'statement',
  (query: StatementQuery, signal) => findStatement(query, signal),
  { keep: false },
);

/** What the statement has already on the days of the files that are looked at. */
export const storedLines = createWidget('financeBank', 'stored', findStored, { keep: false });
