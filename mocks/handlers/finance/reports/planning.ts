import { demo } from '../../../state';
import { comparedAccounts, comparedProducts } from '../../planningSums';
import { reportRoute } from './reportRoute';

const YIELD_UNITS: Readonly<Record<string, string>> = { CROP: 'sc/ha', MILK: 'L/vaca/dia', FISH: 'kg/m²' };

const cents = (value: number) => Math.round(value * 100) / 100;
const sum = (values: readonly (number | null)[]) => {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : cents(known.reduce((all, value) => all + value, 0));
};

/** The plans of a crop year, by cost center, beside what came of them so far. */
export const planning = reportRoute('Planning', 'REPORT_PLANNING', ({ query, customerId, has }) => {
  const { costCenters, farms, planning: tables } = demo.world;
  const year = Number(query.get('harvestYear'));
  return tables.plannings
    .filter((row) => row.customerId === customerId && row.harvestYear === year)
    .flatMap((plan) => {
      const centers = new Set(plan.production.map(({ farmActivityFieldId }) => farmActivityFieldId));
      return [...centers].flatMap((centerId) => {
        const center = costCenters.get(centerId);
        const farm = farms.get(center?.farmId ?? null);
        if (!center || !has('farmIds', center.farmId) || !has('farmerPersonIds', farm?.personId)) return [];
        if (!has('farmActivityFieldIds', centerId)) return [];
        const wanted = { year, centerId, byPayment: true };
        const accounts = comparedAccounts([plan], wanted);
        const [product] = comparedProducts([plan], wanted);
        const lines = plan.production.filter((line) => line.farmActivityFieldId === centerId);
        const planned = lines[0]?.quantities['yield'] ?? null;
        const part =
          product?.actualQuantity != null && product.plannedQuantity
            ? product.actualQuantity / product.plannedQuantity
            : null;
        const side = (movement: string) => accounts.filter((row) => row.movement === movement);
        return {
          planningId: plan.id,
          harvestYear: year,
          activity: plan.activity,
          farmActivityFieldId: centerId,
          farmActivityFieldName: center.name,
          productName: lines.map(({ productName }) => productName).join(', '),
          areaSize: center.usefulAreaSize,
          yieldUnit: planned === null ? null : (YIELD_UNITS[plan.activity] ?? null),
          yieldPlanned: planned,
          yieldActual: planned === null || part === null ? null : cents(planned * part),
          incomePlanned: sum(side('INCOME').flatMap((row) => row.planned)),
          incomeActual: sum(side('INCOME').flatMap((row) => row.actual)),
          expensePlanned: sum(side('EXPENSE').flatMap((row) => row.planned)),
          expenseActual: sum(side('EXPENSE').flatMap((row) => row.actual)),
        };
      });
    });
});
