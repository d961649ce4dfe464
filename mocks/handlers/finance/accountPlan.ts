import { type FieldErrors, invalid, json, notFound, refused } from '../../answers';
import type { FinancialRating } from '../../db/finance/accountPlanSeed';
import { planOf } from '../../db/finance/ratingTree';
import { flag, id, text, wantedActive } from '../../read';
import { type Call, route } from '../../route';
import { demo } from '../../state';

const permission = { permission: 'CHART_OF_ACCOUNTS_MANAGEMENT' };
const MOST = 999;

type Given = Omit<FinancialRating, 'id' | 'customerId' | 'active'>;
const LCDPR = ['1', '2', '3', 'NONE'] as const;
const LINES = ['GROSS', 'DEDUCTION', 'COE', 'COT', 'CT'] as const;

const depthOf = (plan: readonly FinancialRating[], row: Pick<FinancialRating, 'parentId'>): number => {
  const over = plan.find((each) => each.id === row.parentId);
  return over ? depthOf(plan, over) + 1 : 0;
};
const under = (plan: readonly FinancialRating[], row: FinancialRating): FinancialRating[] => [
  row,
  ...plan.filter(({ parentId }) => parentId === row.id).flatMap((each) => under(plan, each)),
];
/** Titles by the account that they are rated by. */
function counts(customerId: number | null): Map<string, number> {
  const all = new Map<string, number>();
  for (const row of demo.world.finance.installments.filter((each) => each.customerId === customerId))
    all.set(row.ratingName, (all.get(row.ratingName) ?? 0) + 1);
  return all;
}

function wire({ customerId, ...row }: FinancialRating, depth: number, used: Map<string, number>) {
  const { movement, ...rest } = row;
  return {
    ...rest,
    businessMovement: movement,
    isPlatform: customerId === null,
    movementCount: depth === 2 ? (used.get(row.name) ?? 0) : 0,
  };
}

const grid = route(
  'GET',
  '/FinancialRating/GetGridData',
  ({ customerId }) => {
    const plan = planOf(demo.world.finance, customerId);
    const used = counts(customerId);
    return json(plan.map((row) => wire(row, depthOf(plan, row), used)));
  },
  permission,
);

/** What is sent for an account, or what is wrong with it. */
function read(sent: Record<string, unknown>, plan: readonly FinancialRating[], self?: FinancialRating) {
  const errors: FieldErrors = {};
  const parent = plan.find((row) => row.id === id(sent['parentId']));
  const parentId = sent['parentId'] === null || sent['parentId'] === undefined ? null : (parent?.id ?? null);
  if (sent['parentId'] != null && !parent) errors['ParentId'] = ['Escolha onde a conta fica.'];
  const depth = parent ? depthOf(plan, parent) + 1 : 0;
  if (depth > 2) errors['ParentId'] = ['Uma conta não tem outras abaixo dela.'];
  const name = (text(sent['name']) ?? '').toUpperCase();
  if (!name) errors['Name'] = ['O nome é obrigatório.'];
  else if (name.length > 60) errors['Name'] = ['O nome tem no máximo 60 caracteres.'];
  else if (
    plan.some(
      (row) =>
        row.id !== self?.id &&
        row.name === name &&
        (depth === 2 ? depthOf(plan, row) === 2 : row.parentId === parentId),
    )
  )
    errors['Name'] = ['Já existe uma conta com este nome.'];
  const number = id(sent['number']);
  if (number === undefined || number > MOST) errors['Number'] = ['O número vai de 1 a 999.'];
  else if (plan.some((row) => row.id !== self?.id && row.parentId === parentId && row.number === number))
    errors['Number'] = ['Este código já é de outra conta.'];
  const side = parent?.movement ?? (sent['businessMovement'] === 'INCOME' ? 'INCOME' : 'EXPENSE');
  const given: Given = {
    parentId,
    number: number ?? 0,
    name,
    movement: side,
    lcdprType: LCDPR.find((each) => each === sent['lcdprType']) ?? null,
    resultLine: LINES.find((each) => each === sent['resultLine']) ?? null,
    isFamily: flag(sent['isFamily']) ?? false,
  };
  return { errors, given };
}

const ok = (errors: FieldErrors) => Object.keys(errors).length === 0;
const LOCKED = 'Esta conta é da plataforma e não pode ser alterada.';

/** A record of the customer's own, or why it may not be written. */
function own(call: Call, wanted: unknown): FinancialRating | Response {
  const row = demo.world.finance.financialRatings.get(id(wanted));
  if (!row || (row.customerId !== null && row.customerId !== call.customerId)) return notFound();
  return row.customerId === null ? refused(LOCKED) : row;
}

const create = route(
  'POST',
  '/FinancialRating/Create',
  async (call) => {
    const { errors, given } = read(await call.body(), planOf(demo.world.finance, call.customerId));
    if (!ok(errors)) return invalid(errors);
    return json(
      demo.world.finance.financialRatings.insert({ ...given, customerId: call.customerId, active: true }),
    );
  },
  permission,
);

/** Titles keep the name of their account: they follow it. */
function rename(customerId: number | null, from: string, into: string): void {
  const { installments } = demo.world.finance;
  for (const row of installments.filter((each) => each.customerId === customerId && each.ratingName === from))
    installments.update(row.id, { ratingName: into });
}

