import { demo } from '../../../state';
import { centersOfPlans, comparedAccounts, comparedProducts } from '../../planningSums';
import { asApproved } from '../../planningVersions';
import { reportRoute } from './reportRoute';

const YIELD_UNITS: Readonly<Record<string, string>> = { CROP: 'sc/ha', MILK: 'L/vaca/dia', FISH: 'kg/m²' };

const cents = (value: number) => Math.round(value * 100) / 100;
const sum = (values: readonly (number | null)[]) => {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : cents(known.reduce((all, value) => all + value, 0));
};

const sumKnown = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

/** The plans of a crop year by cost center, all of a center together, beside what came of them so far. */
export const planning = reportRoute('Planning', 'REPORT_PLANNING', ({ query, customerId, has }) => {
  const { costCenters, farms, planning: tables } = demo.world;
  const year = Number(query.get('harvestYear'));
  const plans = tables.plannings.filter((row) => row.customerId === customerId && row.harvestYear === year);
  return [...centersOfPlans(plans.map(asApproved), null)].flatMap((centerId) => {
    const center = costCenters.get(centerId ?? undefined);
    const farm = farms.get(center?.farmId ?? null);
    if (!center || !has('farmIds', center.farmId) || !has('farmerPersonIds', farm?.personId)) return [];
    if (!has('farmActivityFieldIds', centerId)) return [];
    const wanted = { year, centerId, byPayment: true };
    const own = plans.filter((plan) =>
      asApproved(plan).production.some(({ farmActivityFieldId }) => farmActivityFieldId === centerId),
    );
    const lines = own
      .flatMap((plan) => asApproved(plan).production)
      .filter((line) => line.farmActivityFieldId === centerId);
    const accounts = comparedAccounts(own, wanted);
    const products = comparedProducts(own, wanted);
    const [product] = products;
    const only = lines.length === 1 && products.length === 1 ? product : undefined;
    const planned = (only && lines[0]?.quantities['yield']) ?? null;
    const sold = only?.actualQuantities.filter((value) => value !== null) ?? [];
    const part = sold.length > 0 && only?.plannedQuantity ? sumKnown(sold) / only.plannedQuantity : null;
    const side = (movement: string) => accounts.filter((row) => row.movement === movement);
    const due = (movement: string) =>
      sum(
        side(movement).flatMap((row) =>
          row.planned.filter((_, at) => row.actual[at] !== null && row.actual[at] !== undefined),
        ),
      );
    const activities = new Set(own.map(({ activity }) => activity));
    return {
      planningIds: own.map(({ id }) => id),
      harvestYear: year,
      activity: activities.size === 1 ? (own[0]?.activity ?? null) : null,
      farmActivityFieldId: centerId,
      farmActivityFieldName: center.name,
      productName: [...new Set(lines.map(({ productName }) => productName))].join(', '),
      areaSize: center.usefulAreaSize,
      yieldUnit: planned === null ? null : (YIELD_UNITS[own[0]?.activity ?? ''] ?? null),
      yieldPlanned: planned,
      yieldActual: planned === null || !part ? null : cents(planned * part),
      incomePlanned: sum(side('INCOME').flatMap((row) => row.planned)),
      incomeDue: due('INCOME'),
      incomeActual: sum(side('INCOME').flatMap((row) => row.actual)),
      expensePlanned: sum(side('EXPENSE').flatMap((row) => row.planned)),
      expenseDue: due('EXPENSE'),
      expenseActual: sum(side('EXPENSE').flatMap((row) => row.actual)),
    };
  });
});
