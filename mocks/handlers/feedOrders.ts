import { invalid, json, notFound, refused } from '../answers';
import type { FeedOrder, FeedOrderState } from '../db/feedOrders';
import { FIRST_FISH_LOT, type FishLot } from '../db/fish/fishTypes';
import { aviaryFarm } from '../db/occurrence/aviaryFarm';
import { lastReading, SILO_CAPACITY } from '../db/occurrence/houseReadings';
import type { PoultryLot } from '../db/poultryTypes';
import { id, text } from '../read';
import { type Call, route } from '../route';
import { demo } from '../state';
import { Checks } from './admin/checks';
import { lotCourse } from './lots';
import { feedingSetWire, standingWire } from './lots/fish/fishOccurrences';
import { lastOf, midnight, todayHere } from './lots/lotTables';
import { momentErrors } from './occurrenceActs';

const FEEDS = ['pre-inicial', 'inicial', 'crescimento', 'engorda', 'abate'];
const MOST_KG = 200_000;
const LONGEST_NOTE = 500;
/** Orders that are still to come. */
const COMING: readonly FeedOrderState[] = ['SENT', 'CONFIRMED', 'IN_TRANSIT'];
/** Which states an order goes to from which. */
const STEPS: Readonly<Partial<Record<FeedOrderState, readonly FeedOrderState[]>>> = {
  SENT: ['DRAFT'],
  CONFIRMED: ['SENT'],
  IN_TRANSIT: ['SENT', 'CONFIRMED'],
  REFUSED: ['SENT', 'CONFIRMED'],
  CANCELLED: ['SENT', 'CONFIRMED'],
};
const ORDER: readonly FeedOrderState[] = [
  'DRAFT',
  'IN_TRANSIT',
  'CONFIRMED',
  'SENT',
  'DELIVERED',
  'REFUSED',
  'CANCELLED',
];

type Place = Pick<FeedOrder, 'lotId' | 'sensorId'>;

const table = () => demo.world.feedOrders;

/** Silos that weigh themselves, of a house. */
function silosOf(customerId: number | null, aviaryId?: number) {
  const { sensors, equipment } = demo.world;
  return sensors
    .filter((row) => row.customerId === customerId && row.magnitude === 'SILO_WEIGHT' && row.active)
    .flatMap((sensor) => {
      const device = equipment.get(sensor.equipmentId);
      const house = device?.aviaryId ?? null;
      if (!device || house === null || (aviaryId !== undefined && house !== aviaryId)) return [];
      return [{ sensor, device, aviaryId: house }];
    });
}

/** The lot of fish that an order goes to. */
const fishOf = ({ lotId }: Place): FishLot | undefined =>
  lotId !== null && lotId >= FIRST_FISH_LOT ? demo.world.fishLots.get(lotId) : undefined;

/** The house that an order goes to. */
function aviaryOf({ lotId, sensorId }: Place) {
  const { aviaries, poultryLots, sensors, equipment } = demo.world;
  if (lotId !== null) return aviaries.get(poultryLots.get(lotId)?.aviaryId);
  return aviaries.get(equipment.get(sensors.get(sensorId)?.equipmentId)?.aviaryId);
}

/** The lot whose birds eat it: the one that was ordered for, else the one that lives in its house now. */
function lotFor(place: Place): PoultryLot | undefined {
  const lot = demo.world.poultryLots.get(place.lotId);
  if (lot?.status === 'IN_PROGRESS') return lot;
  const aviary = aviaryOf(place);
  return aviary && lastOf(aviary.id, 'IN_PROGRESS');
}

const destinationOf = ({ lotId, sensorId }: Place) =>
  lotId === null ? `SILO-${String(sensorId)}` : `LOT-${lotId}`;

/** Lots in progress and silos of the customer, as an order names them. */
function placeOf({ customerId }: Pick<Call, 'customerId'>, destination: unknown): Place | undefined {
  const [kind, digits] = (text(destination) ?? '').split('-');
  const wanted = id(digits);
  if (kind === 'LOT') {
    const lot = demo.world.poultryLots.get(wanted) ?? demo.world.fishLots.get(wanted);
    return lot?.customerId === customerId ? { lotId: lot.id, sensorId: null } : undefined;
  }
  const silo = silosOf(customerId).find(({ sensor }) => kind === 'SILO' && sensor.id === wanted);
  return silo && { lotId: null, sensorId: silo.sensor.id };
}

