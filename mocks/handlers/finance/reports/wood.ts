import { STACKING_FACTORS } from '../../../db/finance/woodSeed';
import { demo } from '../../../state';
import { reportRoute } from './reportRoute';

/** Loads of wood that left the farms' forests. */
export const wood = reportRoute(
  'WoodProductionTransport',
  'REPORT_WOOD_PRODUCTION_TRANSPORT',
  ({ query, customerId, has, holds }) => {
    const [from, to] = [query.get('startDate') ?? '', query.get('endDate') ?? ''];
    const wanted = query.get('species');
    const { farms, finance } = demo.world;
    return finance.woodLoads
      .filter(
        (row) =>
          row.customerId === customerId &&
          row.date.slice(0, 10) >= from &&
          row.date.slice(0, 10) <= to &&
          (!wanted || row.species === wanted) &&
          holds('plotName', row.plotName) &&
          has('farmerPersonIds', farms.get(row.farmId)?.personId) &&
          has('farmIds', row.farmId),
      )
      .map(({ id: _id, customerId: _own, date, number, ...row }) => ({
        ...row,
        farmerId: farms.get(row.farmId)?.personId ?? null,
        farmName: farms.get(row.farmId)?.name ?? null,
        loadDate: date,
        packingListNumber: number,
        stackingFactor: STACKING_FACTORS[row.species],
      }));
  },
);
