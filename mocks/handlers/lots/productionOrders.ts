import { json } from '../../answers';
import type { PoultryLot } from '../../db/poultryTypes';
import { id, text } from '../../read';
import { route } from '../../route';
import { demo } from '../../state';
import { sameText } from '../admin/sameText';
import { orderRefusal } from './fish/fishOrderTables';
import { aviaryName, LOT } from './lotTables';

interface Order {
  status: 'OPEN' | 'BLOCKED' | 'FINISHED' | null;
  lots: PoultryLot[];
}

/** A production order is what its lots are: open while one of them lives or waits. Null: no lot has the number yet. */
export function orderOf(customerId: number | null, number: string, except?: number): Order {
  const lots = demo.world.poultryLots.filter(
    (lot) =>
      lot.customerId === customerId &&
      lot.id !== except &&
      lot.productionOrder !== null &&
      sameText(lot.productionOrder, number),
  );
  const has = (...wanted: PoultryLot['status'][]) => lots.some(({ status }) => wanted.includes(status));
  if (lots.length === 0) return { status: null, lots };
  if (has('AWAITING', 'IN_PROGRESS')) return { status: 'OPEN', lots };
  return { status: has('BLOCKED') ? 'BLOCKED' : 'FINISHED', lots };
}

export const checkProductionOrder = route(
  'GET',
  '/ChickenLot/CheckProductionOrder',
  ({ customerId, query }) => {
    const order = orderOf(customerId, text(query.get('number')) ?? '', id(query.get('lotId')));
    return json({
      status: order.status,
      message: orderRefusal(order.status) ?? null,
      lots: order.lots.map((lot) => ({
        id: lot.id,
        number: lot.number,
        aviaryName: aviaryName(lot.aviaryId),
        status: lot.status,
      })),
    });
  },
  LOT,
);
