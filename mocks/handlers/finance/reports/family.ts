import { localDate } from '../../../db/calendar';
import { journalOf } from '../../../db/finance/journal/journal';
import { ratingsOf } from '../../../db/finance/ratingTree';
import { demo } from '../../../state';
import { movesOf } from './moves';
import { reportRoute } from './reportRoute';

interface FamilyLine {
  name: string;
  movement: 'INCOME' | 'EXPENSE';
  personId: number | null;
  /** Cents by month, 1 to 12. */
  months: Map<number, number>;
}

const add = (
  lines: Map<string, FamilyLine>,
  line: Omit<FamilyLine, 'months'>,
  day: string,
  cents: number,
) => {
  const key = `${line.movement} ${line.name} ${line.personId ?? ''}`;
  const known = lines.get(key) ?? { ...line, months: new Map<number, number>() };
  const month = Number(day.slice(5, 7));
  known.months.set(month, (known.months.get(month) ?? 0) + cents);
  lines.set(key, known);
};

/** What was paid and received on the accounts of the family, and what its members took from the farm and gave to it. */
function linesOf(customerId: number, year: number): FamilyLine[] {
  const lines = new Map<string, FamilyLine>();
  const isOwn = new Set(
    ratingsOf(demo.world.finance, customerId)
      .filter(({ isFamily }) => isFamily)
      .map(({ name }) => name),
  );
  for (const { writeOff, document, ratingName, moved } of movesOf(customerId))
    if (isOwn.has(ratingName) && writeOff.paymentDate.startsWith(`${year}-`))
      add(
        lines,
        { name: ratingName, movement: document.movement, personId: document.farmerId },
        writeOff.paymentDate,
        moved,
      );
  for (const { kind, ref, day, cents } of journalOf(demo.world, customerId)) {
    if (kind !== 'OWNER' || !day.startsWith(`${year}-`)) continue;
    // What the farm pays out is what the family receives.
    if (cents > 0)
      add(lines, { name: 'RETIRADA DA PROPRIEDADE', movement: 'INCOME', personId: ref }, day, cents);
    else add(lines, { name: 'APORTE NA PROPRIEDADE', movement: 'EXPENSE', personId: ref }, day, -cents);
  }
  return [...lines.values()];
}

/** A family's own accounts month by month; none of the farm's is among them. */
export const familyIncomeExpenses = reportRoute(
  'FamilyIncomeExpenses',
  'REPORT_FAMILY_INCOME_EXPENSES',
  ({ query, customerId, has }) => {
    const [now = 0, month = 0] = localDate(new Date(), 0).split('-').map(Number);
    const year = Number(query.get('year') ?? now);
    if (year > now || customerId === null) return [];
    const until = year === now ? month : 12;
    return linesOf(customerId, year)
      .filter(({ personId }) => has('familyMemberIds', personId))
      .map(({ name, movement, personId, months }) => ({
        financialRatingName: name,
        businessMovement: movement,
        familyMemberName: demo.world.people.get(personId)?.name ?? null,
        ...Object.fromEntries(
          Array.from({ length: 12 }, (_, at) => [
            `month${at + 1}Value`,
            at + 1 > until ? null : (months.get(at + 1) ?? 0) / 100,
          ]),
        ),
      }));
  },
);
