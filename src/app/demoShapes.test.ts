// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { demo } from '../../mocks/state';
import { plantingAnalysis, plantings } from '@/modules/agriculture/analysis/analysisService';
import { irrigatedPlots } from '@/modules/agriculture/irrigation/irrigationService';
import * as field from '@/modules/agriculture/occurrences/occurrencesService';
import { plotRelation } from '@/modules/agriculture/relations/relationsService';
import { agricultureResults } from '@/modules/agriculture/results/resultsService';
import { rotation } from '@/modules/agriculture/rotation/rotationService';
import * as soil from '@/modules/agriculture/soil/soilAnalysisService';
import * as weather from '@/modules/agriculture/stations/stationsService';
import { accountService } from '@/modules/finance/accountPlan/accountService';
import { balanceOf, closedDays } from '@/modules/finance/balance/balanceService';
import { findStatement } from '@/modules/finance/bank/bankService';
import { findBook, findDeclarant } from '@/modules/finance/cashBook/bookService';
import { findCashFlow, findMonthly } from '@/modules/finance/cashFlow/cashFlowService';
import { certificateCalls } from '@/modules/finance/fiscal/certificate/certificateService';
import { allScenarios } from '@/modules/finance/forecast/forecastService';
import { findInvestments } from '@/modules/finance/investments/investmentsService';
import { manifestService } from '@/modules/finance/manifest/manifestService';
import { eventsService } from '@/modules/finance/ruralInvoices/events/eventsService';
import { movementService } from '@/modules/finance/movement/movementService';
import * as queries from '@/modules/finance/queries/queriesService';
import { findCandidates } from '@/modules/finance/reconciliation/reconciliationService';
import { findRules } from '@/modules/finance/reconciliation/rulesService';
import { currentAccounts } from '@/modules/finance/registers/currentAccounts';
import { aviaryBoard } from '@/modules/lots/aviary/aviaryService';
import { bulletinOf } from '@/modules/lots/bulletins/bulletinService';
import { lotService } from '@/modules/lots/lot/lotService';
import * as reports from '@/modules/lots/lotReportsService';
import { poultryAviaries } from '@/modules/lots/lotsService';
import {
  chickenOccurrences,
  feedingSets,
  fishOccurrences,
} from '@/modules/lots/occurrences/occurrencesService';
import { settlementOf } from '@/modules/lots/settlement/settlementService';
import { otherProducts, saleContracts } from '@/modules/planning/contractsService';
import * as planning from '@/modules/planning/planningService';
import { keptScenarios } from '@/modules/planning/scenariosService';
import { currentSeason } from '@/modules/planning/seasonYear';
import { planVersion, planVersions } from '@/modules/planning/versionsService';
import { addDays, today } from '@/platform/format/date';
import { DEFAULT_QUERY } from '@/platform/grid/gridQuery';
import { drift, startDemoAnswers } from './demoAnswers.test.kit';

// What these calls answer is assumed; that the demo answers what the application expects is proved here.
const { signal } = new AbortController();
const year = Number(today().slice(0, 4));

startDemoAnswers();

async function accountIds(): Promise<string[]> {
  const answer = await currentAccounts.calls.list(DEFAULT_QUERY, signal);
  return (Array.isArray(answer) ? answer : answer.rows).map(({ id }) => String(id));
}

