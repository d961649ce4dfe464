import {
  anyId,
  choice,
  figureOrNull,
  mark,
  list,
  made,
  optionalText,
  orNull,
  sparse,
  type Shape,
} from '@/platform/http/wire';
import { cents, centsOrNone, givenCents } from '@/platform/http/wireValues';
import type { ActualDocument, BasisPlan, ComparedAccount, ComparedProduct } from './planningTypes';
import { VersionHeadWire } from './versionsWire';
import { numericId, numericIdOrNull, twelve } from './wireParts';

const side = choice(['INCOME', 'EXPENSE'], 'EXPENSE');

const AccountWire = made(
  sparse({
    id: numericId,
    name: optionalText,
    subgroupName: optionalText,
    movement: side,
    planned: twelve(centsOrNone, 0),
    actual: twelve(cents, null),
  }),
  ({ movement, ...rest }): ComparedAccount => ({ ...rest, side: movement }),
);

const ProductWire = made(
  sparse({
    id: anyId,
    name: optionalText,
    farmActivityFieldName: optionalText,
    unit: optionalText,
    plannedQuantity: figureOrNull,
    plannedPrice: figureOrNull,
    actualQuantity: figureOrNull,
    actualPrice: figureOrNull,
  }),
  ({ id, farmActivityFieldName: centerName, ...rest }): ComparedProduct => ({
    ...rest,
    id: String(id),
    centerName,
  }),
);

const BasisPlanWire: Shape<BasisPlan> = sparse({
  id: numericId,
  title: optionalText,
  version: figureOrNull,
  approved: orNull(VersionHeadWire),
  outdated: mark,
});

/** Planned and actual of a crop year. */
export const ComparisonWire = sparse({
  accounts: list(AccountWire),
  products: list(ProductWire),
  plans: list(BasisPlanWire),
  area: figureOrNull,
});

/** A document of an account; one whose value cannot be read is left out. */
export const ActualDocumentWire = made(
  sparse({
    id: anyId,
    documentId: numericIdOrNull,
    documentNumber: optionalText,
    businessMovement: side,
    partnerPersonName: optionalText,
    date: optionalText,
    value: givenCents,
  }),
  (sent): ActualDocument => ({
    id: String(sent.id),
    documentId: sent.documentId,
    documentNumber: sent.documentNumber,
    side: sent.businessMovement,
    partner: sent.partnerPersonName,
    day: sent.date,
    cents: sent.value,
  }),
);
