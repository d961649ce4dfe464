import { boolean } from 'valibot';
import {
  choiceOrNull,
  filled,
  flag,
  givenNumber,
  id,
  made,
  oneOf,
  optionalText,
  orElse,
  record,
} from '@/platform/http/wire';
import { numericIdOrNull } from '@/platform/http/wireValues';
import { type Account, type AccountValues, LCDPR_KINDS, RESULT_LINES } from './accountTypes';

/** A line of the plan of accounts: a group, a subgroup or an account. */
export const AccountWire = made(
  record({
    id,
    parentId: numericIdOrNull,
    number: id,
    name: filled,
    businessMovement: oneOf(['INCOME', 'EXPENSE']),
    // What is not marked as the customer's own cannot be changed.
    isPlatform: orElse(boolean(), true),
    active: orElse(boolean(), true),
    lcdprType: choiceOrNull(LCDPR_KINDS),
    resultLine: choiceOrNull(RESULT_LINES),
    isFamily: flag,
    movementCount: numericIdOrNull,
  }),
  ({ businessMovement: side, isPlatform, lcdprType, isFamily, movementCount, ...rest }): Account => ({
    ...rest,
    side,
    platform: isPlatform,
    lcdpr: lcdprType,
    family: isFamily,
    movements: movementCount,
  }),
);

/** What is rated by an account. */
export const AccountUseWire = record({ name: optionalText, count: givenNumber });

export const accountBody = (values: AccountValues) => ({
  parentId: values.parentId,
  number: values.number,
  name: values.name.trim().toUpperCase(),
  businessMovement: values.side,
  lcdprType: values.lcdpr,
  resultLine: values.resultLine,
  isFamily: values.family,
});