describe('the answers of the demo fit the shapes of the application', () => {
  it('accounts, their statement, flow and investments', async () => {
    const ids = await accountIds();
    const period = { from: addDays(today(), -60), to: today() };
    const statement = await findStatement({ ...period, accountIds: ids }, signal);
    expect([statement.lines.length > 0, statement.unread]).toEqual([true, 0]);
    const flow = await findCashFlow({ year, accountIds: ids }, signal);
    expect([flow.items.length > 0, flow.ratings.length > 0, flow.unread]).toEqual([true, true, 0]);
    expect((await findMonthly({ year, accountIds: ids }, signal)).months).toHaveLength(12);
    for (const id of ids) {
      expect((await findInvestments(id, signal)).unread).toBe(0);
      expect((await findCandidates({ ...period, accountId: id }, signal)).unread).toBe(0);
    }
    await findRules(signal);
    expect(drift).toEqual([]);
  });

  it('the cash book, the balance, the plan of accounts and the forecast', async () => {
    const farmerId = String(
      demo.world.finance.documents.find(({ customerId }) => customerId === 1)?.farmerId,
    );
    expect((await findBook({ farmerId: farmerId, year }, signal)).entries.length).toBeGreaterThan(0);
    expect((await findDeclarant({ farmerId: farmerId, year }, signal)).name).not.toBe('');
    expect((await balanceOf(today(), signal)).lines.length).toBeGreaterThan(0);
    await closedDays(signal);
    const { accounts, unread } = await accountService.plan(signal);
    expect([accounts.length > 0, unread]).toEqual([true, 0]);
    await accountService.uses(accounts.at(-1)?.id ?? 0, signal);
    await allScenarios(undefined, signal);
    await certificateCalls.list(undefined, signal);
    expect(drift).toEqual([]);
  });

  it('documents that others issued, what documents moved, and the four queries', async () => {
    expect(await eventsService.voided(signal)).toEqual([]);
    expect((await manifestService.list(signal)).length).toBeGreaterThan(0);
    await manifestService.queryState(signal);
    const period = { from: addDays(today(), -365), to: today() };
    const [moved] = await movementService.list(period, signal);
    await movementService.dependents(moved?.id ?? 0);
    const { contractCalls, orderCalls, advanceCalls, consortiumCalls } = queries;
    for (const calls of [contractCalls, orderCalls, advanceCalls, consortiumCalls]) {
      const rows = await calls.list(undefined, signal);
      expect(rows.length).toBeGreaterThan(0);
      for (const { id } of rows.slice(0, 3)) await calls.get(id, signal);
    }
    expect(drift).toEqual([]);
  });

  it('plannings with their basis, versions and comparison', async () => {
    const season = currentSeason();
    const rows = await planning.plans(signal);
    expect(rows.length).toBeGreaterThan(0);
    for (const { id } of rows) {
      await planning.plan(id, null, signal);
      await keptScenarios(id, signal);
      const [head] = await planVersions(id, signal);
      if (head) await planVersion(id, head.number, signal);
    }
    expect((await planning.basis(signal)).centers.length).toBeGreaterThan(0);
    await planning.summary(season, signal);
    const query = { harvestYear: season, centerId: null, basis: 'PAYMENT' } as const;
    const { accounts } = await planning.comparison(query, signal);
    for (const { id } of accounts.slice(0, 5))
      await planning.cellDocuments({ ...query, accountId: id, month: null }, signal);
    await saleContracts(season, signal);
    await otherProducts(season, null, signal);
    await planning.recalculationProgress(signal);
    expect(drift).toEqual([]);
  });

  it('plots: irrigation, weather, rotation, results, work and its analysis', async () => {
    const plots = await irrigatedPlots(signal);
    expect(plots.every(({ days }) => days.length > 0)).toBe(true);
    const [plot] = plots;
    await plotRelation({ plotId: plot?.id ?? 0, plantingOccurrence: null }, signal);
    for (const world of ['agriculture', 'forestry'] as const)
      await rotation({ world, fromYear: year - 2, toYear: year + 1 }, signal);
    expect((await agricultureResults([], signal)).unread).toBe(0);
    for (const world of ['AGRICULTURE', 'SILVICULTURE'] as const) {
      const [analysis] = await soil.analyses(world, signal);
      await soil.analysisById(world, analysis?.id ?? 0, signal);
      await soil.pointsOf(world, analysis?.id ?? 0, signal);
    }
    const [work] = await field.occurrences(signal);
    await field.occurrence(work?.id ?? 0, signal);
    const hours = { plotId: plot?.id ?? 0, from: addDays(today(), -1), to: addDays(today(), 1) };
    await field.sprayHours(hours, signal);
    const [planted] = await plantings(signal);
    await plantingAnalysis(
      { occurrenceId: planted?.occurrenceId ?? 0, plotId: planted?.plotId ?? 0 },
      signal,
    );
    expect(drift).toEqual([]);
  });

  it('stations with what they measure', async () => {
    const rows = await weather.stations(signal);
    for (const { id } of rows) {
      await weather.stationById(id, signal);
      const [magnitude] = await weather.magnitudesOf(id, signal);
      await weather.yearsOf(id, signal);
      await weather.leftOutOf(id, signal);
      if (!magnitude) continue;
      const question = { id, magnitude, from: addDays(today(), -7), to: today() };
      expect((await weather.report({ ...question, step: 'DAY' }, signal)).length).toBeGreaterThan(0);
      await weather.readings(question, signal);
    }
    await weather.partnerAccount(signal);
    await weather.usersToShare(signal);
    expect(drift).toEqual([]);
  });

  it('lots: houses, boards, reports, results, bulletins, settlements and occurrences', async () => {
    const lots = await reports.lotsForSelect(signal);
    expect(lots.length).toBeGreaterThan(0);
    const { lots: closed, unread } = await reports.closedLots(signal);
    expect([closed.length > 0, unread]).toEqual([true, 0]);
    for (const { id } of lots.slice(0, 3)) {
      await reports.lotReport(id, signal);
      await bulletinOf({ world: 'poultry', lotId: id, company: '' }, signal);
    }
    const ponds = await reports.fishLotsForSelect(signal);
    expect(ponds.length).toBeGreaterThan(0);
    await bulletinOf({ world: 'fish', lotId: ponds[0]?.id ?? 0, company: '' }, signal);
    await reports.lotCourses(
      lots.slice(0, 2).map(({ id }) => id),
      signal,
    );
    await settlementOf(closed[0]?.id ?? 0, signal);
    for (const { id } of (await poultryAviaries(signal)).slice(0, 2))
      await aviaryBoard({ aviaryId: id, days: 2 }, signal);
    await lotService.aviaries(signal);
    await lotService.referenceSets(signal);
    await lotService.productionOrder({ number: '1', lotId: null }, signal);
    await lotService.closing({ id: lots[0]?.id ?? 0, date: today() }, signal);
    await lotService.reopening({ id: closed[0]?.id ?? 0 }, signal);
    for (const world of [chickenOccurrences, fishOccurrences]) {
      expect((await world.lots(signal)).length).toBeGreaterThan(0);
      const [event] = await world.list(undefined, signal);
      await world.get(event?.id ?? 0, signal);
    }
    expect((await feedingSets(signal)).length).toBeGreaterThan(0);
    expect(drift).toEqual([]);
  });
});
