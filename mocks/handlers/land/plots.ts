import { invalid, json, notFound } from '../../answers';
import type { Plot } from '../../db/mapTypes';
import { flag, id, text } from '../../read';
import { type Call, route } from '../../route';
import { demo } from '../../state';
import { Checked, now, objectIn } from './checks';
import { checkCostCenter, checkRealEstates, type CostCenterInput } from './costCenterCheck';
import { insertCostCenter } from './costCenters';
import { activityOf, byName, LAND, own, plotRow, plotWire, sum } from './wire';

const MAX_HECTARES = 3000;
const LEASED = 2;
const OWNERSHIPS = [1, 2, 3, 4];
const LONGEST_OBSERVATION = 500;
/** No field lies higher, or deeper below the sea. */
const HIGHEST = 9000;

const plotsOf = ({ customerId }: Call) =>
  demo.world.plots.filter((row) => row.customerId === customerId && row.active);
const plotOf = (call: Call, wanted: unknown): Plot | undefined => {
  const plot = own(call, demo.world.plots.get(id(wanted)));
  return plot?.active ? plot : undefined;
};

const isDegree = (value: unknown, most: number) => typeof value === 'number' && Math.abs(value) <= most;

/** A text of rings, each of one kind and of three vertices at least. */
function isPolygonArea(value: string): boolean {
  try {
    const rings: unknown = JSON.parse(value);
    return (
      Array.isArray(rings) &&
      rings.every((ring) => {
        const { type, path } = objectIn(ring);
        return (
          (type === 'ADD' || type === 'REMOVE') &&
          Array.isArray(path) &&
          path.length >= 3 &&
          path.map(objectIn).every(({ lat, lng }) => isDegree(lat, 90) && isDegree(lng, 180))
        );
      })
    );
  } catch {
    return false;
  }
}

type PlotInput = Omit<Plot, 'id' | 'customerId' | 'active' | 'createdAt' | 'updatedAt' | 'clayContent'>;

interface CheckedPlot {
  errors: Checked['errors'];
  input?: PlotInput;
  /** The cost center that comes into being with the plot. */
  newCenter?: CostCenterInput;
}

