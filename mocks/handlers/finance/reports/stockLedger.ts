import * as ledger from '../../../db/stock/stockLedger';
import type { StockMove } from '../../../db/stock/stockTypes';
import { demo } from '../../../state';

/** Everything that moved a customer's stocks until today, the oldest first. */
export const stockMovesOf = (customerId: number | null): StockMove[] =>
  ledger.stockMovesOf(demo.world, customerId);
