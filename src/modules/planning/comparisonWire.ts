import {
  anyId,
  choice,
  type Counted,
  counted,
  figureOrNull,
  isMissing,
  mark,
  made,
  nothingOr,
  optionalText,
  orNull,
  sparse,
  type Shape,
} from '@/platform/http/wire';
import { cents, centsOrNone, givenCents } from '@/platform/http/wireValues';
import type { ActualDocument, BasisPlan, ComparedAccount, ComparedProduct } from './planningTypes';
import { VersionHeadWire } from './versionsWire';
import { numericId, numericIdOrNull, twelve } from './wireParts';

const side = choice(['INCOME', 'EXPENSE'], null);

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
    farmActivityFieldId: numericIdOrNull,
    farmActivityFieldName: optionalText,
    unit: optionalText,
    plannedQuantity: figureOrNull,
    planned: twelve(centsOrNone, 0),
    actualQuantities: twelve(figureOrNull, null),
    actual: twelve(cents, null),
  }),
  ({ id, farmActivityFieldId: centerId, farmActivityFieldName: centerName, ...rest }): ComparedProduct => ({
    ...rest,
    id: String(id),
    centerId,
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

const NONE = { rows: [], unread: 0 };
/** Null is an empty list; what of one cannot be read is counted, for no sum is certain without it. */
const rowsOf = <T>(row: Shape<T>) =>
  made(nothingOr(counted(row), isMissing), (read): Counted<T> => read ?? NONE);

/** Planned and actual of a crop year. */
export const ComparisonWire = made(
  sparse({
    accounts: rowsOf(AccountWire),
    products: rowsOf(ProductWire),
    plans: rowsOf(BasisPlanWire),
    area: figureOrNull,
  }),
  ({ accounts, products, plans, area }) => ({
    accounts: accounts.rows,
    products: products.rows,
    plans: plans.rows,
    area,
    unread: accounts.unread + products.unread + plans.unread,
  }),
);

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