function check(sent: Record<string, unknown>, customerId: number, self?: Plot): CheckedPlot {
  const { world } = demo;
  const body = new Checked(sent);
  const ofCustomer = <T extends { customerId: number }>(row: T | undefined) =>
    row?.customerId === customerId ? row : undefined;
  const name = body.name('name', 'Nome do talhão', 100);
  const farm = body.row('farmId', 'Propriedade', (wanted) => ofCustomer(world.farms.get(wanted)));
  if (farm?.farmType === 2) body.wrong('farmId', 'Esta propriedade não recebe talhões.');
  const useful = body.amount('usefulAreaSize', 'Área útil', true);
  if (useful !== null && useful > MAX_HECTARES)
    body.wrong('usefulAreaSize', 'Área útil não pode ser maior que 3.000,00 ha.');
  const common = body.amount('commonAreaSize', 'Área comum', false);
  const irrigated = body.amount('irrigatedAreaSize', 'Área irrigada', false);
  if (irrigated !== null && irrigated > 0 && useful !== null && irrigated >= useful)
    body.wrong('irrigatedAreaSize', 'Área irrigada deve ser menor que a área útil.');
  const soil = body.row('soilType', 'Tipo de solo', (wanted) => ofCustomer(world.soilTypes.get(wanted)));
  const station = body.row(
    'weatherStationId',
    'Estação meteorológica',
    (wanted) => ofCustomer(world.weatherStations.get(wanted)),
    false,
  );
  const measured = sent.typeFarmRealEstate;
  if (measured !== 'AREA' && measured !== 'WITHOUT')
    body.wrong('typeFarmRealEstate', 'O campo Vincular matrículas é obrigatório.');
  const polygonArea = text(sent.polygonArea) ?? null;
  if (polygonArea !== null && !isPolygonArea(polygonArea))
    body.wrong('polygonArea', 'O desenho do talhão não pôde ser lido.');

  const observation = text(sent.observation) ?? null;
  if (observation !== null && observation.length > LONGEST_OBSERVATION)
    body.wrong('observation', `O campo Observação deve ter no máximo ${LONGEST_OBSERVATION} caracteres.`);
  const altitude = typeof sent.altitude === 'number' ? sent.altitude : null;
  if (altitude !== null && Math.abs(altitude) > HIGHEST) body.wrong('altitude', 'Altitude inválida.');

  const ownership = id(sent.realEstatePatrimonyOwnership) ?? null;
  const price = body.amount('realEstatePatrimonyPurchasePrice', 'Valor de aquisição', false) ?? 0;
  const newField = !self && (flag(sent.newFarmActivityField) ?? false);
  const center = newField
    ? undefined
    : body.row('farmActivityFieldId', 'Centro de custo', (wanted) => {
        const found = ofCustomer(world.costCenters.get(wanted));
        return found?.farmId === farm?.id ? found : undefined;
      });
  const duplicate = world.plots.find(
    (row) =>
      row.active &&
      row.costCenterId === center?.id &&
      row.id !== self?.id &&
      row.name.localeCompare(name, 'pt-BR', { sensitivity: 'base' }) === 0,
  );
  if (duplicate) body.wrong('name', 'Já existe um talhão com este nome neste centro de custo.');
  const made = newField
    ? checkCostCenter(objectIn(sent.farmActivityField), {
        customerId,
        prefix: 'FarmActivityField.',
        registrationsOptional: true,
        ...(farm ? { farmId: farm.id } : {}),
      })
    : undefined;
  if (ownership === null ? newField : !OWNERSHIPS.includes(ownership))
    body.wrong('realEstatePatrimonyOwnership', 'O campo Tipo de área é obrigatório.');
  if (made?.input && ownership === LEASED && made.input.areaValueInProductQuantity !== null)
    body.wrong('farmActivityField.AreaValueInProductQuantity', 'Área arrendada não tem valor da terra.');
  const errors = { ...body.errors, ...made?.errors };
  const centerId = center?.id ?? 0;
  if (Object.keys(errors).length > 0 || !farm || (!center && !made?.input)) return { errors };
  return {
    errors,
    ...(made?.input ? { newCenter: made.input } : {}),
    input: {
      name,
      farmId: farm.id,
      costCenterId: centerId,
      usefulAreaSize: useful ?? 0,
      commonAreaSize: common,
      farmHeadquarters: flag(sent.farmHeadquarters) ?? false,
      irrigatedAreaSize: irrigated,
      soilTypeId: soil?.id ?? null,
      polygonArea,
      observation,
      typeFarmRealEstate: measured === 'AREA' ? 'AREA' : 'WITHOUT',
      ownership,
      purchasePrice: price,
      weatherStationId: station?.id ?? null,
      altitude,
    },
  };
}

/** Registrations of a cost center that stood before may be changed from its plot's form. */
function linkRealEstates(sent: unknown, costCenterId: number, added: number): Checked['errors'] {
  const { measurementType, farmRealEstates } = objectIn(sent);
  const self = demo.world.costCenters.need(costCenterId);
  const body = new Checked({}, 'FarmActivityField.');
  if (measurementType !== 2) return {};
  const area = sum([self.usefulAreaSize, self.commonAreaSize, added]);
  const used = checkRealEstates(farmRealEstates, body, { customerId: self.customerId, area, self });
  if (!body.failed)
    demo.world.costCenters.update(self.id, {
      measurementType: 2,
      farmRealEstates: used,
      updatedAt: now(),
    });
  return body.errors;
}

async function save(call: Call, self?: Plot): Promise<Response> {
  const { customerId } = call;
  if (customerId === null) return notFound();
  const sent = await call.body();
  const { errors, input, newCenter } = check(sent, customerId, self);
  if (!input) return invalid(errors);
  if (!newCenter && sent.farmActivityField !== undefined) {
    const added = self ? 0 : sum([input.usefulAreaSize, input.commonAreaSize ?? 0]);
    const refused = linkRealEstates(sent.farmActivityField, input.costCenterId, added);
    if (Object.keys(refused).length > 0) return invalid(refused);
  }
  const costCenterId = newCenter ? insertCostCenter(newCenter, customerId).id : input.costCenterId;
  const kept = { ...input, costCenterId };
  const { plots } = demo.world;
  const saved = self
    ? plots.update(self.id, { ...kept, updatedAt: now() })
    : plots.insert({
        ...kept,
        customerId,
        active: true,
        clayContent: null,
        createdAt: now(),
        updatedAt: null,
      });
  return json(plotWire(saved));
}

