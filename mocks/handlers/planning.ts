import { forbidden, invalid, json, notFound, refused } from '../answers';
import { ratingsOf } from '../db/finance/ratingTree';
import { planning as menu } from '../db/menu/planning';
import type { Planning } from '../db/planning/planningTypes';
import { id } from '../read';
import { type Call, route } from '../route';
import { demo } from '../state';
import { plotsByField } from './land/wire';
import { planningContractHandlers } from './planningContracts';
import { planningScenarioHandlers } from './planningScenarios';
import { checkPlanning } from './planningCheck';
import {
  asApproved,
  dropVersions,
  isFrozen,
  keepVersion,
  planningVersionHandlers,
  versionWire,
} from './planningVersions';
import { planningForecastHandlers } from './planningForecast';
import { mayReadFinance } from './finance/documents';
import { actualItems } from './planningActual';
import { centersOfPlans, comparedAccounts, comparedProducts, plannedArea, summaryRows } from './planningSums';

/** A user who may open a page of planning may make its calls. */
const PLAN = {
  permission: menu.items.flatMap(({ key }) => (key ? [key] : [])),
};

/** How long a recalculation takes in the demo, milliseconds. */
const DURATION = 24_000;
const STEPS = ['READ', 'SHARE', 'SUM', 'WRITE'] as const;

const own = ({ customerId }: Call, wanted: unknown) => {
  const row = demo.world.planning.plannings.get(id(wanted));
  return row?.customerId === customerId ? row : undefined;
};
const ofCustomer = ({ customerId }: Call) =>
  demo.world.planning.plannings.filter((row) => row.customerId === customerId);

const sumOf = (rows: readonly { total: number | null }[]) =>
  Math.round(rows.reduce((all, { total }) => all + (total ?? 0), 0) * 100) / 100;

function rowWire(row: Planning) {
  const { production, expenses, apportionment: _parts, customerId: _customer, ...head } = row;
  const unknown = production.length === 0 || production.some(({ total }) => total === null);
  return {
    ...head,
    income: unknown ? null : sumOf(production),
    expense: expenses.some(({ total }) => total === null) ? null : sumOf(expenses),
  };
}

function centersOf(call: Call) {
  const { costCenters, farms, farmActivities, businessActivities } = demo.world;
  const plots = plotsByField(call.customerId);
  return costCenters
    .filter((row) => row.customerId === call.customerId && row.active)
    .map((row) => ({
      id: row.id,
      name: row.name,
      farmId: row.farmId,
      farmName: farms.need(row.farmId).name,
      usefulAreaSize: row.usefulAreaSize,
      plotCount: plots.get(row.id)?.length ?? 0,
      plots: (plots.get(row.id) ?? []).map(({ id: plotId, name, usefulAreaSize }) => ({
        id: plotId,
        name,
        usefulAreaSize,
      })),
      systemBusinessActivityConstantFilter: businessActivities.need(
        farmActivities.need(row.farmActivityId).businessActivityId,
      ).constantFilter,
    }));
}

/** The last recalculation as it is now; its end makes the figures of its year up to date. */
function progressOf(call: Call) {
  const { recalculations, plannings } = demo.world.planning;
  const last = recalculations.filter((row) => row.customerId === call.customerId).at(-1);
  if (!last) return null;
  const percent = Math.min(100, Math.floor(((Date.now() - last.startedAt) / DURATION) * 100));
  const centers = centersOf(call);
  const done = percent >= 100;
  if (done)
    for (const row of ofCustomer(call))
      if (row.harvestYear === last.harvestYear && row.outdated && Date.parse(row.updatedAt) <= last.startedAt)
        plannings.update(row.id, { outdated: false });
  return {
    id: last.id,
    status: done ? 'DONE' : 'RUNNING',
    percent,
    step: STEPS[Math.min(STEPS.length - 1, Math.floor(percent / 25))] ?? 'READ',
    farmActivityFieldName: centers[Math.floor((percent / 100) * centers.length)]?.name ?? null,
    harvestYear: last.harvestYear,
    userName: last.userName,
    startedAt: new Date(last.startedAt).toISOString(),
  };
}