/** What the silos of a place weigh now; nothing where one of them is silent. */
function stockOf(place: Place) {
  const aviary = aviaryOf(place);
  const silos = aviary ? silosOf(aviary.customerId, aviary.id) : [];
  const meant = silos.filter(({ sensor }) => place.sensorId === null || sensor.id === place.sensorId);
  const read = meant.map(({ sensor, device }) => lastReading(demo.world, sensor, device));
  const known = read.filter((one) => one !== null);
  if (known.length === 0 || known.length < meant.length)
    return { siloKg: null, siloReadAt: null, capacityKg: null };
  return {
    siloKg: known.reduce((sum, { value }) => sum + value, 0),
    siloReadAt: known.map(({ at }) => at).toSorted()[0] ?? null,
    capacityKg: SILO_CAPACITY * known.length,
  };
}

function wire(order: FeedOrder) {
  const { world } = demo;
  const aviary = aviaryOf(order);
  const fish = fishOf(order);
  const pond = world.fishPonds.get(fish?.fishPondId);
  const lot = fish ?? world.poultryLots.get(order.lotId);
  const { receipt } = order;
  const written = fish ? world.occurrence.fishOccurrences : world.occurrence.occurrences;
  return {
    id: order.id,
    version: order.version,
    number: order.number,
    status: order.status,
    destination: destinationOf(order),
    species: fish ? 'FISH' : 'POULTRY',
    lotNumber: lot?.number ?? null,
    aviaryName: pond?.name ?? aviary?.name ?? null,
    siloName: world.sensors.get(order.sensorId)?.name ?? null,
    farmName: (pond ? world.farms.get(pond.farmId)?.name : aviary && aviaryFarm(world, aviary)?.name) ?? null,
    feedType: order.feedType,
    quantityKg: order.quantityKg,
    deliveryDate: midnight(order.deliveryDate),
    nextDeliveryDate: midnight(order.nextDeliveryDate),
    stockKg: order.stockKg,
    observation: order.observation,
    receipt: receipt && {
      ...receipt,
      // One that was deleted since is not there any more.
      occurrenceId: written.get(receipt.occurrenceId)?.id ?? null,
    },
    history: order.history,
    createdAt: order.createdAt,
    createdBy: order.history[0]?.userName ?? null,
    updatedAt: order.updatedAt,
    updatedBy: order.updatedAt === null ? null : order.updatedByName,
  };
}

const ownOf = ({ customerId }: Call, wanted: unknown): FeedOrder | undefined => {
  const order = table().get(id(wanted));
  return order?.customerId === customerId ? order : undefined;
};

function stale(order: FeedOrder, version: unknown): Response | undefined {
  if (version === order.version) return undefined;
  return refused(`O pedido ${order.number} foi alterado por ${order.updatedByName} enquanto isso.`, 409);
}

const kilograms = (sent: unknown): number | undefined =>
  typeof sent === 'number' && sent > 0 && sent <= MOST_KG ? sent : undefined;

/** What an order says, or what is wrong with it. */
function checked(sent: Record<string, unknown>, call: Call) {
  const check = new Checks(sent);
  const place = placeOf(call, sent['destination']);
  if (!place) check.refuse('destination', 'O campo Destino é obrigatório.');
  else if (
    place.lotId !== null &&
    (fishOf(place) ?? demo.world.poultryLots.need(place.lotId)).status !== 'IN_PROGRESS'
  )
    check.refuse('destination', 'O lote não está em andamento.');
  const feedType = check.word('feedType', 'Tipo de ração', FEEDS);
  const quantityKg = kilograms(sent['quantityKg']);
  if (quantityKg === undefined)
    check.refuse('quantityKg', `Informe uma quantidade maior que zero e de até ${MOST_KG} kg.`);
  const deliveryDate = check.day('deliveryDate', 'Entrega');
  if (deliveryDate !== '' && deliveryDate < todayHere())
    check.refuse('deliveryDate', 'A entrega não pode ser antes de hoje.');
  const nextDeliveryDate = check.optionalDay('nextDeliveryDate');
  if (nextDeliveryDate !== null && nextDeliveryDate <= deliveryDate)
    check.refuse('nextDeliveryDate', 'A próxima entrega deve ser depois desta.');
  const stock = sent['stockKg'] ?? null;
  if (stock !== null && !(typeof stock === 'number' && stock >= 0 && stock <= MOST_KG))
    check.refuse('stockKg', 'Informe uma quantidade que não seja negativa.');
  const observation = check.optional('observation', 'Observação', LONGEST_NOTE) ?? '';
  if (check.failed || !place || quantityKg === undefined) return { errors: check.errors };
  return {
    errors: check.errors,
    input: {
      ...place,
      feedType,
      quantityKg,
      deliveryDate,
      nextDeliveryDate,
      stockKg: typeof stock === 'number' ? stock : null,
      observation,
    },
  };
}

