import { localDate } from '../../calendar';
import type { World } from '../../types';
import { assetsOf } from '../patrimonySeed';
import { quotasOf } from './depreciation';
import type { Entry } from './journalTypes';

const inCents = (value: number) => Math.round(value * 100);
export const DEPRECIATION = 'DEPRECIACAO';
const DISPOSAL = 'BAIXA DE BENS';

/** Registrations of land stand beside the other assets under ids below zero. */
export const landRef = (id: number): number => -id;

/** Everything that is owned and wears off: land first. */
export function ownedBy({ finance, realEstates }: World, customerId: number) {
  return [
    ...realEstates.all().map((row) => ({ ...row, ref: landRef(row.id), group: 'REAL_ESTATE' as const })),
    ...assetsOf(finance.patrimony).map((row) => ({ ...row, ref: row.id })),
  ].filter((row) => row.customerId === customerId && row.active);
}

/** What is owned: its price when it came, its quotas as months end, and what is left of it when it goes. */
export function assetEntries(world: World, customerId: number): Entry[] {
  const now = localDate(new Date(), 0).slice(0, 10);
  return ownedBy(world, customerId).flatMap((row): Entry[] => {
    if (row.purchasePrice === null) return [];
    const about = { source: { kind: 'ASSET', id: row.ref } as const, memo: row.name, farmId: row.farmId };
    const sold = row.saleDate?.slice(0, 10) ?? null;
    const cost = inCents(row.purchasePrice);
    const quotas = quotasOf(row, sold ?? now).filter(({ day }) => sold === null || day < sold);
    const left = cost - quotas.reduce((sum, { cents }) => sum + cents, 0);
    return [
      {
        ...about,
        day: (row.purchaseDate ?? '1900-01-01').slice(0, 10),
        legs: [
          ['ASSET', row.ref, cost],
          ['OPENING', 0, -cost],
        ],
      },
      ...quotas.map(({ day, cents }): Entry => ({
        ...about,
        day,
        legs: [
          ['EXPENSE', 0, cents, DEPRECIATION],
          ['ASSET', row.ref, -cents],
        ],
      })),
      ...(sold === null
        ? []
        : [
            {
              ...about,
              day: sold,
              legs: [
                ['EXPENSE', 0, left, DISPOSAL],
                ['ASSET', row.ref, -left],
              ],
            } satisfies Entry,
          ]),
    ];
  });
}