function saveClay(call: Call, sent: unknown): Response {
  const rows = Array.isArray(sent) ? sent.map(objectIn) : [];
  const plots = rows.map((row) => plotOf(call, row.id));
  if (rows.length === 0 || plots.includes(undefined)) return notFound();
  const wrong = rows.some(
    ({ clayContent: clay }) => clay !== null && (typeof clay !== 'number' || clay < 0 || clay > 100),
  );
  if (wrong) return invalid({ ClayContent: ['O teor de argila deve estar entre 0 e 100%.'] });
  for (const [index, plot] of plots.entries()) {
    const clay = rows[index]?.clayContent;
    if (plot)
      demo.world.plots.update(plot.id, {
        clayContent: typeof clay === 'number' ? clay : null,
        updatedAt: now(),
      });
  }
  return json(true);
}

const BASE = '/FarmActivityFieldPolygon';

export const plotHandlers = [
  route(
    'GET',
    `${BASE}/GetById`,
    (call) => {
      const plot = plotOf(call, call.query.get('id'));
      return plot ? json(plotWire(plot)) : notFound();
    },
    LAND,
  ),
  route(
    'GET',
    `${BASE}/GetPathPolygonById/{id}`,
    (call) => {
      const plot = plotOf(call, call.params.id);
      return plot ? json({ id: plot.id, polygonArea: plot.polygonArea }) : notFound();
    },
    LAND,
  ),
  route('GET', `${BASE}/GetTableData`, (call) => json(plotsOf(call).map(plotRow).sort(byName)), LAND),
  route('POST', `${BASE}/Add`, (call) => save(call), LAND),
  route(
    'POST',
    `${BASE}/Update`,
    async (call) => {
      const sent = await call.body();
      const plot = plotOf(call, sent.id);
      return plot ? save({ ...call, body: () => Promise.resolve(sent) }, plot) : notFound();
    },
    LAND,
  ),
  route(
    'DELETE',
    `${BASE}/Inactivate/{id}`,
    (call) => {
      const plot = plotOf(call, call.params.id);
      if (!plot) return notFound();
      demo.world.plots.update(plot.id, { active: false, updatedAt: now() });
      return json(true);
    },
    LAND,
  ),
  route(
    'POST',
    `${BASE}/UpdateClayContent`,
    async (call) => saveClay(call, (await call.body()).polygons),
    LAND,
  ),
  route(
    'GET',
    `${BASE}/GetHarvestByPolygonId`,
    (call) => {
      const plot = plotOf(call, call.query.get('polygonId'));
      if (!plot) return notFound();
      const { farmActivityId } = demo.world.costCenters.need(plot.costCenterId);
      const activity = activityOf(farmActivityId);
      return json(
        demo.world.harvests
          .filter((row) => row.customerId === plot.customerId && row.businessActivityId === activity.id)
          .map(({ id: harvestId, name }) => ({ id: harvestId, name })),
      );
    },
    LAND,
  ),
  route(
    'GET',
    `${BASE}/GetFarmActivityFieldPolygonByFarmIdAndHarvestId`,
    (call) => {
      const harvest = own(call, demo.world.harvests.get(id(call.query.get('harvestId'))));
      const farmId = id(call.query.get('farmId'));
      return json(
        plotsOf(call)
          .filter((plot) => plot.farmId === farmId)
          .filter((plot) => {
            const { farmActivityId } = demo.world.costCenters.need(plot.costCenterId);
            return activityOf(farmActivityId).id === harvest?.businessActivityId;
          })
          .map(plotWire),
      );
    },
    LAND,
  ),
];
