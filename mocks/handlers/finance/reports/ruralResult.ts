import { localDate } from '../../../db/calendar';
import { demo } from '../../../state';
import { activityOf, sum } from '../../land/wire';
import { movesOf, partsOf } from './moves';
import { reportRoute } from './reportRoute';

/** What was received and paid within a year on each account, by the activity of its cost centers. */
export const ruralResult = reportRoute('RuralResult', 'REPORT_RURAL_RESULT', ({ query, customerId, has }) => {
  const { costCenters } = demo.world;
  const year = query.get('year') ?? localDate(new Date(), 0).slice(0, 4);
  const lines = new Map<string, { activity: string | null; part: string; account: string; cents: number }>();
  for (const { writeOff, installment, document, moved } of movesOf(customerId)) {
    if (!writeOff.paymentDate.startsWith(year)) continue;
    if (!has('farmerPersonIds', document.farmerId)) continue;
    const shares =
      document.shares.length > 0
        ? document.shares
        : [{ farmId: document.farmId, costCenterId: null, percentage: 100 }];
    const parts = partsOf(
      moved,
      shares.map(({ percentage }) => percentage),
    );
    shares.forEach((share, at) => {
      if (!has('farmIds', share.farmId)) return;
      const center = costCenters.get(share.costCenterId);
      const activity = center ? activityOf(center.farmActivityId).name : null;
      const part = document.movement === 'INCOME' ? 'INCOME' : 'PAID_COST';
      const key = [activity, part, installment.ratingName].join('|');
      const line = lines.get(key) ?? { activity, part, account: installment.ratingName, cents: 0 };
      lines.set(key, { ...line, cents: line.cents + (parts[at] ?? 0) });
    });
  }
  const areaOf = (activity: string | null) => {
    const own = costCenters.filter(
      (row) =>
        row.customerId === customerId &&
        row.active &&
        has('farmIds', row.farmId) &&
        activityOf(row.farmActivityId).name === activity,
    );
    return activity === null ? null : sum(own.map(({ usefulAreaSize }) => usefulAreaSize));
  };
  return [...lines.values()].map(({ activity, part, account, cents }) => ({
    activityName: activity,
    resultPart: part,
    financialRatingName: account,
    value: cents / 100,
    areaSize: areaOf(activity),
  }));
});
