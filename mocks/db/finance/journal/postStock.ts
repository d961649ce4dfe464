import { stockMovesOf } from '../../stock/stockLedger';
import { NOTHING, stockWith } from '../../stock/stockStores';
import type { Stock } from '../../stock/stockTypes';
import type { World } from '../../types';
import type { Entry } from './journalTypes';

const STOCK_CHANGE = 'VARIACAO DE ESTOQUES';

/**
 * What each move of goods adds to the value of the stock or takes off it, at moving mean cost, against the result: what
 * documents buy and sell counts there when they are issued. A stock whose value is not known is worth nothing here.
 */
export function stockEntries(world: World, customerId: number): Entry[] {
  const stores = new Map<string, Stock>();
  return stockMovesOf(world, customerId).flatMap((move): Entry[] => {
    const key = `${move.product.id}|${move.place}`;
    const before = stores.get(key) ?? NOTHING;
    const after = stockWith(before, move.come, move.gone, move.come > 0 ? move.value : null);
    stores.set(key, after);
    const cents = (after.value ?? 0) - (before.value ?? 0);
    return [
      {
        day: move.date.slice(0, 10),
        source: { kind: 'STOCK', id: move.source.id },
        memo: `${move.source.number} ${move.product.name}`,
        documentId: move.document?.id ?? null,
        farmId: move.farmId,
        farmerId: move.farmerId,
        legs: [
          ['STOCK', move.product.id, cents],
          ['EXPENSE', 0, -cents, STOCK_CHANGE],
        ],
      },
    ];
  });
}
