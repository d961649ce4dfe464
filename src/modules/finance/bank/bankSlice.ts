import { createWidget } from '@/platform/widgets/createWidget';
import { findStatement } from './bankService';
import type { StatementQuery } from './bankTypes';

/** The statement that was asked for last; what is shown is what the server says now. */
export const statementAnswer = createWidget(
  'financeBank',
  'statement',
  (query: StatementQuery, signal) => findStatement(query, signal),
  { keep: false },
);
