import { createQuery } from '@/platform/store/createQuery';
import { findAllStored, findImports, findStatement } from './bankService';
import { BANK_LINES } from './bankTags';
import type { StatementQuery } from './bankTypes';

/** The last requested statement; what is shown is what the server says now. */
export const statementAnswer = createQuery(
  'financeBank',
  'statement',
  (query: StatementQuery, signal) => findStatement(query, signal),
  { keep: false, tags: [BANK_LINES] },
);

/** What the statements have already on the days of the files that are looked at, by account. */
export const storedLines = createQuery('financeBank', 'stored', findAllStored, {
  keep: false,
  tags: [BANK_LINES],
});

/** What was imported into one account, as it can be taken back. */
export const pastImports = createQuery('financeBank', 'imports', findImports, {
  keep: false,
  tags: [BANK_LINES],
});
