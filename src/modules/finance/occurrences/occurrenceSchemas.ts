import { number, object, string } from 'yup';
import { today } from '@/platform/format/date';
import type { FormMessage } from '@/platform/forms/formMessage';
import type { Within } from '@/platform/forms/formSchema';
import {
  between,
  biggerThanZero,
  greaterOrEqualZero,
  maxDate,
  maxLength,
  notLessThan,
  validDate,
} from '@/platform/forms/validators';
import type { ContractKind } from '@/domain/agreements/handover';
import type { Side, Way } from './occurrenceKinds';
import type { OccurrenceField } from './occurrenceValues';

const id = () => number().nullable().defined();
const positive = () => number().nullable().defined().test(biggerThanZero());
const words = (most: number) => string().nullable().defined().test(maxLength(most));
const day = () => string().nullable().defined().test(validDate());

const another = {
  name: 'anotherAccount',
  message: { key: 'invalid', says: 'financeOccurrences:refusals.sameAccount' } satisfies FormMessage,
  test: (value: unknown, { parent }: Within<Record<string, unknown>>) =>
    value == null || value !== parent['currentAccountId'],
};

const anotherProduct = {
  name: 'anotherProduct',
  message: { key: 'invalid', says: 'financeOccurrences:refusals.sameProduct' } satisfies FormMessage,
  test: (value: unknown, { parent }: Within<Record<string, unknown>>) =>
    value == null || value !== parent['productId'],
};

const whole = {
  name: 'whole',
  message: { key: 'invalid', says: 'financeOccurrences:refusals.whole' } satisfies FormMessage,
  test: (value: unknown) => value == null || Number.isInteger(value),
};

/** So many installments has no consortium. */
const MOST_INSTALLMENTS = 420;

const parts = {
  date: day().test(maxDate(today)),
  number: words(30),
  side: string<Side>().nullable().defined(),
  way: string<Way>().nullable().defined(),
  agreementKind: string<ContractKind>().nullable().defined(),
  partnerId: id(),
  farmerId: id(),
  currentAccountId: id(),
  targetAccountId: id().test(another),
  value: positive(),
  productId: id(),
  quantity: positive(),
  unitPrice: positive(),
  receivedProductId: id().test(anotherProduct),
  receivedQuantity: positive(),
  harvestId: id(),
  contractId: id(),
  deliveryYear: number().nullable().defined().test(whole).test(between(2000, 2100)),
  deadline: day().test(notLessThan('date')),
  group: words(20),
  quota: words(20),
  rate: number().nullable().defined().test(greaterOrEqualZero()).test(between(0, 100)),
  installments: number().nullable().defined().test(whole).test(between(1, MOST_INSTALLMENTS)),
  firstDueDate: day().test(notLessThan('date')),
  observation: words(500),
};

/** The rules of one kind's form: those fields must be there, the others may. */
export function occurrenceForm(required: readonly OccurrenceField[]) {
  const needed = Object.entries(parts).map(([name, part]) => [
    name,
    required.some((one) => one === name) ? part.required() : part,
  ]);
  return object(Object.fromEntries(needed));
}
