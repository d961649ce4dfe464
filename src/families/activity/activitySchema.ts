import { array, boolean, mixed, number, object, string } from 'yup';
import { formatNumber } from '@/platform/format/number';
import type { FormMessage } from '@/platform/forms/formMessage';
import type { Within } from '@/platform/forms/formSchema';
import { between, biggerThanZero, maxLength, mostMoney } from '@/platform/forms/validators';
import type { ActivityDescriptor } from './activityTypes';
import {
  type ActivityValues,
  apportionmentOf,
  type Center,
  type LineValues,
  type ShareValues,
} from './activityValues';
import { leftOf, SHARE_BASES, type ShareBasis } from './rules/apportion';
import { HARVEST_YEARS, isHarvestYear } from './rules/harvestYears';
import { EXPENSE_WAYS, type ExpenseWay, TYPED } from './rules/months';
import { SHARE_OVERS, type ShareOver } from './rules/shareTargets';

/** Says something of the engine's own words. */
const says = (fault: string, values: Readonly<Record<string, string>> = {}) =>
  ({
    key: 'invalid',
    says: `activity:faults.${fault}`,
    values,
  }) satisfies FormMessage;
const amount = () => number().nullable().defined();

function quantitiesSchema(activity: ActivityDescriptor, centers: readonly Center[]) {
  return object(
    Object.fromEntries(
      activity.quantities.map(({ name, most, from }) => [
        name,
        amount()
          .default(null)
          .test(between(0, most ?? 1e12))
          .test(
            'area',
            (
              value,
              {
                from: parents,
                createError,
              }: Within<unknown, Partial<LineValues & Pick<ActivityValues, 'production'>>>,
            ) => {
              if (from !== 'area' || value === null) return true;
              const line = parents?.[1]?.value;
              const center = centers.find(({ id }) => id === line?.centerId);
              if (center?.area == null) return true;
              // One product is on a hectare once; another may follow it in the same year.
              const same = (parents?.[2]?.value.production ?? []).filter(
                (each) => each.centerId === line?.centerId && each.productName === line?.productName,
              );
              const sum = same.reduce((all, each) => all + (each.quantities[name] ?? 0), 0);
              if (Math.max(value, sum) <= center.area) return true;
              const limit = { center: center.name, area: formatNumber(center.area) };
              return createError({ message: says('area', limit) });
            },
          ),
      ]),
    ),
  );
}

/** A plan as it is entered. What is not known yet may be missing: the overview tells it. */
export function activitySchema(activity: ActivityDescriptor, centers: readonly Center[]) {
  const line = object({
    productName: string().nullable().required().test(maxLength(100)),
    accountId: amount().required(),
    main: boolean()
      .required()
      .test(
        'oneMain',
        (
          main,
          { parent, path, from, createError }: Within<LineValues, Pick<ActivityValues, 'production'>>,
        ) => {
          if (!activity.oneMainProduct || !main) return true;
          const own = parent;
          const { production } = from?.[1]?.value ?? { production: [] };
          const before = production.slice(0, Number(/\[(\d+)\]/.exec(path)?.[1] ?? 0));
          const first = before.find((each) => each.main && each.centerId === own.centerId);
          if (own.centerId === null || !first) return true;
          const center = centers.find(({ id }) => id === own.centerId)?.name ?? '';
          const product = first.productName ?? '';
          return createError({ message: says('oneMain', { center, product }) });
        },
      ),
    centerId: amount().required(),
    quantities: quantitiesSchema(activity, centers),
    unit: string().nullable().required(),
    price: amount().test(between(0, 1e9)),
    total: amount().test(mostMoney()),
    totalTyped: boolean().required(),
    storage: amount().test(between(0, 100)),
    plots: amount().test(between(0, 9999)),
    spread: string().nullable().required(),
    parts: array(amount().test(between(0, 100)))
      .nullable()
      .default(null)
      .test('parts', (parts, { parent, createError }: Within<LineValues>) => {
        const left = parent.spread === TYPED ? leftOf(parts ?? []) : 0;
        if (left === 0) return true;
        return createError({
          message: says(left > 0 ? 'partsLeft' : 'partsOver', { left: formatNumber(Math.abs(left)) }),
        });
      }),
  });
  const expense = object({
    accountId: amount().required(),
    way: string<ExpenseWay>()
      .oneOf([...EXPENSE_WAYS])
      .nullable()
      .required(),
    value: amount().required().test(biggerThanZero()).test(mostMoney()),
    spread: string().nullable().required(),
    months: array(number().required()).nullable().default(null),
  });
  return object({
    harvestYear: amount()
      .test('year', (value, { createError }) => value !== null || createError({ message: says('year') }))
      .test('years', (value, { createError }) => {
        const known = value === null || isHarvestYear(value);
        return known || createError({ message: says('years', HARVEST_YEARS) });
      }),
    title: string().nullable().required().test(maxLength(100)),
    production: array(line).required().min(1),
    expenses: array(expense).required(),
    basis: string<ShareBasis>()
      .oneOf([...SHARE_BASES])
      .required(),
    over: string<ShareOver>()
      .oneOf([...SHARE_OVERS])
      .required(),
    shares: mixed<Record<string, ShareValues>>()
      .required()
      .test('whole', (_, { parent, createError }: Within<ActivityValues>) => {
        const values = parent;
        if (values.expenses.length === 0 || !values.production.some(({ centerId }) => centerId !== null))
          return true;
        const { left, parts } = apportionmentOf(activity, values, centers);
        if (left === 0) return true;
        const unweighed = values.basis !== 'PERCENT' && parts.some(({ percent }) => percent === null);
        const fault = unweighed ? 'noWeight' : left > 0 ? 'left' : 'tooMuch';
        return createError({ message: says(fault, { left: formatNumber(Math.abs(left)) }) });
      }),
  });
}
