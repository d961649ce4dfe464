import { demo } from '../state';
import { foreignId, rowOf } from './world.test.kit';

export const crop = () => rowOf(demo.world.planning.plannings, (row) => row.harvestYear === 2025);
export const otherPlan = () => foreignId(demo.world.planning.plannings);

/** A plan in which each number is another one. */
export function newPlan() {
  const { costCenters, plots } = demo.world;
  const [first, second] = costCenters.filter(({ customerId, active }) => customerId === 1 && active);
  const plot = plots.find(({ costCenterId }) => costCenterId === first?.id);
  const months = (month: number, value: number) =>
    Array.from({ length: 12 }, (_, at) => (at === month - 1 ? value : 0));
  return {
    activity: 'CROP',
    harvestYear: 2025,
    title: 'MILHO NOVO',
    production: [
      {
        productName: 'MILHO EM GRAOS',
        financialRatingId: 14,
        main: true,
        farmActivityFieldId: first?.id,
        quantities: { area: 10, yield: 100 },
        unit: 'sc60',
        quantity: 1000,
        unitValue: 60.5,
        total: 60_500,
        isTotalTyped: true,
        storagePercent: 30,
        plotCount: 2,
        spread: 'MONTHS',
        receiptParts: [{ month: 8, percent: 100 }],
        months: months(8, 60_500),
      },
      {
        productName: 'SILAGEM',
        financialRatingId: 17,
        main: false,
        farmActivityFieldId: second?.id,
        quantities: { area: 1 },
        unit: 't',
        quantity: 20,
        unitValue: 200,
        total: 4000,
        months: months(6, 4000),
      },
    ],
    expenses: [
      { financialRatingId: 2, way: 'HECTARE', spread: '9', value: 30, total: 300, months: months(9, 300) },
      { financialRatingId: 7, way: 'YEAR', spread: 'EVEN', value: 120, total: 120, months: months(7, 120) },
    ],
    apportionmentBasis: 'PERCENT',
    apportionmentOver: 'PLOT',
    apportionment: [
      {
        farmActivityFieldId: first?.id,
        farmActivityFieldPolygonId: plot?.id,
        percent: 60.25,
        amount: 253.05,
        locked: true,
      },
      { farmActivityFieldId: second?.id, productName: 'SILAGEM', percent: 39.75, amount: 166.95 },
    ],
  };
}
