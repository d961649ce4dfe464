import { json, notFound, refused } from '../answers';
import { ratingsOf } from '../db/finance/ratingTree';
import type { CashScenario } from '../db/finance/balanceTypes';
import type { Planning } from '../db/planning/planningTypes';
import { id } from '../read';
import { route } from '../route';
import { demo } from '../state';
import { INCOME_ACCOUNTS } from './planningSums';
import { atVersion } from './planningVersions';

type Line = CashScenario['lines'][number];

/** The months of a plan that fall into a calendar year; a crop year runs from July to June. */
const inYear = (plan: Planning, year: number, months: readonly number[]) =>
  months.map((value, at) => ((at >= 6 ? plan.harvestYear : plan.harvestYear + 1) === year ? value : 0));

function linesOf(plan: Planning, year: number): Line[] {
  const ratings = ratingsOf(demo.world.finance, plan.customerId);
  const nameOf = (account: number) => ratings.find(({ id: key }) => key === account)?.name ?? '';
  const lines = [
    ...plan.production.map((line, at): Line => ({
      id: `P${at}`,
      name: line.productName,
      side: 'INCOME',
      financialRatingId: INCOME_ACCOUNTS[plan.activity] ?? 17,
      months: inYear(plan, year, line.months),
    })),
    ...plan.expenses.map((line, at): Line => ({
      id: `E${at}`,
      name: nameOf(line.financialRatingId),
      side: 'EXPENSE',
      financialRatingId: line.financialRatingId,
      months: inYear(plan, year, line.months),
    })),
  ];
  return lines.filter(({ months }) => months.some((value) => value > 0));
}

/** Two scenarios of one name and year cannot be told apart. */
function freeName(wanted: string, taken: (name: string) => boolean): string {
  let name = wanted;
  for (let count = 2; taken(name); count += 1) name = `${wanted} (${count})`;
  return name;
}

/** A plan as scenarios of the cash forecast, one a calendar year; sent again, it takes their place. */
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
      const { cashScenarios } = demo.world.finance;
      const made = [plan.harvestYear, plan.harvestYear + 1].flatMap((year) => {
        const lines = linesOf(plan, year);
        const old = cashScenarios.find((row) => row.planningId === plan.id && row.year === year);
        if (lines.length === 0 && !old) return [];
        const name = freeName(`PLANEJAMENTO ${plan.title}`, (wanted) =>
          Boolean(
            cashScenarios.find(
              (row) =>
                row.customerId === customerId &&
                row.year === year &&
                row.name === wanted &&
                row.id !== old?.id,
            ),
          ),
        );
        const kept = old
          ? cashScenarios.update(old.id, { name, lines, version: old.version + 1 })
          : cashScenarios.insert({
              customerId,
              planningId: plan.id,
              name,
              year,
              lines,
              version: 1,
              chosen: false,
            });
        return [{ id: kept.id, name, year }];
      });
      return json(made);
    },
    { permission: 'NEW_CASH_FORECAST' },
  ),
];
