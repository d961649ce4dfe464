import { json } from '../answers';
import { planning as menu } from '../db/menu/planning';
import { id } from '../read';
import { route } from '../route';
import { demo } from '../state';

/** Units of products as the activities sell in them. */
const SALE_UNITS: Readonly<Record<string, string>> = {
  SC: 'sc60',
  KG: 'kg',
  TON: 't',
  L: 'litre',
  LT: 'litre',
};

const PLAN = { permission: menu.items.flatMap(({ key }) => (key ? [key] : [])) };

/** The contracts of sale whose deadline lies in a crop year, July to June. */
export const planningContractHandlers = [
  route(
    'GET',
    '/Planning/GetContracts',
    ({ query, customerId }) => {
      const year = id(query.get('harvestYear')) ?? 0;
      const [from, until] = [`${year}-07-01`, `${year + 1}-07-01`];
      const { contracts, products, partners, currencies } = demo.world.finance;
      return json(
        contracts
          .filter(
            (row) =>
              row.customerId === customerId &&
              row.movement === 'INCOME' &&
              !row.cancelled &&
              row.deadline >= from &&
              row.deadline < until,
          )
          .map((row) => {
            const product = products.get(row.productId);
            return {
              id: row.id,
              number: row.number,
              contractType: row.kind,
              partnerPersonName: partners.get(row.partnerId)?.name ?? null,
              productName: product?.name ?? null,
              unitName: product?.unit ?? null,
              saleUnit: SALE_UNITS[product?.unit ?? ''] ?? null,
              quantity: row.quantity,
              unitPrice: row.unitPrice,
              currencySymbol: currencies.get(row.currencyId)?.symbol ?? null,
              deliveryDate: row.deadline,
            };
          }),
      );
    },
    { permission: 'CONTRACT_QUERY' },
  ),
  route(
    'GET',
    '/Planning/GetPlannedProducts',
    ({ query, customerId }) => {
      const [year, except] = [id(query.get('harvestYear')), id(query.get('exceptId'))];
      return json(
        demo.world.planning.plannings
          .filter((row) => row.customerId === customerId && row.harvestYear === year && row.id !== except)
          .flatMap(({ production, title }) =>
            production.map(({ productName, unit, quantity, farmActivityFieldId }) => ({
              productName,
              unit,
              quantity,
              farmActivityFieldId,
              title,
            })),
          ),
      );
    },
    PLAN,
  ),
];
