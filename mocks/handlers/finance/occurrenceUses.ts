import type { Occurrence } from '../../db/finance/occurrenceSeed';
import type { DemoUse } from '../../registerRoutes';
import { demo } from '../../state';
import { closedUntil, dayOf, written } from './banking';
import { usesOf } from './patrimony/assetRegister';

type Closable = Pick<Occurrence, 'customerId' | 'date' | 'currentAccountId' | 'targetAccountId'>;

/** Why nothing may be entered or taken back on the occurrence's day: an account is checked, or the balance is closed. */
export function closedReason({ customerId, date, currentAccountId, targetAccountId }: Closable) {
  const { currentAccounts, balanceClosings } = demo.world.finance;
  const day = dayOf(date);
  for (const key of [currentAccountId, targetAccountId]) {
    const until = key === null ? null : closedUntil(key);
    if (until !== null && day <= until)
      return `A conta ${currentAccounts.get(key)?.name ?? ''} está conferida até ${written(until)}.`;
  }
  const closings = balanceClosings.filter((row) => row.customerId === customerId && day <= row.date);
  const until = closings
    .map((row) => row.date)
    .toSorted()
    .at(-1);
  return until === undefined ? null : `O balanço está fechado até ${written(until)}.`;
}

/** What refers to a contract, order or advance that came of an occurrence: its loads, advances and documents. */
export function usesOfOccurrence(row: Occurrence): DemoUse[] {
  const { loads, advances, documents } = demo.world.finance;
  const key = row.kind === 'CONTRACT' ? row.agreementId : null;
  const document = (each: number) => {
    const found = documents.get(each);
    return found
      ? [{ kind: 'DOCUMENT', id: each, name: found.number, businessMovement: found.movement }]
      : [];
  };
  const made = row.documentIds.flatMap(document);
  return [
    usesOf(
      'Romaneios',
      loads.filter((each) => key !== null && each.contractId === key),
      (each) => ({ kind: 'LOAD', id: each.id, name: String(each.number) }),
    ),
    usesOf(
      'Adiantamentos',
      advances.filter((each) => key !== null && each.contractId === key && !each.cancelled),
      (each) => ({ kind: 'ADVANCE', id: each.id, name: each.number }),
    ),
    { name: 'Documentos', count: made.length, records: made },
  ].filter(({ count }) => count > 0);
}
