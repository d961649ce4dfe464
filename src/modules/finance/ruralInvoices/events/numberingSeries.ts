import { numberGaps, type SeriesGaps } from '../rules/numberGaps';
import type { InvoiceEnvironment, RuralInvoice } from '../ruralInvoiceTypes';
import type { VoidedNumbers } from './eventsService';

type Numbered = Pick<RuralInvoice, 'issuer' | 'environment' | 'series' | 'number'>;

/** A series of an issuer in an environment: each counts by itself. */
export interface NumberingSeries extends SeriesGaps {
  readonly key: string;
  readonly issuerId: number;
  readonly issuerName: string;
  readonly registration: string;
  readonly environment: InvoiceEnvironment;
  readonly used: readonly Numbered[];
  readonly voided: readonly { readonly series: string; readonly from: number; readonly to: number }[];
}

/**
 * The series that have numbers, with the numbers that they skipped. Invoices of an issuer that is gone from the
 * register are left out: nothing can be made void in its name.
 */
export function numberingSeries(
  invoices: readonly Numbered[],
  voided: readonly VoidedNumbers[],
): readonly NumberingSeries[] {
  const groups = new Map<string, Numbered[]>();
  for (const row of invoices) {
    if (row.issuer.id === null || row.number === '') continue;
    const key = `${row.issuer.id}|${row.environment}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups].flatMap(([key, used]) => {
    const [first] = used;
    if (!first || first.issuer.id === null) return [];
    const { environment, issuer } = first;
    const issuerId = first.issuer.id;
    const own = voided.flatMap(({ series, from, to, ...row }) =>
      row.issuerId === issuerId && row.environment === environment && from !== null && to !== null
        ? { series, from, to }
        : [],
    );
    return numberGaps(used, own).map((series): NumberingSeries => ({
      ...series,
      key: `${key}|${series.series}`,
      issuerId,
      issuerName: issuer.name,
      registration: issuer.stateRegistration,
      environment,
      used: used.filter((row) => Number(row.series) === Number(series.series)),
      voided: own,
    }));
  });
}