async function save(call: Call, wanted?: string | null): Promise<Response> {
  const { plannings } = demo.world.planning;
  const sent = await call.body();
  const before = own(call, wanted);
  if (wanted !== undefined && !before) return notFound();
  if (before && typeof sent['updatedAt'] === 'string' && sent['updatedAt'] !== before.updatedAt)
    return refused(
      `Este planejamento foi alterado por ${before.userName} depois que você o abriu. Recarregue para ver a versão atual.`,
      409,
    );
  if (before && isFrozen(before) && sent['startsVersion'] !== true)
    return refused('Esta versão foi aprovada e não muda. Abra uma nova versão para continuar.');
  const { errors, input } = checkPlanning(sent, call.customerId);
  if (!input || call.customerId === null) return invalid(errors);
  const kept = {
    ...input,
    customerId: call.customerId,
    outdated: true,
    userName: call.user.name,
    updatedAt: new Date().toISOString(),
  };
  const old = before && { ...before };
  const saved = before ? plannings.update(before.id, kept) : plannings.insert(kept);
  keepVersion(saved, old);
  return json(saved);
}

const yearOf = ({ query }: Call) => Number(query.get('harvestYear'));

export const planningHandlers = [
  ...planningVersionHandlers,
  ...planningForecastHandlers,
  ...planningScenarioHandlers,
  ...planningContractHandlers,
  route(
    'GET',
    '/Planning/GetGridData',
    (call) => {
      progressOf(call);
      return json(ofCustomer(call).map(rowWire));
    },
    PLAN,
  ),
  route(
    'GET',
    '/Planning/GetById',
    (call) => {
      const row = own(call, call.query.get('id'));
      const year = call.query.get('harvestYear');
      if (!row) return notFound();
      if (year === null || Number(year) === row.harvestYear) return json({ ...row, ...versionWire(row) });
      // The same plan of another year, found by its activity and its first center.
      const center = row.production[0]?.farmActivityFieldId;
      const other = ofCustomer(call).find(
        (each) =>
          each.activity === row.activity &&
          each.harvestYear === Number(year) &&
          each.production[0]?.farmActivityFieldId === center,
      );
      return other ? json({ ...other, ...versionWire(other) }) : notFound();
    },
    PLAN,
  ),
  route(
    'GET',
    '/Planning/GetBasis',
    (call) =>
      json({
        costCenters: centersOf(call),
        accounts: ratingsOf(demo.world.finance, call.customerId)
          .filter(({ active }) => active)
          .map(({ id: ratingId, name, movement, subgroupName }) => ({
            id: ratingId,
            name,
            movement,
            subgroupName,
          })),
        products: [
          { activity: 'CROP', productName: 'SOJA EM GRAOS', financialRatingId: 13 },
          { activity: 'CROP', productName: 'MILHO EM GRAOS', financialRatingId: 14 },
          { activity: 'BROILER', productName: 'FRANGO DE CORTE', financialRatingId: 15 },
          { activity: 'FISH', productName: 'TILAPIA VIVA', financialRatingId: 16 },
          { activity: 'TRANSPORT', productName: 'FRETE DE GRAOS', financialRatingId: 17 },
        ],
        prices: [
          {
            activity: 'CROP',
            productName: 'SOJA EM GRAOS',
            unit: 'sc60',
            value: 128.5,
            source: 'COOPERATIVA VALE DO PARANA',
          },
          {
            activity: 'CROP',
            productName: 'MILHO EM GRAOS',
            unit: 'sc60',
            value: 61,
            source: 'COOPERATIVA VALE DO PARANA',
          },
          { activity: 'MILK', productName: 'LEITE', unit: 'litre', value: 2.62, source: 'CONSELEITE' },
          { activity: 'FISH', productName: 'TILAPIA VIVA', unit: 'kg', value: 9.4, source: 'CEPEA' },
          {
            activity: 'LIVESTOCK',
            productName: 'BOI GORDO',
            unit: 'arroba',
            value: 312,
            source: 'CEPEA',
          },
        ],
        yields: [
          {
            activity: 'CROP',
            productName: 'SOJA EM GRAOS',
            quantity: 'yield',
            values: [62, 58, 61, 49, 64],
          },
          { activity: 'CROP', productName: 'MILHO EM GRAOS', quantity: 'yield', values: [108, 96.5] },
          { activity: 'MILK', productName: 'LEITE', quantity: 'litres', values: [24, 23.2, 22.8] },
        ],
      }),
    PLAN,
  ),
  route('POST', '/Planning/Create', (call) => save(call), PLAN),
  route('PUT', '/Planning/Edit', (call) => save(call, call.query.get('id')), PLAN),
  route(
    'DELETE',
    '/Planning/Delete',
    (call) => {
      const row = own(call, call.query.get('id'));
      if (!row) return notFound();
      dropVersions(row);
      demo.world.planning.plannings.remove(row.id);
      return json(true);
    },
    PLAN,
  ),
  route(
    'GET',
    '/Planning/GetSummary',
    (call) => {
      progressOf(call);
      const rows = ofCustomer(call).filter((row) => row.harvestYear === yearOf(call));
      return json(summaryRows(rows, centersOf(call)));
    },
    PLAN,
  ),
  route(
    'GET',
    '/PlanningIncomeExpense/GetByHarvest',
    (call) => {
      progressOf(call);
      const year = yearOf(call);
      const centerId = id(call.query.get('farmActivityFieldId')) ?? null;
      const rows = ofCustomer(call).filter((row) => row.harvestYear === year);
      const byPayment = call.query.get('basis') !== 'ISSUE';
      return json({
        plans: rows.map((row) => ({
          id: row.id,
          title: asApproved(row).title,
          outdated: row.outdated,
          ...versionWire(row),
        })),
        area: plannedArea(rows, centerId),
        accounts: comparedAccounts(rows, { year, centerId, byPayment }),
        products: comparedProducts(rows, { year, centerId, byPayment }),
      });
    },
    PLAN,
  ),
  route(
    'GET',
    '/PlanningIncomeExpense/GetDocuments',
    (call) => {
      const { query, customerId } = call;
      if (!mayReadFinance(call)) return forbidden({ constantFilter: 'DOCUMENT_QUERY' });
      const year = yearOf(call);
      const centerId = id(query.get('farmActivityFieldId')) ?? null;
      const account = id(query.get('financialRatingId'));
      const month = id(query.get('month'));
      const rows = ofCustomer(call).filter((row) => row.harvestYear === year);
      const byPayment = query.get('basis') !== 'ISSUE';
      const centers = centersOfPlans(rows.map(asApproved), centerId);
      const items = actualItems(customerId, centers, { year, centerId, byPayment }).filter(
        (item) => item.financialRatingId === account && (month === undefined || item.month === month),
      );
      return json(
        items.map(({ cents, month: _month, financialRatingId: _rating, ...item }) => ({
          ...item,
          value: cents / 100,
        })),
      );
    },
    PLAN,
  ),
  route(
    'POST',
    '/PlanningApportionment/StartRecalculation',
    async (call) => {
      const running = progressOf(call);
      if (running?.status === 'RUNNING') return json({ ...running, alreadyRunning: true });
      const year = id((await call.body())['harvestYear']) ?? 0;
      if (year < 2000 || year > 2100 || call.customerId === null)
        return invalid({ HarvestYear: ['Preencha o ano'] });
      demo.world.planning.recalculations.insert({
        customerId: call.customerId,
        harvestYear: year,
        userName: call.user.name,
        startedAt: Date.now(),
      });
      return json({ ...progressOf(call), alreadyRunning: false });
    },
    PLAN,
  ),
  route('GET', '/PlanningApportionment/GetProgress', (call) => json(progressOf(call)), PLAN),
];
