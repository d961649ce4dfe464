import type { FieldErrors } from '../answers';
import { ratingsOf } from '../db/finance/ratingTree';
import type { PlannedExpense, PlannedProduct, PlanningContent } from '../db/planning/planningTypes';
import { id, text } from '../read';
import { demo } from '../state';

type Sent = Record<string, unknown>;

/** Crops that grow in no region of the demo. */
const FOREIGN_CROPS = ['CACAU', 'ACAI', 'DENDE'];

const ACTIVITIES = [
  'CROP',
  'VEGETABLES',
  'FORESTRY',
  'BROILER',
  'LAYER',
  'BREEDING_PULLET',
  'SWINE',
  'FISH',
  'LIVESTOCK',
  'MILK',
  'BEEHIVE',
  'TRANSPORT',
];
const WAYS = ['YEAR', 'MONTH', 'HECTARE', 'HEAD', 'UNIT'];
const BASES = ['AREA', 'QUANTITY', 'INCOME', 'HEADS', 'PERCENT'];
const OVERS = ['CENTER', 'PLOT', 'PRODUCT'];
const LONGEST = 100;
const MOST = 1e12;

const list = (value: unknown): Sent[] =>
  Array.isArray(value) ? value.filter((each): each is Sent => typeof each === 'object' && each !== null) : [];
const number = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null);
const months = (value: unknown) => (Array.isArray(value) ? value.map((each) => number(each) ?? 0) : []);

function productOf(sent: Sent): PlannedProduct {
  const { quantities } = sent;
  return {
    productName: text(sent['productName']) ?? '',
    financialRatingId: id(sent['financialRatingId']) ?? 0,
    main: sent['main'] === true,
    farmActivityFieldId: id(sent['farmActivityFieldId']) ?? null,
    quantities:
      typeof quantities === 'object' ? { ...(quantities as PlannedProduct['quantities'] | null) } : {},
    unit: text(sent['unit']) ?? '',
    quantity: number(sent['quantity']),
    unitValue: number(sent['unitValue']),
    total: number(sent['total']),
    isTotalTyped: sent['isTotalTyped'] === true,
    storagePercent: number(sent['storagePercent']),
    plotCount: number(sent['plotCount']),
    spread: text(sent['spread']) ?? 'EVEN',
    receiptParts: list(sent['receiptParts']).map(({ month, percent }) => ({
      month: id(month) ?? 0,
      percent: number(percent) ?? 0,
    })),
    months: months(sent['months']),
  };
}

function expenseOf(sent: Sent): PlannedExpense {
  return {
    financialRatingId: id(sent['financialRatingId']) ?? 0,
    way: text(sent['way']) ?? 'YEAR',
    spread: text(sent['spread']) ?? 'EVEN',
    value: number(sent['value']) ?? 0,
    total: number(sent['total']),
    months: months(sent['months']),
  };
}

function shareOf(sent: Sent): PlanningContent['apportionment'][number] {
  const plot = id(sent['farmActivityFieldPolygonId']);
  const productName = text(sent['productName']);
  return {
    farmActivityFieldId: id(sent['farmActivityFieldId']) ?? 0,
    ...(plot === undefined ? {} : { farmActivityFieldPolygonId: plot }),
    ...(productName === undefined ? {} : { productName }),
    percent: number(sent['percent']) ?? 0,
    amount: number(sent['amount']),
    locked: sent['locked'] === true,
  };
}

const isWord = (value: string) => value !== '' && value.length <= LONGEST;
const within = (value: unknown, most: number) =>
  value === null || (typeof value === 'number' && value >= 0 && value <= most);
const isYear = (values: readonly number[]) =>
  values.length === 12 && values.every((value) => within(value, MOST));
/** What is not known yet may be missing; what is there has to be right. */
function checkProduct(line: PlannedProduct, accounts: ReadonlySet<number>): FieldErrors {
  const { quantity, unitValue, total, storagePercent, plotCount, receiptParts } = line;
  const received = Math.round(receiptParts.reduce((all, { percent }) => all + percent * 100, 0));
  const amounts = [quantity, unitValue, total, ...Object.values(line.quantities)];
  return {
    ...(!isWord(line.productName) && { ProductName: ['O produto é obrigatório e tem até 100 caracteres.'] }),
    ...(!accounts.has(line.financialRatingId) && {
      FinancialRatingId: ['Escolha a conta da receita.'],
    }),
    ...(line.spread === 'MONTHS' &&
      received !== 10_000 && { ReceiptParts: ['As partes do recebimento devem somar 100,00%.'] }),
    ...(!isWord(line.unit) && { Unit: ['A unidade é obrigatória.'] }),
    ...(!isWord(line.spread) && { Spread: ['Escolha os meses.'] }),
    ...(!amounts.every((value) => within(value, MOST)) && { Quantities: ['Valor inválido.'] }),
    ...(!within(storagePercent, 100) && { StoragePercent: ['O percentual vai de 0 a 100.'] }),
    ...(!within(plotCount, 9999) && { PlotCount: ['Valor inválido.'] }),
    ...(!isYear(line.months) && { Months: ['Informe os doze meses.'] }),
  };
}
function checkExpense(line: PlannedExpense, accounts: ReadonlySet<number>): FieldErrors {
  return {
    ...(!accounts.has(line.financialRatingId) && { FinancialRatingId: ['A conta é obrigatória.'] }),
    ...(!WAYS.includes(line.way) && { Way: ['Escolha por quanto o valor é contado.'] }),
    ...(!isWord(line.spread) && { Spread: ['Escolha os meses.'] }),
    ...((line.value <= 0 || line.value > MOST) && { Value: ['O valor deve ser maior que zero.'] }),
    ...(!within(line.total, MOST) && { Total: ['Valor inválido.'] }),
    ...(!isYear(line.months) && { Months: ['Informe os doze meses.'] }),
  };
}

