import type { Row } from '../table';
import type { World } from '../types';
import type { RuralInvoiceRow } from './ruralInvoiceTypes';

/** Numbers that an issuer will never use. */
export interface VoidedNumbers extends Row {
  customerId: number;
  issuerId: number;
  environment: string;
  series: number;
  from: number;
  to: number;
  reason: string;
  at: string;
  protocol: string;
  userName: string;
}

/** Why an issuer may not make numbers of a series void; null where it may. */
export function voidRefusal(
  { ruralInvoices }: World,
  wanted: Pick<VoidedNumbers, 'customerId' | 'issuerId' | 'environment' | 'series' | 'from' | 'to'>,
): string | null {
  const { customerId, issuerId, environment, series, from, to } = wanted;
  const same = (row: {
    customerId: number;
    issuerId: number | null;
    environment: string;
    series: number | null;
  }) =>
    row.customerId === customerId &&
    row.issuerId === issuerId &&
    row.environment === environment &&
    row.series === series;
  const numbers = ruralInvoices.invoices.filter(same).flatMap(({ number }) => number ?? []);
  if (numbers.length === 0) return 'Esta série não tem notas deste emitente.';
  const used = numbers.find((number) => number >= from && number <= to);
  if (used !== undefined) return `O número ${used} já foi usado em uma nota.`;
  const voided = ruralInvoices.voided.find((row) => same(row) && row.from <= to && row.to >= from);
  if (voided) return `A faixa de ${voided.from} a ${voided.to} já foi inutilizada.`;
  return to > Math.max(...numbers) ? 'Só números já ultrapassados podem ser inutilizados.' : null;
}

/** Notes an authorised return or complement on the invoice that it refers to. */
export function noteReferring({ ruralInvoices: { invoices } }: World, row: RuralInvoiceRow): void {
  const kind = row.nature.purpose;
  if (kind !== 'RETURN' && kind !== 'COMPLEMENT') return;
  for (const key of row.referencedKeys) {
    const referred = invoices.find((each) => each.customerId === row.customerId && each.accessKey === key);
    if (!referred || referred.id === row.id) continue;
    const sequence = referred.events.filter((event) => event.kind === kind).length + 1;
    const text = `NF-e ${row.number ?? ''}, série ${row.series ?? ''}`;
    const event = {
      kind,
      sequence,
      text,
      at: row.authorizedAt ?? '',
      protocol: row.protocol ?? '',
      relatedId: row.id,
    };
    invoices.update(referred.id, { events: [...referred.events, event] });
  }
}
