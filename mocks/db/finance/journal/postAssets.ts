import { localDate, monthsAfter } from '../../calendar';
import type { World } from '../../types';
import { assetsOf } from '../patrimonySeed';
import { wornBy } from '../assetWear';
import type { Entry } from './journalTypes';

const inCents = (value: number) => Math.round(value * 100);
const DEPRECIATION = 'DEPRECIACAO';
const DISPOSAL = 'BAIXA DE BENS';
const CAPITALIZED = 'BENS ADQUIRIDOS';

/** Registrations of land stand beside the other assets under ids below zero. */
const landRef = (id: number): number => -id;

/** Everything that is owned and wears off: land first. */
export function ownedBy({ finance, realEstates }: World, customerId: number) {
  return [
    ...realEstates.all().map((row) => ({ ...row, ref: landRef(row.id), group: 'REAL_ESTATE' as const })),
    ...assetsOf(finance.patrimony).map((row) => ({ ...row, ref: row.id })),
  ].filter((row) => row.customerId === customerId && row.active);
}

type Owned = ReturnType<typeof ownedBy>[number];

/** What wears off as months end until a day, in cents. */
function quotasOf(row: Owned, until: string): { day: string; cents: number }[] {
  const start = row.depreciationStart ?? row.purchaseDate;
  const quotas: { day: string; cents: number }[] = [];
  if (start === null || row.usefulLifeMonths === null) return quotas;
  let worn = 0;
  for (let at = 0; at < row.usefulLifeMonths; at += 1) {
    const day = monthsAfter(`${start.slice(0, 7)}-31`, at).slice(0, 10);
    if (day > until) break;
    const all = wornBy(row, day) ?? 0;
    quotas.push({ day, cents: all - worn });
    worn = all;
  }
  return quotas;
}

/** Whether a document tells what an asset was bought for: its own, or that of the asset it was a part of. */
function isTitled({ finance }: World, assetId: number): boolean {
  const { deals } = finance.patrimony;
  const whole = deals.find((row) => row.kind === 'SALE' && row.soldId === assetId)?.assetId ?? assetId;
  return (
    deals.find((row) => row.kind === 'PURCHASE' && row.assetId === whole && row.documentId !== null) !==
    undefined
  );
}

/** What is owned: its price when it came, its quotas as months end, and what is left of it when it goes. */
export function assetEntries(world: World, customerId: number): Entry[] {
  const now = localDate(new Date(), 0).slice(0, 10);
  return ownedBy(world, customerId).flatMap((row): Entry[] => {
    if (row.purchasePrice === null) return [];
    const about = { source: { kind: 'ASSET', id: row.ref } as const, memo: row.name, farmId: row.farmId };
    const sold = row.saleDate?.slice(0, 10) ?? null;
    const cost = inCents(row.purchasePrice);
    const quotas = quotasOf(row, sold ?? now);
    const left = cost - quotas.reduce((sum, { cents }) => sum + cents, 0);
    const came: Entry = {
      ...about,
      day: (row.purchaseDate ?? '1900-01-01').slice(0, 10),
      legs: [
        ['ASSET', row.ref, cost],
        // What its titles say was spent is kept, not spent.
        isTitled(world, row.ref) ? ['EXPENSE', 0, -cost, CAPITALIZED] : ['OPENING', 0, -cost],
      ],
    };
    const went: Entry[] =
      sold === null
        ? []
        : [
            {
              ...about,
              day: sold,
              legs: [
                ['EXPENSE', 0, left, DISPOSAL],
                ['ASSET', row.ref, -left],
              ],
            },
          ];
    return [
      came,
      ...quotas.map(({ day, cents }): Entry => ({
        ...about,
        day,
        legs: [
          ['EXPENSE', 0, cents, DEPRECIATION],
          ['ASSET', row.ref, -cents],
        ],
      })),
      ...went,
    ];
  });
}
