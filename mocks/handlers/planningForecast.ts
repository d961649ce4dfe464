import { json, notFound, refused } from '../answers';
import { ratingsOf } from '../db/finance/ratingTree';
import type { CashScenarioLine } from '../db/finance/balanceTypes';
import type { Planning } from '../db/planning/planningTypes';
import { id } from '../read';
import { route } from '../route';
import { demo } from '../state';
import { atVersion } from './planningVersions';

type Plan = Pick<Planning, 'customerId' | 'activity' | 'production' | 'expenses'>;

/** The months of a crop year, July to June, of which something is planned. */
const monthValuesOf = (harvestYear: number, months: readonly number[]) =>
  months.flatMap((value, at) =>
    value > 0
      ? [{ month: `${at >= 6 ? harvestYear : harvestYear + 1}-${String(at + 1).padStart(2, '0')}`, value }]
      : [],
  );

function linesOf(plan: Plan, harvestYear: number): CashScenarioLine[] {
  const ratings = ratingsOf(demo.world.finance, plan.customerId);
  const nameOf = (account: number) => ratings.find(({ id: key }) => key === account)?.name ?? '';
  const unscheduled = { value: null, firstDate: null, recurrence: null, untilDate: null };
  const lines = [
    ...plan.production.map((line, at): CashScenarioLine => ({
      id: `P${at}`,
      name: line.productName,
      side: 'INCOME',
      financialRatingId: line.financialRatingId,
      ...unscheduled,
      monthValues: monthValuesOf(harvestYear, line.months),
    })),
    ...plan.expenses.map((line, at): CashScenarioLine => ({
      id: `E${at}`,
      name: nameOf(line.financialRatingId),
      side: 'EXPENSE',
      financialRatingId: line.financialRatingId,
      ...unscheduled,
      monthValues: monthValuesOf(harvestYear, line.months),
    })),
  ];
  return lines.filter(({ monthValues }) => monthValues.length > 0);
}

/** Two scenarios of one name cannot be distinguished. */
function freeName(wanted: string, taken: (name: string) => boolean): string {
  let name = wanted;
  for (let count = 2; taken(name); count += 1) name = `${wanted} (${count})`;
  return name;
}

/** A plan as a scenario of the cash forecast, over its crop year; sent again, it takes its place. */
export const planningForecastHandlers = [
  route(
    'POST',
    '/Planning/SendToCashForecast',
    async (call) => {
      const { customerId } = call;
      const sent = await call.body();
      const saved = demo.world.planning.plannings.get(id(sent['id']));
      if (!saved || customerId === null || saved.customerId !== customerId) return notFound();
      const plan = 'version' in sent ? atVersion(saved, id(sent['version'])) : saved;
      if (!plan) return notFound();
      if ([...plan.production, ...plan.expenses].some(({ total }) => total === null))
        return refused('Há produto ou despesa sem valor: complete o planejamento antes de enviar.');
      const lines = linesOf(plan, plan.harvestYear);
      if (lines.length === 0) return refused('O planejamento não tem valor em nenhum mês.');
      const { cashScenarios } = demo.world.finance;
      const old = cashScenarios.find((row) => row.planningId === plan.id);
      const name = freeName(`PLANEJAMENTO ${plan.title}`, (wanted) =>
        Boolean(
          cashScenarios.find(
            (row) => row.customerId === customerId && row.name === wanted && row.id !== old?.id,
          ),
        ),
      );
      const content = { name, lines, startMonth: `${plan.harvestYear}-07`, monthCount: 12 };
      const kept = old
        ? cashScenarios.update(old.id, { ...content, version: old.version + 1 })
        : cashScenarios.insert({
            ...content,
            customerId,
            planningId: plan.id,
            openingBalance: null,
            version: 1,
            chosen: false,
          });
      return json([{ id: kept.id, name, year: plan.harvestYear, lastYear: plan.harvestYear + 1 }]);
    },
    { permission: 'NEW_CASH_FORECAST' },
  ),
];
