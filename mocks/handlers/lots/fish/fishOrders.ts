import { invalid, json, notFound, refused } from '../../../answers';
import type { FishOrder } from '../../../db/fish/fishTypes';
import { id, text } from '../../../read';
import { type Call, route } from '../../../route';
import { demo } from '../../../state';
import { Checks } from '../../admin/checks';
import { sameText } from '../../admin/sameText';
import { fishResultsWire, pondName } from './fishLotWire';
import { lotsOfOrder, orderByNumber, orderRefusal, orderState } from './fishOrderTables';

const table = () => demo.world.fishOrders;
const ofCustomer = ({ customerId }: Call) => table().filter((row) => row.customerId === customerId);

const ownOf = ({ customerId }: Call, wanted: unknown): FishOrder | undefined => {
  const order = table().get(id(wanted));
  return order?.customerId === customerId ? order : undefined;
};

const rowWire = (order: FishOrder) => {
  const { customerId: _owner, ...own } = order;
  return { ...own, status: orderState(order), lotCount: lotsOfOrder(order).length };
};
const wire = (order: FishOrder) => ({ ...rowWire(order), lots: lotsOfOrder(order).map(fishResultsWire) });

const usesOf = (order: FishOrder) =>
  [{ name: 'Lotes de peixe', count: lotsOfOrder(order).length }].filter(({ count }) => count > 0);

function checked(sent: Record<string, unknown>, { customerId }: Call, own?: FishOrder) {
  const checks = new Checks(sent);
  const number = checks.text('number', 'Número', 20);
  const taken = orderByNumber(customerId, number);
  if (taken && taken.id !== own?.id)
    checks.refuse('number', 'Já existe uma ordem de produção com este número.');
  return { checks, input: { number, observation: checks.optional('observation', 'Observação', 500) } };
}

/** Orders of fish: of every user of the customer, without a key. */
export const fishOrderHandlers = [
  route('GET', '/PiscicultureProductionOrder/GetGridData', (call) =>
    json(ofCustomer(call).toReversed().map(rowWire)),
  ),
  route('GET', '/PiscicultureProductionOrder/GetById', (call) => {
    const order = ownOf(call, call.query.get('id'));
    return order ? json(wire(order)) : notFound();
  }),
  // All of them, or the one of a number: its state, why a lot may not join it, the lots that share it.
  route('GET', '/PiscicultureProductionOrder/GetProductionOrdersForSelect', (call) => {
    const number = text(call.query.get('number'));
    const lotId = id(call.query.get('lotId'));
    return json(
      ofCustomer(call)
        .filter((order) => number === undefined || sameText(order.number, number))
        .map((order) => {
          const status = orderState(order);
          return {
            id: order.id,
            name: order.number,
            status,
            message: orderRefusal(status) ?? null,
            lots: lotsOfOrder(order)
              .filter((lot) => lot.id !== lotId)
              .map((lot) => ({
                id: lot.id,
                number: lot.number,
                fishPondName: pondName(lot),
                status: lot.status,
              })),
          };
        }),
    );
  }),
  route('POST', '/PiscicultureProductionOrder/Create', async (call) => {
    const { customerId } = call;
    const { checks, input } = checked(await call.body(), call);
    if (checks.failed || customerId === null) return invalid(checks.errors);
    const createdAt = new Date().toISOString();
    return json(wire(table().insert({ ...input, customerId, version: 1, createdAt, updatedAt: null })));
  }),
  route('PUT', '/PiscicultureProductionOrder/Edit', async (call) => {
    const order = ownOf(call, call.query.get('id'));
    if (!order) return notFound();
    const sent = await call.body();
    if (sent['version'] !== order.version)
      return refused(`A ordem ${order.number} foi alterada por outra pessoa. Abra-a de novo.`, 409);
    const { checks, input } = checked(sent, call, order);
    if (checks.failed) return invalid(checks.errors);
    const updatedAt = new Date().toISOString();
    return json(wire(table().update(order.id, { ...input, version: order.version + 1, updatedAt })));
  }),
  route('GET', '/PiscicultureProductionOrder/GetDependents', (call) => {
    const order = ownOf(call, call.query.get('id'));
    return order ? json(usesOf(order)) : notFound();
  }),
  route('DELETE', '/PiscicultureProductionOrder/Delete', (call) => {
    const order = ownOf(call, call.query.get('id'));
    if (!order) return notFound();
    const dependents = usesOf(order);
    if (dependents.length > 0)
      return json(
        { errors: {}, error: { message: 'A ordem tem lotes e não pode ser excluída.', dependents } },
        400,
      );
    table().remove(order.id);
    return json(true);
  }),
];
