import type { Table } from '../table';
import type { World } from '../types';
import type { Planning, PlanningContent, PlanningVersion } from './planningTypes';

const cents = (value: number) => Math.round(value * 100) / 100;

/** What a version keeps of a planning. */
export function contentOf(plan: Planning): PlanningContent {
  const { activity, harvestYear, title, production, expenses } = plan;
  const { apportionmentBasis, apportionmentOver, apportionment } = plan;
  return {
    activity,
    harvestYear,
    title,
    production,
    expenses,
    apportionmentBasis,
    apportionmentOver,
    apportionment,
  };
}

/** A crop plan as it was before the price rose and the last expense was added. */
function earlier(content: PlanningContent): PlanningContent {
  const production = content.production.map((line) => {
    const unitValue = (line.unitValue ?? 0) - 8;
    const total = cents((line.quantity ?? 0) * unitValue);
    return { ...line, unitValue, total, months: line.months.map((value) => (value === 0 ? 0 : total)) };
  });
  return { ...content, production, expenses: content.expenses.slice(0, -1) };
}

/** Each planning was saved once; those of crops were changed a week later. */
export const seedVersions =
  (world: () => World) =>
  (table: Table<PlanningVersion>): void => {
    for (const plan of world().planning.plannings.all()) {
      const { customerId, id: planningId, userName, updatedAt } = plan;
      const own = { customerId, planningId, userName, approvedBy: null, approvedAt: null };
      const before = new Date(Date.parse(updatedAt) - 7 * 86_400_000).toISOString();
      const content = contentOf(plan);
      const crop = plan.activity === 'CROP';
      if (crop) table.insert({ ...own, number: 1, savedAt: before, content: earlier(content) });
      table.insert({ ...own, number: crop ? 2 : 1, savedAt: updatedAt, content });
    }
  };
