import type { FishLot, FishOrder } from '../../../db/fish/fishTypes';
import { demo } from '../../../state';
import { sameText } from '../../admin/sameText';

export type FishOrderState = 'OPEN' | 'BLOCKED' | 'FINISHED';

export const lotsOfOrder = (order: Pick<FishOrder, 'id'>): FishLot[] =>
  demo.world.fishLots.filter((lot) => lot.productionOrderId === order.id);

/** An order is what its lots are: open while one of them lives or waits, and before there is any. */
export function orderState(order: Pick<FishOrder, 'id'>): FishOrderState {
  const lots = lotsOfOrder(order);
  const has = (...wanted: FishLot['status'][]) => lots.some(({ status }) => wanted.includes(status));
  if (lots.length === 0 || has('AWAITING', 'IN_PROGRESS')) return 'OPEN';
  return has('BLOCKED') ? 'BLOCKED' : 'FINISHED';
}

export const orderByNumber = (customerId: number | null, number: string): FishOrder | undefined =>
  demo.world.fishOrders.find((row) => row.customerId === customerId && sameText(row.number, number));

/** Why a lot may not join an order in that state; undefined when it may. */
export function orderRefusal(state: FishOrderState | null): string | undefined {
  if (state === 'FINISHED') return 'Já existe uma ordem de produção com este número e ela está finalizada.';
  if (state === 'BLOCKED') return 'Já existe uma ordem de produção com este número e ela está bloqueada.';
  return undefined;
}

/** The order that a lot names by its number; one that nobody has entered yet is made. */
export function orderFor(customerId: number, number: string | null): number | null {
  if (number === null) return null;
  const known = orderByNumber(customerId, number);
  if (known) return known.id;
  return demo.world.fishOrders.insert({
    customerId,
    version: 1,
    number,
    observation: null,
    createdAt: new Date().toISOString(),
    updatedAt: null,
  }).id;
}