function step(
  order: FeedOrder,
  status: FeedOrderState,
  { user }: Call,
  more: Partial<FeedOrder> & { reason?: string | null } = {},
): Response {
  const { reason = null, ...rest } = more;
  const at = new Date().toISOString();
  const entry = { status, at, userName: user.name, reason };
  return json(
    wire(
      table().update(order.id, {
        ...rest,
        status,
        history: [...order.history, entry],
        version: order.version + 1,
        updatedAt: at,
        updatedByName: user.name,
      }),
    ),
  );
}

/** The order is received, and its feed written down as come to the lot that eats it: one step. */
async function receive(call: Call): Promise<Response> {
  const sent = await call.body();
  const order = ownOf(call, sent['id']);
  if (!order) return notFound();
  const late = stale(order, sent['version']);
  if (late) return late;
  if (!COMING.includes(order.status)) return refused('Só um pedido enviado pode ser recebido.', 409);
  const check = new Checks(sent);
  const noteKg = kilograms(sent['noteKg']);
  if (noteKg === undefined)
    check.refuse('noteKg', `Informe uma quantidade maior que zero e de até ${MOST_KG} kg.`);
  const scaleKg = sent['scaleKg'] == null ? null : kilograms(sent['scaleKg']);
  if (scaleKg === undefined)
    check.refuse('scaleKg', `Informe uma quantidade maior que zero e de até ${MOST_KG} kg.`);
  const invoiceNumber = check.optional('invoiceNumber', 'Nota fiscal', 20) ?? '';
  const feedLot = check.optional('feedLot', 'Lote da ração', 30) ?? '';
  const receivedAt = text(sent['receivedAt']) ?? '';
  const fish = fishOf(order);
  const lot = fish?.status === 'IN_PROGRESS' ? fish : lotFor(order);
  if (lot) {
    const wrong = momentErrors(lot, 'movimento-de-racao', receivedAt);
    const words = wrong['HappenedAt']?.[0] ?? wrong['LotId']?.[0];
    if (words) check.refuse('receivedAt', words);
  } else if (!(Date.parse(receivedAt) <= Date.now() + 60_000))
    check.refuse('receivedAt', 'A data não pode ser depois de agora.');
  if (check.failed || noteKg === undefined || scaleKg === undefined) return invalid(check.errors);
  const { occurrences, fishOccurrences } = demo.world.occurrence;
  const written =
    lot &&
    (fish ? fishOccurrences : occurrences).insert({
      customerId: lot.customerId,
      lotId: lot.id,
      type: 'movimento-de-racao',
      happenedAt: receivedAt,
      observation: `PEDIDO DE RACAO ${order.number}`,
      files: [],
      depletion: [],
      userName: call.user.name,
      values: {
        movement: 'recebimento',
        feedType: order.feedType,
        quantityKg: noteKg,
        scaleKg,
        invoiceNumber,
        feedLot,
        silo: (demo.world.sensors.get(order.sensorId)?.name ?? '').slice(0, 30),
      },
      version: 1,
      clientKey: null,
    });
  const receipt = { receivedAt, noteKg, scaleKg, invoiceNumber, feedLot, occurrenceId: written?.id ?? null };
  return step(order, 'DELIVERED', call, { receipt });
}

