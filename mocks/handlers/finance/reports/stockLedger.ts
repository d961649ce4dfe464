import { localDate } from '../../../db/calendar';
import type { FinancialDocument, Product } from '../../../db/finance/financeTypes';
import { PRODUCT_LINES } from '../../../db/finance/fixedLists';
import { demo } from '../../../state';

type Kind = 'PURCHASE' | 'PRODUCTION' | 'SALE' | 'CONSUMPTION' | 'LOSS';

/** Something that came to a stock or left it. Value in cents, of what came. */
export interface StockMove {
  product: Product;
  line: string;
  place: string;
  date: string;
  kind: Kind;
  document: FinancialDocument | null;
  farmId: number | null;
  farmerId: number | null;
  come: number;
  gone: number;
  value: number;
}

const STOCKED = PRODUCT_LINES.filter(([, kind]) => kind !== 'SERVICE').map(([name]) => name);
/** What is sold alive was never in a store. */
const ALIVE = ['AVES', 'PESCADOS'];
const GRAIN = 'GRAOS';

const later = (date: string, days: number) =>
  `${new Date(Date.parse(`${date.slice(0, 10)}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)}T00:00:00`;
const round = (value: number) => Math.round(value * 1000) / 1000;

const placeOf = (line: string, product: string) =>
  line !== GRAIN ? 'DEPOSITO DA SEDE' : product.startsWith('SOJA') ? 'COOPERATIVA' : 'SILO DA FAZENDA';

/**
 * Everything that moved a customer's stocks until today, the oldest first: what documents bought and sold; what was
 * harvested before each sale, a tenth more than was sold and a hundredth of that lost; what was used of each purchase,
 * four fifths within a fortnight.
 */
export function stockMovesOf(customerId: number | null): StockMove[] {
  const { documents, products, productLines } = demo.world.finance;
  const now = localDate(new Date(), 0);
  const moves = documents
    .filter((row) => row.customerId === customerId && row.issueDate <= now)
    .flatMap((document) =>
      document.items.flatMap((item): StockMove[] => {
        const product = products.get(item.productId);
        const line = productLines.get(product?.productLineId)?.name ?? '';
        if (!product || !STOCKED.includes(line) || ALIVE.includes(line)) return [];
        const shared = { product, line, place: placeOf(line, product.name) };
        const quantity = item.unitQuantity;
        const value = Math.round(quantity * item.unitValue * 100 - item.discountValue * 100);
        const move = (kind: Kind, days: number, come: number, gone: number, worth = 0): StockMove => ({
          ...shared,
          kind,
          date: later(document.issueDate, days),
          farmId: document.farmId,
          farmerId: document.farmerId,
          document: kind === 'PURCHASE' || kind === 'SALE' ? document : null,
          come: round(come),
          gone: round(gone),
          value: Math.round(worth),
        });
        if (document.movement === 'EXPENSE')
          return [move('PURCHASE', 0, quantity, 0, value), move('CONSUMPTION', 14, 0, quantity * 0.8)];
        const harvested = quantity * 1.1;
        return [
          move('PRODUCTION', -12, harvested, 0, (value / quantity) * harvested * 0.62),
          move('LOSS', -11, 0, harvested * 0.01),
          move('SALE', 0, 0, quantity),
        ];
      }),
    );
  return moves
    .filter(({ date }) => date <= now)
    .toSorted((a, b) => a.date.localeCompare(b.date) || b.come - a.come);
}

export interface Stock {
  amount: number;
  value: number;
}

/** The stock after some moves of one product, at its moving mean. */
export function stockAfter(moves: readonly StockMove[]): Stock {
  let [amount, value] = [0, 0];
  for (const { come, gone, value: worth } of moves) {
    value += worth;
    const there = amount + come;
    amount = round(there - gone);
    value -= amount === 0 ? value : there === 0 ? 0 : Math.round((value / there) * gone);
  }
  return { amount, value };
}

/** The moves of each product. */
export function byProduct(moves: readonly StockMove[]): StockMove[][] {
  const heaps = new Map<number, StockMove[]>();
  for (const move of moves) {
    const heap = heaps.get(move.product.id);
    if (heap) heap.push(move);
    else heaps.set(move.product.id, [move]);
  }
  return [...heaps.values()].toSorted((a, b) =>
    (a[0]?.product.name ?? '').localeCompare(b[0]?.product.name ?? '', 'pt-BR'),
  );
}
