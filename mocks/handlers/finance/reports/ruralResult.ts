import { localDate } from '../../../db/calendar';
import { NO_RESULT } from '../../../db/finance/journal/moves';
import { ratingsOf } from '../../../db/finance/ratingTree';
import { demo } from '../../../state';
import { activityOf, sum } from '../../land/wire';
import { inCents } from '../titleWire';
import { movesOf, partsOf } from './moves';
import { reportRoute } from './reportRoute';
import { ruralWear } from './ruralWear';

/** What documents of a customer come to on the day of their issue, paid or not. */
function issuedOf(customerId: number | null) {
  const { installments, documents } = demo.world.finance;
  return installments
    .filter((row) => row.customerId === customerId)
    .map((installment) => {
      const document = documents.need(installment.documentId);
      const { ratingName, value } = installment;
      return { day: document.issueDate, ratingName, document, moved: inCents(value) };
    });
}

/** What an activity has sold, where all of it counts in one unit. */
function quantityOf(units: ReadonlyMap<string, number> | undefined) {
  const [only, ...others] = [...(units ?? [])];
  if (!only || others.length > 0) return { producedQuantity: null, producedUnit: null };
  return { producedQuantity: Math.round(only[1] * 1000) / 1000, producedUnit: only[0] };
}

/** Where an account counts, by its own line of the result. */
const PART_OF: Readonly<Record<string, string>> = {
  GROSS: 'INCOME',
  DEDUCTION: 'DEDUCTION',
  COE: 'PAID_COST',
  COT: 'FAMILY_LABOUR',
  CT: 'LAND_CAPITAL',
};

/** What was received and paid within a year on each account, by the activity of its cost centers. */
export const ruralResult = reportRoute('RuralResult', 'REPORT_RURAL_RESULT', (call) => {
  const { query, customerId, has } = call;
  const { costCenters, finance } = demo.world;
  const year = query.get('year') ?? localDate(new Date(), 0).slice(0, 4);
  const lines = new Map<string, { activity: string | null; part: string; account: string; cents: number }>();
  const resultLineOf = new Map(
    ratingsOf(finance, customerId).map(({ name, resultLine }) => [name, resultLine]),
  );
  const produced = new Map<string | null, Map<string, number>>();
  const counted = new Set<number>();
  // Principal and invoices of cards are no cost; what a family spends is none of the farm's.
  const outside = new Set([
    ...NO_RESULT,
    ...ratingsOf(finance, customerId)
      .filter(({ isFamily }) => isFamily)
      .map(({ name }) => name),
  ]);
  const moves =
    query.get('basis') === 'ISSUE'
      ? issuedOf(customerId)
      : movesOf(customerId).map(({ writeOff, ...move }) => ({ ...move, day: writeOff.paymentDate }));
  for (const { day, ratingName, document, moved } of moves) {
    if (outside.has(ratingName)) continue;
    if (!day.startsWith(year) || !has('farmerPersonIds', document.farmerId)) continue;
    if (!has('harvestIds', document.harvestId)) continue;
    const first = document.movement === 'INCOME' && !counted.has(document.id);
    counted.add(document.id);
    const shares =
      document.shares.length > 0
        ? document.shares
        : [{ farmId: document.farmId, costCenterId: null, percentage: 100 }];
    const parts = partsOf(
      moved,
      shares.map(({ percentage }) => percentage),
    );
    shares.forEach((share, at) => {
      if (!has('farmIds', share.farmId) || !has('farmActivityFieldIds', share.costCenterId)) return;
      const center = costCenters.get(share.costCenterId);
      const activity = center ? activityOf(center.farmActivityId).name : null;
      const resultLine = resultLineOf.get(ratingName);
      const part = PART_OF[resultLine ?? ''] ?? (document.movement === 'INCOME' ? 'INCOME' : 'PAID_COST');
      const key = [activity, part, ratingName].join('|');
      const line = lines.get(key) ?? { activity, part, account: ratingName, cents: 0 };
      const units = produced.get(activity) ?? new Map<string, number>();
      produced.set(activity, units);
      for (const item of first ? document.items : []) {
        const unit = finance.products.get(item.productId)?.unit ?? '';
        units.set(unit, (units.get(unit) ?? 0) + (item.unitQuantity * share.percentage) / 100);
      }
      lines.set(key, { ...line, cents: line.cents + (parts[at] ?? 0) });
    });
  }
  const areaOf = (activity: string | null) => {
    const own = costCenters.filter(
      (row) =>
        row.customerId === customerId &&
        row.active &&
        has('farmIds', row.farmId) &&
        has('farmActivityFieldIds', row.id) &&
        activityOf(row.farmActivityId).name === activity,
    );
    return activity === null ? null : sum(own.map(({ usefulAreaSize }) => usefulAreaSize));
  };
  const today = localDate(new Date(), 0).slice(0, 10);
  const worn = ruralWear(call, year, today).map((each) => ({ ...each, part: 'DEPRECIATION' }));
  return [...lines.values(), ...worn].map(({ activity, part, account, cents }) => ({
    activityName: activity,
    resultPart: part,
    financialRatingName: account,
    value: cents / 100,
    areaSize: areaOf(activity),
    ...quantityOf(produced.get(activity)),
  }));
});
