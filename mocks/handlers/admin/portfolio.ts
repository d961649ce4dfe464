import { invalid, json } from '../../answers';
import { route } from '../../route';
import { demo } from '../../state';
import { Checks } from './checks';

const master = { master: true } as const;
const nameOf = (managerId: number | null) => demo.world.platform.accountManagers.get(managerId)?.name ?? null;

const list = route(
  'GET',
  '/CustomerPortfolio/GetGridData',
  () => {
    const { customerRecords, serviceClassifications, portfolioMoves } = demo.world.platform;
    return json(
      customerRecords.all().map((record) => {
        const customer = demo.world.customers.need(record.id);
        const city = demo.world.cities.get(customer.cityId);
        const moves = portfolioMoves.filter((row) => row.customerId === record.id);
        return {
          id: record.id,
          customerName: customer.name,
          cityName: city ? `${city.name} - ${demo.world.states.need(city.stateId).initials}` : null,
          accountManagerId: record.accountManagerId,
          accountManagerName: nameOf(record.accountManagerId),
          serviceClassificationName: serviceClassifications.get(record.serviceClassificationId)?.name ?? null,
          isFreeAccount: customer.isFreeAccount,
          since: moves.at(-1)?.movedAt ?? (record.accountManagerId === null ? null : record.createdAt),
          active: record.active,
        };
      }),
    );
  },
  master,
);

const move = route(
  'POST',
  '/CustomerPortfolio/Move',
  async ({ body, user }) => {
    const { customerRecords, accountManagers, portfolioMoves } = demo.world.platform;
    const check = new Checks(await body());
    const ids = check.ids('customerIds', 'Clientes', (wanted) => customerRecords.get(wanted) !== undefined);
    if (ids.length === 0) check.refuse('customerIds', 'Escolha ao menos um cliente.');
    const toId = check.optionalRef(
      'accountManagerId',
      'Gerente de conta',
      (wanted) => accountManagers.get(wanted)?.active === true,
    );
    const reason = check.optional('reason', 'Motivo', 200);
    if (check.failed) return invalid(check.errors);
    const moved = ids.filter((each) => customerRecords.need(each).accountManagerId !== toId);
    const movedAt = new Date().toISOString();
    for (const customerId of moved) {
      const fromId = customerRecords.need(customerId).accountManagerId;
      customerRecords.update(customerId, { accountManagerId: toId, updatedAt: movedAt });
      portfolioMoves.insert({ customerId, fromId, toId, movedAt, movedBy: user.name, reason });
    }
    return json({ moved: moved.length });
  },
  master,
);

const history = route(
  'GET',
  '/CustomerPortfolio/GetHistory',
  () =>
    json(
      demo.world.platform.portfolioMoves
        .all()
        .toReversed()
        .map(({ id, customerId, fromId, toId, movedAt, movedBy, reason }) => ({
          id,
          customerName: demo.world.customers.get(customerId)?.name ?? '',
          fromName: nameOf(fromId),
          toName: nameOf(toId),
          movedAt,
          movedBy,
          reason,
        })),
    ),
  master,
);

export const portfolioHandlers = [list, move, history];
