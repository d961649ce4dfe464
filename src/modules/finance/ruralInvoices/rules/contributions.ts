import { type LocalDate, toLocalDate } from '@/platform/format/date';
import {
  type ContributionBase,
  type ProducerKind,
  ratesOn,
  shareOfSale,
} from '../../fiscal/rules/contributions';
import type { InvoiceContributionPart, InvoiceContributions, PartyKind } from '../ruralInvoiceTypes';

/** By the names of FA-162, in the order in which an invoice says them. */
const CONTRIBUTION_PARTS = ['funrural', 'gilrat', 'senar', 'fucap'] as const;
export type ContributionName = (typeof CONTRIBUTION_PARTS)[number];

/**
 * What a member leaves with its cooperative as capital, in hundredths of a per cent of what is delivered. No tax: a
 * cooperative whose statute names another rate hands that in.
 */
const FUCAP_RATE = 100;

export interface ContributionSale {
  /** What each item is sold for after its discount, in cents; null while it is not known. */
  readonly items: readonly (number | null)[];
  /** Day of the sale, YYYY-MM-DD; an instant counts by the day that it shows on this device. */
  readonly date: LocalDate;
  readonly producerKind: ProducerKind;
  readonly base: ContributionBase;
  /** Null while nobody is chosen. */
  readonly buyer: PartyKind | null;
  /** The buyer is a cooperative of which the producer is a member. */
  readonly cooperative: boolean;
  /** Goods are sold; a remittance or a return owes nothing. */
  readonly sale: boolean;
  /** In hundredths of a per cent; `FUCAP_RATE` where it is not given. */
  readonly fucapRate?: number;
}

/** Why somebody pays: each has its sentence beside the totals. */
export type PayerReason = 'NO_SALE' | 'NO_BUYER' | 'COOPERATIVE' | 'COMPANY' | 'PERSON' | 'FOREIGN';

/** One line of the open arithmetic: value × rate of each item, each rounded to the cent, and their sum. */
export interface ContributionLine {
  readonly name: ContributionName;
  /** Hundredths of a per cent. */
  readonly rate: number;
  readonly items: readonly { readonly index: number; readonly value: number; readonly share: number }[];
  /** Cents: the sum of the shares, not the share of the sum. */
  readonly value: number;
}

export interface SaleContributions extends InvoiceContributions {
  readonly reason: PayerReason;
  /** Null where the rates are not known, or an item's value is not. */
  readonly lines: readonly ContributionLine[] | null;
  /** Cents that are sold; null where an item's value is unknown. */
  readonly sold: number | null;
  /** Cents that the producer receives after what the buyer holds back; null where that is unknown. */
  readonly net: number | null;
}

/**
 * Who pays: a buyer that is a company or a cooperative holds the contributions back and pays them; of a sale to a
 * person, or abroad, they are the producer's own duty (FD §4.9).
 */
export function payerOf({
  sale,
  buyer,
  cooperative,
}: Pick<ContributionSale, 'sale' | 'buyer' | 'cooperative'>): {
  readonly payer: InvoiceContributions['payer'];
  readonly reason: PayerReason;
} {
  if (!sale) return { payer: 'NONE', reason: 'NO_SALE' };
  if (buyer === null) return { payer: 'NONE', reason: 'NO_BUYER' };
  if (buyer !== 'COMPANY') return { payer: 'PRODUCER', reason: buyer };
  return { payer: 'BUYER', reason: cooperative ? 'COOPERATIVE' : 'COMPANY' };
}

const partOf = (line: ContributionLine | undefined): InvoiceContributionPart | null =>
  line ? { rate: line.rate, value: line.value } : null;

/** Rates by part; null parts are unknown. What is no sale has rates of nought. */
function ratesOf(sale: ContributionSale): Readonly<Record<ContributionName, number>> | null {
  if (!sale.sale) return { funrural: 0, gilrat: 0, senar: 0, fucap: 0 };
  const date = toLocalDate(sale.date);
  const rates = date === null ? null : ratesOn({ date, kind: sale.producerKind, base: sale.base });
  if (!rates) return null;
  const member = sale.cooperative && sale.buyer === 'COMPANY';
  const fucap = member ? (sale.fucapRate ?? FUCAP_RATE) : 0;
  return { funrural: rates.contribution, gilrat: rates.rat, senar: rates.senar, fucap };
}

/**
 * Contributions on a sale: of each item each part is rounded to the cent by itself, half away from nought; a part is
 * the sum over its items, the total the sum of the parts. A value or rate that is unknown leaves all of it unknown.
 * Source: FD §4.9 (F11 for the rates since 1 April 2026).
 */
export function saleContributions(sale: ContributionSale): SaleContributions {
  const { payer, reason } = payerOf(sale);
  const rates = ratesOf(sale);
  const known = sale.items.every((value) => value !== null);
  const values = known ? sale.items.map((value) => value ?? 0) : null;
  const sold = values?.reduce((sum, value) => sum + value, 0) ?? null;
  const lines =
    rates && values
      ? CONTRIBUTION_PARTS.map((name): ContributionLine => {
          const items = values.map((value, index) => ({
            index,
            value,
            share: shareOfSale(value, rates[name]),
          }));
          return {
            name,
            rate: rates[name],
            items,
            value: items.reduce((sum, { share }) => sum + share, 0),
          };
        })
      : null;
  const lineOf = (wanted: ContributionName) => lines?.find(({ name }) => name === wanted);
  const total = lines?.reduce((sum, { value }) => sum + value, 0) ?? null;
  const withheld = payer === 'BUYER' ? total : 0;
  return {
    funrural: partOf(lineOf('funrural')),
    gilrat: partOf(lineOf('gilrat')),
    senar: partOf(lineOf('senar')),
    fucap: partOf(lineOf('fucap')),
    total,
    payer,
    reason,
    lines,
    sold,
    net: sold === null || withheld === null ? null : sold - withheld,
  };
}
