import { dayFromToday } from '../../db/calendar';
import { type FieldErrors, json } from '../../answers';
import { loadedQuantity } from '../../db/finance/feedProduction';
import type { Production } from '../../db/finance/productionSeed';
import { type RegisterRow, registerRoutes } from '../../registerRoutes';
import { route } from '../../route';
import { demo } from '../../state';
import { Checks } from '../admin/checks';
import { atMidnight, decimal } from './customerRegister';
import { brazilianDay } from '../../db/poultry';
import { stockOn } from '../../db/stock/stockLedger';

const PERMISSION = 'PRODUCTION';
const DESTINATIONS = ['OWN_STORAGE', 'COOPERATIVE', 'BUYER', 'SEED', 'CONSUMPTION'];
const MOST = 100_000_000;

const table = () => demo.world.finance.production;
const hectares = (area: number) => area.toLocaleString('pt-BR', { minimumFractionDigits: 2 });

function wire({ active: _state, ...owned }: Production) {
  const { customerId: _own, ...row } = owned;
  const { harvests, farms, costCenters, finance } = demo.world;
  const product = finance.products.get(row.productId);
  return {
    ...row,
    harvestName: harvests.get(row.harvestId)?.name ?? '',
    farmName: farms.get(row.farmId)?.name ?? '',
    costCenterName: costCenters.get(row.costCenterId)?.name ?? '',
    productName: product?.name ?? '',
    unit: product?.unit ?? '',
    loadedQuantity: loadedQuantity(demo.world, owned),
  };
}

/** The last year that the name of a harvest tells, as in SOJA 2025/2026. */
const lastYear = (name: string) => Number(/(\d{4})\s*$/.exec(name)?.[1] ?? Infinity);

function check(
  sent: Record<string, unknown>,
  customerId: number | null,
): { errors: FieldErrors; input?: Omit<Production, keyof RegisterRow> } {
  const { harvests, farms, costCenters, finance } = demo.world;
  const checks = new Checks(sent);
  const day = checks.day('date', 'Data');
  if (day > dayFromToday()) checks.refuse('date', 'A data não pode ser futura.');
  const harvestId = checks.ref('harvestId', 'Safra', (id) => harvests.get(id)?.customerId === customerId);
  const harvest = harvests.get(harvestId);
  if (harvest && lastYear(harvest.name) < Number(day.slice(0, 4)))
    checks.refuse('harvestId', `A safra ${harvest.name} está encerrada nesta data.`);
  const farmId = checks.ref('farmId', 'Propriedade', (id) => farms.get(id)?.customerId === customerId);
  const costCenterId = checks.ref(
    'costCenterId',
    'Centro de custo',
    (id) => costCenters.get(id)?.farmId === farmId,
  );
  const useful = costCenters.get(costCenterId)?.usefulAreaSize;
  const area = decimal(checks, sent, 'area', 'Área', [0.01, MOST]);
  if (useful !== undefined && area > useful)
    checks.refuse('area', `A área passa da área útil do centro de custo (${hectares(useful)} ha).`);
  const input = {
    date: atMidnight(day),
    harvestId,
    farmId,
    costCenterId,
    productId: checks.ref(
      'productId',
      'Produto',
      (id) => finance.products.get(id)?.customerId === customerId,
    ),
    quantity: decimal(checks, sent, 'quantity', 'Quantidade', [0.01, MOST]),
    area,
    destination: checks.word('destination', 'Destino', DESTINATIONS),
    document: checks.optional('document', 'Romaneio ou nota', 60),
    observation: checks.optional('observation', 'Observação', 500),
    // What is saved by hand is no longer overwritten by the next load.
    ofLoads: false,
  };
  return checks.failed ? { errors: checks.errors } : { errors: {}, input };
}

/** What there is today of each product that the customer harvests, as the books of stock have it. */
const stock = route(
  'GET',
  '/Production/GetStock',
  ({ customerId }) => {
    const harvested = new Set(
      table()
        .filter((row) => row.customerId === customerId)
        .map(({ productId }) => productId),
    );
    const kept = stockOn(demo.world, customerId, brazilianDay(new Date()), ({ product }) =>
      harvested.has(product.id),
    );
    return json(
      kept.map(({ product, place, amount }) => ({
        productId: product.id,
        productName: product.name,
        unit: product.unit,
        placeName: place,
        quantity: amount,
      })),
    );
  },
  { permission: PERMISSION },
);

const registered = registerRoutes<Production>({
  table,
  wire,
  check,
  inUse: '',
  permission: { edit: PERMISSION, configure: PERMISSION },
  paths: {
    grid: '/Production/GetGridData',
    read: '/Production/GetById',
    create: '/Production/Create',
    save: { path: '/Production/Edit', methods: ['PUT'], id: 'query' },
    activate: '/Production/ActivateInactivate',
    remove: '/Production/Delete',
    dependents: '/Production/GetDependents',
  },
});

export const productionHandlers = [stock, ...registered];
