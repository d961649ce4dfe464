import type { Center } from '@/families/activity/activityValues';
import {
  choice,
  figureOrNull,
  filled,
  givenNumber,
  list,
  made,
  optionalText,
  sparse,
} from '@/platform/http/wire';
import type { PlanningBasis } from './planningTypes';
import { numericId, numericIdOrNull } from './wireParts';

const CenterWire = made(
  sparse({
    id: numericId,
    name: optionalText,
    farmName: optionalText,
    farmId: numericIdOrNull,
    usefulAreaSize: figureOrNull,
    plotCount: figureOrNull,
    systemBusinessActivityConstantFilter: optionalText,
    plots: list(
      made(
        sparse({ id: numericId, name: optionalText, usefulAreaSize: figureOrNull }),
        ({ usefulAreaSize: area, ...plot }) => ({ ...plot, area }),
      ),
    ),
  }),
  (sent): Center => ({
    id: sent.id,
    name: sent.name,
    groupName: sent.farmName,
    groupId: sent.farmId,
    area: sent.usefulAreaSize,
    plots: sent.plotCount,
    plotList: sent.plots,
    kind: sent.systemBusinessActivityConstantFilter || null,
  }),
);

/** What plans are made of. */
export const BasisWire = made(
  sparse({
    costCenters: list(CenterWire),
    accounts: list(
      sparse({
        id: numericId,
        name: optionalText,
        subgroupName: optionalText,
        movement: choice(['INCOME', 'EXPENSE'], null),
      }),
    ),
    products: list(
      sparse({ activity: optionalText, productName: filled, financialRatingId: numericIdOrNull }),
    ),
    // Of another product than the one that is named, a price or yield says nothing.
    prices: list(
      sparse({
        activity: optionalText,
        productName: filled,
        unit: optionalText,
        value: givenNumber,
        source: optionalText,
      }),
    ),
    yields: list(
      sparse({
        activity: optionalText,
        productName: filled,
        quantity: optionalText,
        values: list(givenNumber),
      }),
    ),
  }),
  ({ costCenters: centers, ...rest }): PlanningBasis => ({ id: 'basis', centers, ...rest }),
);
