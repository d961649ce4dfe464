import type { FieldErrors } from '../answers';
import type { PlannedExpense, PlannedProduct, PlanningContent } from '../db/planning/planningTypes';
import { id, text } from '../read';
import { demo } from '../state';

type Sent = Record<string, unknown>;

/** Crops that grow in no region of the demo. */
const FOREIGN_CROPS = ['CACAU', 'ACAI', 'DENDE'];

const list = (value: unknown): Sent[] =>
  Array.isArray(value) ? value.filter((each): each is Sent => typeof each === 'object' && each !== null) : [];
const number = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null);
const months = (value: unknown) => (Array.isArray(value) ? value.map((each) => number(each) ?? 0) : []);

function productOf(sent: Sent): PlannedProduct {
  const quantities = sent['quantities'];
  return {
    productName: text(sent['productName']) ?? '',
    main: sent['main'] === true,
    farmActivityFieldId: id(sent['farmActivityFieldId']) ?? null,
    quantities: typeof quantities === 'object' ? (quantities as PlannedProduct['quantities']) : {},
    unit: text(sent['unit']) ?? '',
    quantity: number(sent['quantity']),
    unitValue: number(sent['unitValue']),
    total: number(sent['total']),
    isTotalTyped: sent['isTotalTyped'] === true,
    storagePercent: number(sent['storagePercent']),
    plotCount: number(sent['plotCount']),
    spread: text(sent['spread']) ?? 'EVEN',
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
    locked: sent['locked'] === true,
  };
}

/** The server's own check of a planning: errors by property name, or what is kept. */
export function checkPlanning(
  sent: Sent,
  customerId: number | null,
): { errors: FieldErrors; input?: PlanningContent } {
  const errors: FieldErrors = {};
  const year = number(sent['harvestYear']);
  if (year === null || year < 2000 || year > 2100) errors['HarvestYear'] = ['Preencha o ano'];
  const title = text(sent['title']) ?? '';
  if (title === '' || title.length > 100)
    errors['Title'] = ['O título é obrigatório e tem até 100 caracteres.'];
  const activity = text(sent['activity']) ?? '';
  const production = list(sent['production']).map(productOf);
  const seen = new Set<number>();
  production.forEach((line, at) => {
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
  const apportionment = list(sent['apportionment']).map(shareOf);
  const strange = apportionment.some(
    ({ farmActivityFieldPolygonId: plot, farmActivityFieldId }) =>
      plot !== undefined && demo.world.plots.get(plot)?.costCenterId !== farmActivityFieldId,
  );
  if (strange) errors['Parts'] = ['O rateio tem um talhão que não é do centro de custo.'];
  const whole = Math.round(apportionment.reduce((all, { percent }) => all + percent * 100, 0));
  if (expenses.length > 0 && whole !== 10_000) errors['Parts'] = ['O rateio deve somar 100,00%.'];
  if (Object.keys(errors).length > 0 || year === null) return { errors };
  return {
    errors,
    input: {
      activity,
      harvestYear: year,
      title,
      production,
      expenses,
      apportionmentBasis: text(sent['apportionmentBasis']) ?? 'AREA',
      apportionmentOver: text(sent['apportionmentOver']) ?? 'CENTER',
      apportionment,
    },
  };
}
