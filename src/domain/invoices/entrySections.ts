import { checkApportionment, checkItems, checkPayments, payableOf } from './invoiceChecks';
import type { InvoiceEntry } from './invoiceEntry';

/** The lists of an entry, in the order of the form. */
export const ENTRY_SECTIONS = ['items', 'apportionments', 'payments'] as const;

export interface EntrySection {
  readonly name: (typeof ENTRY_SECTIONS)[number];
  readonly count: number;
  /** `empty`: without lines; `open`: something stands against its lines; `right`: nothing does. */
  readonly state: 'empty' | 'open' | 'right';
}

/** How far the lists of an entry are, by the checks of `invoiceChecks`. */
export function entrySections(entry: InvoiceEntry): readonly EntrySection[] {
  const { items, apportionments, payments, totalValue, issueDate } = entry;
  const problems = {
    items: checkItems(items, totalValue),
    apportionments: checkApportionment(apportionments, totalValue),
    payments: checkPayments(payments, payableOf(entry), issueDate),
  };
  return ENTRY_SECTIONS.map((name) => {
    const count = entry[name].length;
    return { name, count, state: count === 0 ? 'empty' : problems[name].length > 0 ? 'open' : 'right' };
  });
}