/** Orders of feed: of every user of the customer, without a key. */
export const feedOrderHandlers = [
  route('GET', '/FeedOrder/GetGridData', ({ customerId }) =>
    json(
      table()
        .filter((order) => order.customerId === customerId)
        .toSorted((a, b) => ORDER.indexOf(a.status) - ORDER.indexOf(b.status) || b.number - a.number)
        .map(wire),
    ),
  ),
  route('GET', '/FeedOrder/GetById', (call) => {
    const order = ownOf(call, call.query.get('id'));
    return order ? json(wire(order)) : notFound();
  }),
  // Where feed is ordered to: lots that live, and silos that weigh themselves.
  route('GET', '/FeedOrder/GetDestinationsForSelect', ({ customerId }) => {
    const { aviaries, poultryLots, fishLots, fishPonds } = demo.world;
    const ofFish = fishLots
      .filter((lot) => lot.customerId === customerId && lot.status === 'IN_PROGRESS')
      .toSorted((a, b) => a.fishPondId - b.fishPondId);
    const lots = poultryLots
      .filter((lot) => lot.customerId === customerId && lot.status === 'IN_PROGRESS')
      .toSorted((a, b) => a.aviaryId - b.aviaryId);
    return json([
      ...lots.map((lot) => ({
        id: `LOT-${lot.id}`,
        kind: 'LOT',
        species: 'POULTRY',
        lotNumber: lot.number,
        placeName: aviaries.get(lot.aviaryId)?.name ?? null,
        siloName: null,
      })),
      ...ofFish.map((lot) => ({
        id: `LOT-${lot.id}`,
        kind: 'LOT',
        species: 'FISH',
        lotNumber: lot.number,
        placeName: fishPonds.get(lot.fishPondId)?.name ?? null,
        siloName: null,
      })),
      ...silosOf(customerId).map(({ sensor, aviaryId }) => ({
        id: `SILO-${sensor.id}`,
        kind: 'SILO',
        species: 'POULTRY',
        lotNumber: lastOf(aviaryId, 'IN_PROGRESS')?.number ?? null,
        placeName: aviaries.get(aviaryId)?.name ?? null,
        siloName: sensor.name,
      })),
    ]);
  }),
  // What an order is proposed by: who eats, what is there, what is on its way.
  route('GET', '/FeedOrder/GetNeed', (call) => {
    const place = placeOf(call, call.query.get('destination'));
    const aviary = place && aviaryOf(place);
    const fish = place && fishOf(place);
    if (!place || (!aviary && !fish)) return notFound();
    const ownId = id(call.query.get('orderId'));
    const lot = aviary && lotFor(place);
    const set = demo.world.fishRanges.get(fish?.rangeSetId);
    return json({
      course: lot && aviary ? lotCourse(lot, aviary) : null,
      fish: fish
        ? {
            lot: standingWire(fish),
            set: set ? feedingSetWire(set) : null,
            expectedEndDate: midnight(fish.expectedEndDate),
          }
        : null,
      ...stockOf(place),
      coming: table()
        .filter(
          (order) =>
            order.customerId === call.customerId &&
            order.id !== ownId &&
            COMING.includes(order.status) &&
            (fish ? order.lotId === fish.id : aviaryOf(order)?.id === aviary?.id),
        )
        .map(({ id: orderId, number, quantityKg, deliveryDate }) => ({
          id: orderId,
          number,
          quantityKg,
          deliveryDate: midnight(deliveryDate),
        })),
    });
  }),
  route('POST', '/FeedOrder/Create', async (call) => {
    const { customerId, user } = call;
    const { errors, input } = checked(await call.body(), call);
    if (!input || customerId === null) return invalid(errors);
    const at = new Date().toISOString();
    const numbers = table()
      .filter((order) => order.customerId === customerId)
      .map(({ number }) => number);
    return json(
      wire(
        table().insert({
          ...input,
          customerId,
          number: Math.max(0, ...numbers) + 1,
          status: 'DRAFT',
          receipt: null,
          history: [{ status: 'DRAFT', at, userName: user.name, reason: null }],
          version: 1,
          createdAt: at,
          updatedAt: null,
          updatedByName: user.name,
        }),
      ),
    );
  }),
  route('PUT', '/FeedOrder/Edit', async (call) => {
    const order = ownOf(call, call.query.get('id'));
    if (!order) return notFound();
    if (order.status !== 'DRAFT')
      return refused('Um pedido enviado não é alterado: cancele-o e faça outro.', 409);
    const sent = await call.body();
    const late = stale(order, sent['version']);
    if (late) return late;
    const { errors, input } = checked(sent, call);
    if (!input) return invalid(errors);
    const { user } = call;
    const at = { updatedAt: new Date().toISOString(), updatedByName: user.name };
    return json(wire(table().update(order.id, { ...input, ...at, version: order.version + 1 })));
  }),
  route('GET', '/FeedOrder/GetDependents', (call) =>
    ownOf(call, call.query.get('id')) ? json([]) : notFound(),
  ),
  route('DELETE', '/FeedOrder/Delete', (call) => {
    const order = ownOf(call, call.query.get('id'));
    if (!order) return notFound();
    if (order.status !== 'DRAFT') return refused('Um pedido enviado não é excluído, só cancelado.', 409);
    table().remove(order.id);
    return json(true);
  }),
  route('POST', '/FeedOrder/ChangeState', async (call) => {
    const sent = await call.body();
    const order = ownOf(call, sent['id']);
    if (!order) return notFound();
    const late = stale(order, sent['version']);
    if (late) return late;
    const status = text(sent['status']) as FeedOrderState;
    if (!STEPS[status]?.includes(order.status))
      return refused('O pedido não pode ir para esta situação.', 409);
    if (status === 'SENT' && order.deliveryDate < todayHere())
      return invalid({ DeliveryDate: ['A entrega não pode ser antes de hoje.'] });
    const check = new Checks(sent);
    const needsReason = status === 'REFUSED' || status === 'CANCELLED';
    const reason = needsReason ? check.text('reason', 'Motivo', 200) : null;
    return check.failed ? invalid(check.errors) : step(order, status, call, { reason });
  }),
  route('POST', '/FeedOrder/Receive', receive),
];
