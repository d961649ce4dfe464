import { addDays, type LocalDate } from '@/platform/format/date';

/** What the digits of a bank slip say of it. */
interface SlipLine {
  /** Of a bank (47 digits), or of a utility or tax (48). */
  readonly kind: 'BANK' | 'UTILITY';
  /** Whole cents; null where the slip leaves it open. */
  readonly value: number | null;
  /** Of a bank's slip: null where it has none. */
  readonly dueDate: LocalDate | null;
}

/** The digits alone: lines are printed with dots and blanks. */
export const slipDigits = (text: string): string => text.replace(/\D/g, '');

/** Modulus 10 of FEBRABAN: factors 2 and 1 from the right, the digits of each product added. */
function mod10(digits: string): number {
  const sum = digits
    .split('')
    .toReversed()
    .reduce((all, digit, at) => {
      const product = Number(digit) * (at % 2 === 0 ? 2 : 1);
      return all + (product > 9 ? product - 9 : product);
    }, 0);
  return (10 - (sum % 10)) % 10;
}

/** Sum of modulus 11: factors 2 to 9 from the right, again and again. */
const sum11 = (digits: string) =>
  digits
    .split('')
    .toReversed()
    .reduce((all, digit, at) => all + Number(digit) * (2 + (at % 8)), 0);

/** Of a bank's bar code: 0, 10 and 11 are written as 1. */
function bankDigit(digits: string): number {
  const digit = 11 - (sum11(digits) % 11);
  return digit > 9 ? 1 : digit;
}

/** Of a utility's: 0 and 1 as remainder are written as 0. */
function utilityDigit(digits: string): number {
  const rest = sum11(digits) % 11;
  return rest < 2 ? 0 : 11 - rest;
}

const FIRST_FACTOR = 1000;
const FACTORS = 9000;
/** The day of factor 1000, and the day on which, after 9999, it began anew. */
const FIRST_CYCLE = '2000-07-03';
const SECOND_CYCLE = '2025-02-22';

/** Factors began anew in 2025: of both days that one may mean, the one nearer to the day is meant. */
function dayOfFactor(factor: number, today: LocalDate): LocalDate | null {
  if (factor < FIRST_FACTOR) return null;
  const days = [FIRST_CYCLE, SECOND_CYCLE, addDays(SECOND_CYCLE, FACTORS)].map((start) =>
    addDays(start, factor - FIRST_FACTOR),
  );
  const distance = (day: LocalDate) => Math.abs(Date.parse(day) - Date.parse(today));
  return days.reduce((best, day) => (distance(day) < distance(best) ? day : best));
}

function readBank(digits: string, today: LocalDate): SlipLine | null {
  const fields = [digits.slice(0, 10), digits.slice(10, 21), digits.slice(21, 32)];
  if (fields.some((field) => mod10(field.slice(0, -1)) !== Number(field.at(-1)))) return null;
  const free = fields.map((field) => field.slice(0, -1)).join('');
  const tail = digits.slice(33);
  // In the bar code the factor and the value stand before what is free.
  const code = free.slice(0, 4) + tail + free.slice(4);
  if (bankDigit(code) !== Number(digits[32])) return null;
  return {
    kind: 'BANK',
    value: Number(tail.slice(4)) || null,
    dueDate: dayOfFactor(Number(tail.slice(0, 4)), today),
  };
}

function readUtility(digits: string): SlipLine | null {
  const reference = digits[2] ?? '';
  const checks = /[67]/.test(reference) ? mod10 : /[89]/.test(reference) ? utilityDigit : null;
  if (digits[0] !== '8' || checks === null) return null;
  const fields = [0, 12, 24, 36].map((at) => digits.slice(at, at + 12));
  if (fields.some((field) => checks(field.slice(0, 11)) !== Number(field[11]))) return null;
  const code = fields.map((field) => field.slice(0, 11)).join('');
  if (checks(code.slice(0, 3) + code.slice(4)) !== Number(code[3])) return null;
  // 7 and 9 name a quantity of some index in the value's place.
  return {
    kind: 'UTILITY',
    value: /[68]/.test(reference) ? Number(code.slice(4, 15)) || null : null,
    dueDate: null,
  };
}

/**
 * Reads the line of a bank slip, with or without its dots and blanks, by FEBRABAN's layouts of bank slips and of
 * collections; null when it has another number of digits or one of its check digits is wrong.
 * @param today the factor of the due date began anew in 2025: this says which of two days is meant
 */
export function readSlipLine(text: string, today: LocalDate): SlipLine | null {
  const digits = slipDigits(text);
  if (digits.length === 47) return readBank(digits, today);
  return digits.length === 48 ? readUtility(digits) : null;
}

/** As it is printed: five groups of a bank's slip, four of a utility's; anything else as it is. */
export function formatSlipLine(digits: string): string {
  if (digits.length === 47)
    return digits.replace(/^(.{5})(.{5})(.{5})(.{6})(.{5})(.{6})(.)(.{14})$/, '$1.$2 $3.$4 $5.$6 $7 $8');
  return digits.length === 48 ? digits.replace(/(.{11})(.)(?=.)/g, '$1-$2 ').replace(/(.)$/, '-$1') : digits;
}
