import type { TestConfig } from 'yup';
import { isCep } from '@/platform/format/cep';
import { daysBetween, formatDate, isLocalDate, type LocalDate } from '@/platform/format/date';
import { isCnpj, isCpf, isCpfOrCnpj } from '@/platform/format/document';
import { isGroupedCode } from '@/platform/format/groupedCode';
import { dayOf, isLocalDateTime } from '@/platform/format/dateTime';
import { isMonth } from '@/platform/format/month';
import { formatNumber } from '@/platform/format/number';
import { isPhone } from '@/platform/format/phone';
import { isPlate } from '@/platform/format/plate';
import { isTime } from '@/platform/format/time';
import type { FormMessage, MessageKey } from '@/platform/forms/formMessage';
import type { Within } from '@/platform/forms/formSchema';
import { MOST_CENTS } from '@/platform/forms/mostMoney';

/** A rule for `schema.test(rule())`. Nothing at all is right for every rule but `required`, which yup has. */
type Rule = TestConfig;

function isAbsent(value: unknown): value is null | undefined | '' {
  return value === undefined || value === null || value === '';
}

function rule(
  key: MessageKey,
  holds: (value: unknown, context: Within<Record<string, unknown>>) => boolean,
  message: Omit<FormMessage, 'key'> = {},
): Rule {
  return {
    name: key,
    message: { key, ...message },
    test: (value, context: Within<Record<string, unknown>>) => isAbsent(value) || holds(value, context),
  };
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
/** A rule over texts; its message is `message.<key>` of the `forms` texts. */
export const textRule = (
  key: MessageKey,
  holds: (text: string) => boolean,
  values: FormMessage['values'] = {},
) => rule(key, (value) => typeof value === 'string' && holds(value), { values });

export const validDate = () => rule('validDate', isLocalDate);
export const validDateTime = () => rule('validDateTime', isLocalDateTime);
export const validMonth = () => rule('month', isMonth);
export const validTime = () => rule('time', isTime);
/** '#RRGGBB', as the colour field gives it. */
export const colour = () => textRule('colour', (text) => /^#[\da-f]{6}$/i.test(text));
export const cpf = () => textRule('cpf', isCpf);
export const cnpj = () => textRule('cnpj', isCnpj);
export const cpfOrCnpj = () => textRule('cpfOrCnpj', isCpfOrCnpj);
export const cep = () => textRule('cep', isCep);
export const plate = () => textRule('plate', isPlate);
export const phone = () => textRule('phone', isPhone);
export const groupedCode = () => textRule('groupedCode', isGroupedCode);

/** A number, or a text that is one. */
export const numeric = () =>
  rule('numeric', (value) => isNumber(value) || (typeof value === 'string' && isNumber(Number(value))));

/** For an agreement: only a tick will do, so here nothing is wrong too. */
export const accepted = (): Rule => ({
  name: 'accepted',
  message: { key: 'accepted' },
  test: (value) => value === true,
});

export const biggerThanZero = () => rule('biggerThanZero', (value) => isNumber(value) && value > 0);
export const greaterOrEqualZero = () => rule('greaterOrEqualZero', (value) => isNumber(value) && value >= 0);

const shown = (value: number) => formatNumber(value, { decimals: 6, minDecimals: 0 });

export const between = (min: number, max: number) =>
  rule('between', (value) => isNumber(value) && value >= min && value <= max, {
    values: { min: shown(min), max: shown(max) },
  });

/** Limits of a decimal, shown with its decimals: 'não pode ser maior que 3.000,00'. */
export const maxDecimal = (limit: number, decimals = 2) =>
  rule('maxDecimal', (value) => isNumber(value) && value <= limit, {
    values: { value: formatNumber(limit, { decimals }) },
  });
/** Of money in cents: what its field takes at most, where the amount was computed and not typed. */
export const mostMoney = () =>
  rule('maxDecimal', (value) => isNumber(value) && value <= MOST_CENTS, {
    values: { value: formatNumber(MOST_CENTS / 100) },
  });
export const minDecimal = (limit: number, decimals = 2) =>
  rule('minDecimal', (value) => isNumber(value) && value >= limit, {
    values: { value: formatNumber(limit, { decimals }) },
  });

export const maxLength = (max: number) => textRule('maxLength', (text) => text.length <= max, { max });

// The specification's text. It is read by engineers alone, so it stands in no locale file.
const NO_PARAMETER = 'Sem par\u00e2metro';

/** A day, or a function of it, called when the rule runs ('today' changes at midnight). */
type DateLimit = LocalDate | (() => LocalDate);

function dateLimit(
  key: 'maxDate' | 'minDate',
  limit: DateLimit | null | undefined,
  holds: (day: LocalDate, limit: LocalDate) => boolean,
): Rule {
  if (!limit) throw new Error(NO_PARAMETER);
  const day = typeof limit === 'function' ? limit : () => limit;
  return {
    name: key,
    // What is no day at all is the affair of `validDate`. Of a day with a time the day counts.
    test: (value, context) => {
      const own: unknown = isLocalDateTime(value) ? dayOf(value) : value;
      const right = !isLocalDate(own) || holds(own, day());
      return right || context.createError({ message: { key, values: { value: formatDate(day()) } } });
    },
  };
}

/** Not after the limit, which the message shows. Compares days: a LocalDate has no time. */
export const maxDate = (limit?: DateLimit | null) => dateLimit('maxDate', limit, (day, max) => day <= max);
export const minDate = (limit?: DateLimit | null) => dateLimit('minDate', limit, (day, min) => day >= min);

function compared(
  key: 'notGreaterThan' | 'notLessThan' | 'sameAs',
  field: string,
  holds: (a: string | number, b: string | number) => boolean,
): Rule {
  return rule(
    key,
    (value, context) => {
      const other = context.parent[field];
      if (isAbsent(other)) return true;
      // Numbers with numbers, dates and texts with texts; anything else is not for this rule to judge.
      if (isNumber(value) && isNumber(other)) return holds(value, other);
      return typeof value !== 'string' || typeof other !== 'string' || holds(value, other);
    },
    { field },
  );
}

/** Compares with another field of the same object, number with number or day with day. */
export const notGreaterThan = (field: string) => compared('notGreaterThan', field, (a, b) => a <= b);
export const notLessThan = (field: string) => compared('notLessThan', field, (a, b) => a >= b);
export const sameAs = (field: string) => compared('sameAs', field, (a, b) => a === b);

interface Period {
  from?: LocalDate | null;
  to?: LocalDate | null;
}

function periodRule(
  key: 'periodOrder' | 'periodUpTo',
  holds: (from: LocalDate, to: LocalDate) => boolean,
  message: Omit<FormMessage, 'key'> = {},
): Rule {
  return rule(
    key,
    (value) => {
      const { from, to } = value as Period;
      return !isLocalDate(from) || !isLocalDate(to) || holds(from, to);
    },
    message,
  );
}

/** For the value of a date range: the start is not after the end. */
export const periodOrder = () => periodRule('periodOrder', (from, to) => from <= to);
/** For the value of a date range: at most so many days, the first and the last included. */
export const periodUpTo = (days: number) =>
  periodRule('periodUpTo', (from, to) => daysBetween(from, to) < days, { values: { days } });
