import { type FieldErrors, json } from '../../../answers';
import { assetsOf } from '../../../db/finance/patrimonySeed';
import type { AssetEntry } from '../../../db/finance/patrimonyTypes';
import { id } from '../../../read';
import { type RegisterRow, registerRoutes } from '../../../registerRoutes';
import { route } from '../../../route';
import { demo } from '../../../state';
import { Checks } from '../../admin/checks';
import { atMidnight, decimal } from '../customerRegister';
import { FUTURE, optionalNumber, today } from './assetRegister';

const PERMISSION = 'ASSET_EXPENSES_REVENUES';
const EXPENSES = ['FUEL', 'MAINTENANCE', 'PARTS', 'TYRES', 'INSURANCE', 'TAXES', 'LABOUR', 'OTHER_EXPENSE'];
const INCOMES = ['SERVICE', 'RENT', 'FREIGHT', 'INDEMNITY', 'OTHER_INCOME'];

const tables = () => demo.world.finance.patrimony;
const assetById = (wanted: number) => assetsOf(tables()).find((row) => row.id === wanted);
const unitOf = (group: string | undefined) => (group === 'MACHINE' ? 'H' : group === 'VEHICLE' ? 'KM' : null);
const brazilian = (day: string) => day.slice(0, 10).split('-').toReversed().join('/');
const shown = (counter: number) => counter.toLocaleString('pt-BR', { minimumFractionDigits: 1 });

const wire = ({ customerId: _own, active: _state, ...row }: AssetEntry) => {
  const asset = assetById(row.assetId);
  return { ...row, assetName: asset?.name ?? '', counterUnit: unitOf(asset?.group) };
};

const readings = (assetId: number) =>
  tables().entries.filter((row) => row.assetId === assetId && row.counter !== null);

/** A counter shows no less than on any day before, and no more than on any day after. */
function checkCounter(
  checks: Checks,
  entry: Pick<AssetEntry, 'assetId' | 'date' | 'counter'>,
  ownId?: number,
) {
  const { counter } = entry;
  if (counter === null) return;
  for (const other of readings(entry.assetId)) {
    if (other.id === ownId || other.counter === null) continue;
    const [day, value] = [brazilian(other.date), shown(other.counter)];
    if (other.date < entry.date && counter < other.counter)
      checks.refuse('counter', `O contador não pode voltar: em ${day} marcava ${value}.`);
    if (other.date > entry.date && counter > other.counter)
      checks.refuse(
        'counter',
        `Em ${day} o contador marcava ${value}: a leitura deste dia não pode ser maior.`,
      );
  }
}

/** The asset shows the highest reading of its counter. */
function keepMeter(assetId: number, counter: number | null) {
  if (counter === null) return;
  const machine = tables().machines.get(assetId);
  if (machine && counter > (machine.hours ?? 0)) tables().machines.update(assetId, { hours: counter });
  const vehicle = tables().vehicles.get(assetId);
  if (vehicle && counter > (vehicle.kilometres ?? 0))
    tables().vehicles.update(assetId, { kilometres: Math.round(counter) });
}

function check(
  sent: Record<string, unknown>,
  customerId: number | null,
  ownId?: number,
): { errors: FieldErrors; input?: Omit<AssetEntry, keyof RegisterRow> } {
  const checks = new Checks(sent);
  const movement = checks.word('movement', 'Despesa ou receita', ['EXPENSE', 'INCOME'] as const);
  const assetId = checks.ref('assetId', 'Bem', (wanted) => assetById(wanted)?.customerId === customerId);
  const asset = assetById(assetId);
  const day = checks.day('date', 'Data');
  if (day > today()) checks.refuse('date', FUTURE);
  if (asset?.saleDate && day > asset.saleDate.slice(0, 10))
    checks.refuse('date', `Este bem foi vendido em ${brazilian(asset.saleDate)}.`);
  const counter = optionalNumber(checks, sent, 'counter', 'Horímetro ou hodômetro');
  if (counter !== null && unitOf(asset?.group) === null)
    checks.refuse('counter', 'Este bem não tem horímetro nem hodômetro.');
  const input = {
    movement,
    assetId,
    date: atMidnight(day),
    kind: checks.word('kind', 'Tipo', movement === 'INCOME' ? INCOMES : EXPENSES),
    document: checks.text('document', 'Documento', 60),
    value: decimal(checks, sent, 'value', 'Valor', [0.01, 10_000_000_000]),
    counter,
    observation: checks.optional('observation', 'Observação', 500),
  };
  checkCounter(checks, input, ownId);
  if (checks.failed) return { errors: checks.errors };
  keepMeter(assetId, counter);
  return { errors: {}, input };
}

export const assetEntryHandlers = [
  ...registerRoutes<AssetEntry>({
    table: () => tables().entries,
    wire,
    check,
    inUse: '',
    permission: { edit: PERMISSION, configure: PERMISSION },
    paths: {
      grid: '/AssetExpenseRevenue/GetGridData',
      read: '/AssetExpenseRevenue/GetById',
      create: '/AssetExpenseRevenue/Create',
      save: { path: '/AssetExpenseRevenue/Edit', methods: ['PUT'], id: 'query' },
      activate: '/AssetExpenseRevenue/ActivateInactivate',
      remove: '/AssetExpenseRevenue/Delete',
      dependents: '/AssetExpenseRevenue/GetDependents',
    },
  }),
  route(
    'GET',
    '/AssetExpenseRevenue/GetReadings',
    ({ query, customerId }) =>
      json(
        readings(id(query.get('assetId')) ?? 0)
          .filter((row) => row.customerId === customerId)
          .map(({ id: entry, date, counter }) => ({ id: entry, date, counter })),
      ),
    { permission: PERMISSION },
  ),
];