function turnSide(plan: readonly FinancialRating[], row: FinancialRating, given: Given): boolean {
  const used = counts(row.customerId);
  const branch = under(plan, row);
  if (given.movement !== row.movement && branch.some(({ name }) => used.has(name))) return false;
  for (const each of branch)
    demo.world.finance.financialRatings.update(each.id, { movement: given.movement });
  return true;
}
const SIDE_USED = 'A conta tem lançamentos e não muda de natureza. Funda-a com outra conta.';

const edit = route(
  'PUT',
  '/FinancialRating/Edit',
  async (call) => {
    const row = own(call, call.query.get('id'));
    if (row instanceof Response) return row;
    const plan = planOf(demo.world.finance, call.customerId);
    const sent = await call.body();
    const { errors, given } = read(sent, plan, row);
    const target = plan.find(({ id: each }) => each === given.parentId);
    if (target && under(plan, row).includes(target))
      errors['ParentId'] = ['Uma conta não cabe dentro dela mesma.'];
    if (ok(errors) && depthOf(plan, given) !== depthOf(plan, row))
      errors['ParentId'] = ['Escolha outro lugar.'];
    if (!ok(errors)) return invalid(errors);
    if (!turnSide(plan, row, given)) return refused(SIDE_USED);
    if (depthOf(plan, row) === 2) rename(call.customerId, row.name, given.name);
    return json(demo.world.finance.financialRatings.update(row.id, given));
  },
  permission,
);

const setActive = route(
  'POST',
  '/FinancialRating/ActivateInactivate',
  async (call) => {
    const sent = await call.body();
    const row = own(call, sent['id']);
    if (row instanceof Response) return row;
    const active = wantedActive(sent, row);
    const plan = planOf(demo.world.finance, call.customerId);
    for (const each of active ? [row] : under(plan, row))
      if (each.customerId !== null) demo.world.finance.financialRatings.update(each.id, { active });
    return json(true);
  },
  permission,
);

const remove = route(
  'DELETE',
  '/FinancialRating/Delete',
  (call) => {
    const row = own(call, call.query.get('id'));
    if (row instanceof Response) return row;
    const plan = planOf(demo.world.finance, call.customerId);
    if (plan.some(({ parentId }) => parentId === row.id)) return refused('Exclua antes o que está abaixo.');
    if (counts(call.customerId).has(row.name))
      return refused('A conta tem lançamentos. Funda-a com outra ou inative-a.');
    demo.world.finance.financialRatings.remove(row.id);
    return json(true);
  },
  permission,
);

const merge = route(
  'POST',
  '/FinancialRating/Merge',
  async (call) => {
    const sent = await call.body();
    const from = own(call, sent['fromId']);
    if (from instanceof Response) return from;
    const plan = planOf(demo.world.finance, call.customerId);
    const into = plan.find((row) => row.id === id(sent['intoId']));
    if (!into || into.id === from.id || depthOf(plan, into) !== 2 || depthOf(plan, from) !== 2)
      return invalid({ IntoId: ['Escolha a conta que fica.'] });
    if (into.movement !== from.movement)
      return invalid({ IntoId: ['As contas são de naturezas diferentes.'] });
    if (!into.active) return invalid({ IntoId: ['A conta que fica está inativa.'] });
    rename(call.customerId, from.name, into.name);
    const { plannings } = demo.world.planning;
    for (const each of plannings.filter(({ customerId }) => customerId === call.customerId))
      plannings.update(each.id, {
        expenses: each.expenses.map((line) =>
          line.financialRatingId === from.id ? { ...line, financialRatingId: into.id } : line,
        ),
      });
    const { cashScenarios } = demo.world.finance;
    for (const each of cashScenarios.filter(({ customerId }) => customerId === call.customerId))
      cashScenarios.update(each.id, {
        lines: each.lines.map((line) =>
          line.financialRatingId === from.id ? { ...line, financialRatingId: into.id } : line,
        ),
      });
    demo.world.finance.financialRatings.remove(from.id);
    return json(true);
  },
  permission,
);

/** What hangs on an account: documents with their titles, lines of plans and of forecasts. */
const dependents = route(
  'GET',
  '/FinancialRating/GetDependents',
  (call) => {
    const plan = planOf(demo.world.finance, call.customerId);
    const row = plan.find((each) => each.id === id(call.query.get('id')));
    if (!row) return notFound();
    const branch = under(plan, row);
    const names = new Set(branch.map(({ name }) => name));
    const ids = new Set(branch.map((each) => each.id));
    const own = (each: { customerId: number | null }) => each.customerId === call.customerId;
    const titles = demo.world.finance.installments.filter((each) => own(each) && names.has(each.ratingName));
    const documents = new Set(titles.map(({ documentId }) => documentId));
    const lines = demo.world.planning.plannings
      .filter(own)
      .flatMap(({ expenses }) => expenses.filter((line) => ids.has(line.financialRatingId)));
    const forecast = demo.world.finance.cashScenarios
      .filter(own)
      .flatMap((each) =>
        each.lines.filter(({ financialRatingId: rating }) => rating !== null && ids.has(rating)),
      );
    return json(
      [
        { name: 'Documentos', count: documents.size },
        { name: 'Títulos', count: titles.length },
        { name: 'Linhas de planejamento', count: lines.length },
        { name: 'Linhas de previsão de caixa', count: forecast.length },
      ].filter(({ count }) => count > 0),
    );
  },
  permission,
);

export const accountPlanHandlers = [grid, create, edit, setActive, remove, merge, dependents];
