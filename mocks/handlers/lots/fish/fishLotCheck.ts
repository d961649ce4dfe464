import type { FieldErrors } from '../../../answers';
import type { FishLot } from '../../../db/fish/fishTypes';
import { FISH_SPECIES } from '../../../db/fishReferences';
import { dayLater, daysFrom } from '../../../db/poultry';
import type { Table } from '../../../db/table';
import { demo } from '../../../state';
import { Checks } from '../../admin/checks';
import { sameText } from '../../admin/sameText';
import { checkHousing, figure, oneOf, whole } from '../lotCheck';
import { lotsOfPond } from './fishLotTables';
import { type FishOrderState, orderByNumber, orderRefusal, orderState } from './fishOrderTables';

type Kept = Omit<
  FishLot,
  | 'id'
  | 'customerId'
  | 'version'
  | 'closingDate'
  | 'closingReason'
  | 'productionOrderId'
  | 'madeByLotId'
  | 'resultDocument'
  | 'createdAt'
  | 'updatedAt'
  | 'updatedByName'
>;
/** The order by its number: an unknown one is made. */
type Input = Kept & { productionOrder: string | null };

/** What must be known of fish that are in the pond. */
const OF_HOUSED = {
  animalBreedId: 'Espécie',
  housed: 'Peixes alojados',
  unitWeight: 'Peso médio inicial',
  outputUnit: 'Unidade de saída',
} as const;

/** Both sides of a pair were sent: they have to agree. */
function checkPairs(checks: Checks, input: Input): void {
  const { housingDate, expectedEndDate, durationDays, housed, deadInTransport, unitWeight, totalWeight } =
    input;
  if (deadInTransport !== null && deadInTransport > (housed ?? 0))
    checks.refuse('deadInTransport', 'Os mortos não podem ser mais que os peixes alojados.');
  if (housingDate && expectedEndDate && daysFrom(housingDate, expectedEndDate) !== durationDays)
    checks.refuse('expectedEndDate', 'O término previsto não corresponde à duração.');
  if (housed === null || unitWeight === null || totalWeight === null) return;
  // Grams are kept with two decimals, kilograms with three: half of the last one.
  if (Math.abs((housed * unitWeight) / 1000 - totalWeight) > housed * 0.000_005 + 0.000_5)
    checks.refuse('totalWeight', 'O peso total não corresponde ao peso médio e aos peixes alojados.');
}

function orderFault(customerId: number | null, number: string, own: FishLot | undefined): string | undefined {
  const order = orderByNumber(customerId, number);
  if (!order || order.id === own?.productionOrderId) return undefined;
  const state: FishOrderState = orderState(order);
  return orderRefusal(state);
}

/** The server's check of what the form of a lot of fish sends. */
export function checkFishLot(
  sent: Record<string, unknown>,
  customerId: number | null,
  own: FishLot | undefined,
): { errors: FieldErrors; input?: Input } {
  const checks = new Checks(sent);
  const { fishPonds, fishRanges, waterReferences, farms, farmActivities, harvests } = demo.world;
  const ofCustomer =
    (table: Table<{ id: number; customerId: number }>) =>
    (wanted: number): boolean =>
      table.get(wanted)?.customerId === customerId;
  const as = (table: unknown) => ofCustomer(table as Table<{ id: number; customerId: number }>);
  const fishPondId = own?.fishPondId ?? checks.ref('fishPondId', 'Viveiro', as(fishPonds));
  const number = checks.text('number', 'Número do lote', 20);
  const lots = lotsOfPond(fishPondId);
  if (lots.some((lot) => lot.id !== own?.id && sameText(lot.number, number)))
    checks.refuse('number', 'Já existe um lote com este número neste viveiro.');
  const productionOrder = checks.optional('productionOrder', 'Ordem de produção', 20);
  const fault = productionOrder === null ? undefined : orderFault(customerId, productionOrder, own);
  if (fault) checks.refuse('productionOrder', fault);
  const housingDate = checks.optionalDay('housingDate');
  const durationDays = checks.whole('durationDays', 'Duração prevista', 1, 720);
  const farmId = checks.optionalRef('farmId', 'Propriedade', as(farms));
  const input: Input = {
    fishPondId,
    number,
    status: housingDate === null ? 'AWAITING' : 'IN_PROGRESS',
    productionOrder,
    animalBreedId: checks.optionalRef('animalBreedId', 'Espécie', (wanted) =>
      FISH_SPECIES.some(({ id }) => id === wanted),
    ),
    housingDate,
    durationDays,
    expectedEndDate: housingDate === null ? null : dayLater(housingDate, durationDays),
    housed: whole(checks, sent, { name: 'housed', label: 'Peixes alojados', range: [1, 10_000_000] }),
    unitWeight: figure(checks, sent, { name: 'unitWeight', label: 'Peso médio', range: [0.01, 5000] }),
    totalWeight: figure(checks, sent, {
      name: 'totalWeight',
      label: 'Peso total',
      range: [0.001, 10_000_000],
    }),
    outputUnit: oneOf(checks, sent, ['outputUnit', 'Unidade de saída'], ['KG', 'HEAD', 'THOUSAND']),
    deadInTransport: whole(checks, sent, {
      name: 'deadInTransport',
      label: 'Mortos no transporte',
      range: [0, 10_000_000],
    }),
    waterTemperature: figure(checks, sent, {
      name: 'waterTemperature',
      label: 'Temperatura da água',
      range: [5, 40],
    }),
    waterPh: figure(checks, sent, { name: 'waterPh', label: 'pH da água', range: [0, 14] }),
    rangeSetId: checks.optionalRef('rangeSetId', 'Referência de desempenho', as(fishRanges)),
    waterSetId: checks.optionalRef('waterSetId', 'Referência de qualidade da água', as(waterReferences)),
    harvestYear: whole(checks, sent, { name: 'harvestYear', label: 'Ano da safra', range: [2000, 2100] }),
    farmId,
    farmActivityId: checks.optionalRef(
      'farmActivityId',
      'Atividade',
      (wanted) => farmId !== null && farmActivities.get(wanted)?.farmId === farmId,
    ),
    harvestId: checks.optionalRef('harvestId', 'Safra', as(harvests)),
    supplier: checks.optional('supplier', 'Fornecedor', 60),
  };
  if (!('FishPondId' in checks.errors))
    checkHousing(checks, input, own, { lots, ofPlace: 'deste viveiro', required: OF_HOUSED });
  checkPairs(checks, { ...input, expectedEndDate: checks.optionalDay('expectedEndDate') });
  return checks.failed ? { errors: checks.errors } : { errors: {}, input };
}
