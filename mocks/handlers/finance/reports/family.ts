import { OCCURRENCE_LINE } from '../../../db/finance/occurrenceSeed';
import { localDate } from '../../../db/calendar';
import { demo } from '../../../state';
import { reportRoute } from './reportRoute';

/** What a family receives and spends in a month, in cents; months in which it comes at all, where not in each. */
const ACCOUNTS: readonly (readonly [
  name: string,
  movement: 'INCOME' | 'EXPENSE',
  cents: number,
  months?: readonly number[],
])[] = [
  ['SALARIO DE PROFESSORA', 'INCOME', 1_250_000],
  ['APOSENTADORIA RURAL', 'INCOME', 162_100],
  ['ALUGUEL DE IMOVEL URBANO', 'INCOME', 180_000],
  ['ALIMENTACAO', 'EXPENSE', 286_540],
  ['SAUDE E PLANO MEDICO', 'EXPENSE', 194_380],
  ['EDUCACAO', 'EXPENSE', 238_000],
  ['MORADIA E ENERGIA DA CASA', 'EXPENSE', 97_215],
  ['VEICULO DA FAMILIA', 'EXPENSE', 412_900, [1, 6]],
  ['LAZER E VIAGENS', 'EXPENSE', 655_000, [1, 7, 12]],
];

/** Up and down by the month, the same at every run. */
const drift = (cents: number, account: number, month: number) =>
  Math.round(cents * (1 + (((account * 31 + month * 17) % 21) - 10) / 100));

/** What the owners took from the farm and gave to it, month by month: the only money that both know. */
function fromFarm(customerId: number | null, year: number, until: number) {
  const { occurrences, statementLines } = demo.world.finance;
  // What was reversed, or is part of an opening balance, moved no account.
  const onAccounts = new Set(statementLines.all().map(({ fitId }) => fitId));
  const moved = occurrences.filter(
    (row) =>
      row.customerId === customerId &&
      row.kind === 'OWNER' &&
      row.date.startsWith(String(year)) &&
      onAccounts.has(`${OCCURRENCE_LINE}${row.id}`),
  );
  const sides = [
    ['RETIRADA DA PROPRIEDADE', 'INCOME', 'OUT'],
    ['APORTE NA PROPRIEDADE', 'EXPENSE', 'IN'],
  ] as const;
  return sides.map(([name, movement, way]) => ({
    financialRatingName: name,
    businessMovement: movement,
    familyMemberName: 'JOSE CARLOS ZANCHETTIN',
    ...Object.fromEntries(
      Array.from({ length: 12 }, (_, at) => {
        const month = String(at + 1).padStart(2, '0');
        const own = moved.filter((row) => row.way === way && row.date.slice(5, 7) === month);
        const cents = own.reduce((sum, { value }) => sum + Math.round((value ?? 0) * 100), 0);
        return [`month${at + 1}Value`, at + 1 > until ? null : cents / 100];
      }),
    ),
  }));
}

/** A family's own accounts month by month; none of the farm's is among them. */
export const familyIncomeExpenses = reportRoute(
  'FamilyIncomeExpenses',
  'REPORT_FAMILY_INCOME_EXPENSES',
  ({ query, customerId, has }) => {
    const [now = 0, month = 0] = localDate(new Date(), 0).split('-').map(Number);
    const year = Number(query.get('year') ?? now);
    const farms = demo.world.farms.filter((row) => row.customerId === customerId);
    const member = farms[0]?.personId ?? null;
    if (year > now || farms.length === 0 || !has('familyMemberIds', member)) return [];
    const until = year === now ? month : 12;
    const own = ACCOUNTS.map(([name, movement, cents, months], at) => ({
      financialRatingName: name,
      businessMovement: movement,
      familyMemberName: at === 1 ? 'TEREZA ZANCHETTIN' : 'JOSE CARLOS ZANCHETTIN',
      ...Object.fromEntries(
        Array.from({ length: 12 }, (_, index) => {
          const each = index + 1;
          const value = months && !months.includes(each) ? 0 : drift(cents, at, each) / 100;
          return [`month${each}Value`, each > until ? null : value];
        }),
      ),
    }));
    return [...fromFarm(customerId, year, until), ...own];
  },
);