/** The server's own check of a planning: errors by property name, or what is kept. */
export function checkPlanning(
  sent: Sent,
  customerId: number | null,
): { errors: FieldErrors; input?: PlanningContent } {
  const errors: FieldErrors = {};
  const ratings = ratingsOf(demo.world.finance, customerId);
  const accountsOf = (movement: string) =>
    new Set(ratings.filter((row) => row.movement === movement).map((row) => row.id));
  const year = number(sent['harvestYear']);
  const place = (row: string, wrong: FieldErrors) => {
    for (const [name, said] of Object.entries(wrong)) errors[`${row}.${name}`] = said;
  };
  if (year === null || !Number.isInteger(year) || year < 2000 || year > 2100)
    errors['HarvestYear'] = ['Preencha o ano'];
  const title = text(sent['title']) ?? '';
  if (title === '' || title.length > 100)
    errors['Title'] = ['O título é obrigatório e tem até 100 caracteres.'];
  const activity = text(sent['activity']) ?? '';
  const production = list(sent['production']).map(productOf);
  if (!ACTIVITIES.includes(activity)) errors['Activity'] = ['A atividade é obrigatória.'];
  if (production.length === 0) errors['Production'] = ['Inclua pelo menos um produto.'];
  const seen = new Set<number>();
  production.forEach((line, at) => {
    place(`Production[${at}]`, checkProduct(line, accountsOf('INCOME')));
    const center = demo.world.costCenters.get(line.farmActivityFieldId);
    if (center?.customerId !== customerId)
      errors[`Production[${at}].FarmActivityFieldId`] = ['O centro de custo é obrigatório.'];
    if (['CROP', 'VEGETABLES'].includes(activity) && FOREIGN_CROPS.includes(line.productName.toUpperCase()))
      errors[`Production[${at}].ProductName`] = [
        'Cultura não cadastrada para a região, entre em contato com o administrador',
      ];
    if (activity !== 'LIVESTOCK' || !line.main || line.farmActivityFieldId === null) return;
    if (seen.has(line.farmActivityFieldId))
      errors[`Production[${at}].Main`] = [
        `O centro de custo ${center?.name ?? ''} já tem um produto principal.`,
      ];
    seen.add(line.farmActivityFieldId);
  });
  const expenses = list(sent['expenses']).map(expenseOf);
  const accounts = accountsOf('EXPENSE');
  expenses.forEach((line, at) => place(`Expenses[${at}]`, checkExpense(line, accounts)));
  const apportionment = list(sent['apportionment']).map(shareOf);
  const basis = text(sent['apportionmentBasis']) ?? 'AREA';
  const over = text(sent['apportionmentOver']) ?? 'CENTER';
  if (!BASES.includes(basis)) errors['ApportionmentBasis'] = ['Escolha a base do rateio.'];
  if (!OVERS.includes(over)) errors['ApportionmentOver'] = ['Escolha sobre o que é o rateio.'];
  const outside = apportionment.some(
    ({ farmActivityFieldId }) => demo.world.costCenters.get(farmActivityFieldId)?.customerId !== customerId,
  );
  if (outside) errors['Parts'] = ['O rateio tem um centro de custo que não existe.'];
  const strange = apportionment.some(
    ({ farmActivityFieldPolygonId: plot, farmActivityFieldId }) =>
      plot !== undefined && demo.world.plots.get(plot)?.costCenterId !== farmActivityFieldId,
  );
  if (strange) errors['Parts'] = ['O rateio tem um talhão que não é do centro de custo.'];
  const whole = Math.round(apportionment.reduce((all, { percent }) => all + percent * 100, 0));
  if (!apportionment.every(({ percent }) => within(percent, 100)))
    errors['Parts'] = ['Cada parte do rateio vai de 0 a 100%.'];
  if (expenses.length > 0 && whole !== 10_000) errors['Parts'] = ['O rateio deve somar 100,00%.'];
  const spent = expenses.some(({ total }) => total === null)
    ? null
    : Math.round(expenses.reduce((all, { total }) => all + (total ?? 0) * 100, 0));
  const amounts = Math.round(apportionment.reduce((all, { amount }) => all + (amount ?? 0) * 100, 0));
  if (expenses.length > 0 && spent !== null && whole === 10_000 && amounts !== spent)
    errors['Parts'] = ['As partes do rateio devem somar as despesas, ao centavo.'];
  if (Object.keys(errors).length > 0 || year === null) return { errors };
  return {
    errors,
    input: {
      activity,
      harvestYear: year,
      title,
      production,
      expenses,
      apportionmentBasis: basis,
      apportionmentOver: over,
      apportionment,
    },
  };
}
