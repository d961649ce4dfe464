/** The 27 units of the federation. */
export const STATES = [
  'AC',
  'AL',
  'AM',
  'AP',
  'BA',
  'CE',
  'DF',
  'ES',
  'GO',
  'MA',
  'MG',
  'MS',
  'MT',
  'PA',
  'PB',
  'PE',
  'PI',
  'PR',
  'RJ',
  'RN',
  'RO',
  'RR',
  'RS',
  'SC',
  'SE',
  'SP',
  'TO',
] as const;
export type StateInitials = (typeof STATES)[number];

type Digits = readonly number[];

interface Layout {
  /** How many characters a registration may have. */
  readonly lengths: readonly number[];
  readonly holds: (digits: Digits) => boolean;
}

const weighted = (digits: Digits, weights: Digits) =>
  weights.reduce((sum, weight, at) => sum + weight * (digits[at] ?? 0), 0);

/** Modulo 11 as most states have it: what is left below 2 is 0, else 11 − rest. */
const mod11 = (sum: number) => (sum % 11 < 2 ? 0 : 11 - (sum % 11));
/** 9, 8 … 2, or from further up. */
const down = (from: number) => Array.from({ length: from - 1 }, (_, at) => from - at);

const holdsAt = (digits: Digits, at: number, weights: Digits, rule = mod11) =>
  digits[at] === rule(weighted(digits, weights));

const one = (length: number, weights: Digits, rule = mod11): Layout => ({
  lengths: [length],
  holds: (digits) => holdsAt(digits, length - 1, weights, rule),
});

/** Nine digits, the last of them the check: the layout of eleven states. */
const NINE = one(9, down(9));

/** Thirteen digits with two checks: Acre and the Federal District. */
const THIRTEEN: Layout = {
  lengths: [13],
  holds: (digits) =>
    holdsAt(digits, 11, [4, 3, 2, ...down(9)]) && holdsAt(digits, 12, [5, 4, 3, 2, ...down(9)]),
};

/** Amapá adds a number of its own by the range that the registration lies in. */
function amapa(digits: Digits): boolean {
  const number = Number(digits.slice(0, 8).join(''));
  const [extra, instead] = number <= 3_017_000 ? [5, 0] : number <= 3_019_022 ? [9, 1] : [0, 0];
  const check = 11 - ((extra + weighted(digits, down(9))) % 11);
  return digits[8] === (check === 10 ? 0 : check === 11 ? instead : check);
}

/** Bahia: the last digit is computed first and counts for the one before it; which digit tells the modulus. */
function bahia(digits: Digits): boolean {
  const base = digits.length - 2;
  const telling = digits[digits.length - 8] ?? 0;
  const modulus = [6, 7, 9].includes(telling) ? 11 : 10;
  const rule = (sum: number) => {
    const rest = sum % modulus;
    return rest === 0 || (modulus === 11 && rest === 1) ? 0 : modulus - rest;
  };
  const last = digits[base + 1] ?? 0;
  const body = digits.slice(0, base);
  return (
    last === rule(weighted(body, down(base + 1))) &&
    digits[base] === rule(weighted([...body, last], down(base + 2)))
  );
}

/** Goiás: in one range a rest of 1 is written as 1. */
function goias(digits: Digits): boolean {
  const number = Number(digits.slice(0, 8).join(''));
  const rest = weighted(digits, down(9)) % 11;
  const special = number >= 10_103_105 && number <= 10_119_997;
  return digits[8] === (rest === 1 && special ? 1 : rest < 2 ? 0 : 11 - rest);
}

/** Minas Gerais: a 0 after the third digit, digits of the products added, then up to the next ten. */
function minas(digits: Digits): boolean {
  const body = [...digits.slice(0, 3), 0, ...digits.slice(3, 11)];
  const sum = body.reduce((all, digit, at) => {
    const product = digit * (at % 2 === 0 ? 1 : 2);
    return all + Math.floor(product / 10) + (product % 10);
  }, 0);
  return digits[11] === (10 - (sum % 10)) % 10 && holdsAt(digits, 12, [3, 2, ...down(11)]);
}

const SAO_PAULO = [1, 3, 4, 5, 6, 7, 8, 10];
const lastDigit = (sum: number) => (sum % 11) % 10;

/** Tocantins: two digits in the middle of the old layout tell the kind and are not checked. */
const tocantins = (digits: Digits) =>
  digits.length === 9
    ? holdsAt(digits, 8, down(9))
    : digits[10] === mod11(weighted([...digits.slice(0, 2), ...digits.slice(4)], down(9)));

/** Lengths and check digits by state, as the states publish them for the SINTEGRA. */
const LAYOUTS: Readonly<Record<StateInitials, Layout>> = {
  AC: THIRTEEN,
  AL: NINE,
  AM: NINE,
  AP: { lengths: [9], holds: amapa },
  BA: { lengths: [8, 9], holds: bahia },
  CE: NINE,
  DF: THIRTEEN,
  ES: NINE,
  GO: { lengths: [9], holds: goias },
  MA: NINE,
  MG: { lengths: [13], holds: minas },
  MS: NINE,
  MT: one(11, [3, 2, ...down(9)]),
  PA: NINE,
  PB: NINE,
  PE: {
    lengths: [9],
    holds: (digits) => holdsAt(digits, 7, down(8)) && holdsAt(digits, 8, down(9)),
  },
  PI: NINE,
  PR: {
    lengths: [10],
    holds: (digits) => holdsAt(digits, 8, [3, 2, ...down(7)]) && holdsAt(digits, 9, [4, 3, 2, ...down(7)]),
  },
  RJ: one(8, [2, ...down(7)]),
  RN: { lengths: [9, 10], holds: (digits) => holdsAt(digits, digits.length - 1, down(digits.length)) },
  RO: one(14, [6, 5, 4, 3, 2, ...down(9)], (sum) => (11 - (sum % 11)) % 10),
  RR: one(9, [1, 2, 3, 4, 5, 6, 7, 8], (sum) => sum % 9),
  RS: one(10, [2, ...down(9)]),
  SC: NINE,
  SE: NINE,
  SP: {
    lengths: [12],
    holds: (digits) =>
      holdsAt(digits, 8, SAO_PAULO, lastDigit) && holdsAt(digits, 11, [3, 2, ...down(10)], lastDigit),
  },
  TO: { lengths: [9, 11], holds: tocantins },
};

/** Without marks: digits, and the P before those of rural producers in São Paulo. */
export const parseRegistration = (text: string): string => text.toUpperCase().replace(/[\s./-]/g, '');

const RURAL_SP = /^P(\d{12})$/;

export type RegistrationFault = 'length' | 'digit';

/** What is wrong with a registration in a state; null when it is one. */
export function registrationFault(state: StateInitials, text: string): RegistrationFault | null {
  const bare = parseRegistration(text);
  const rural = state === 'SP' ? RURAL_SP.exec(bare)?.[1] : undefined;
  const digits = Array.from(rural ?? bare, Number);
  const { lengths, holds } = LAYOUTS[state];
  if (!lengths.includes(digits.length) || digits.some((digit) => !Number.isInteger(digit))) return 'length';
  if (digits.every((digit) => digit === 0)) return 'digit';
  // Of rural producers in São Paulo only the ninth digit is a check.
  if (rural !== undefined) return holdsAt(digits, 8, SAO_PAULO, lastDigit) ? null : 'digit';
  return holds(digits) ? null : 'digit';
}

export const registrationLengths = (state: StateInitials): readonly number[] => LAYOUTS[state].lengths;
export const isState = (value: unknown): value is StateInitials => STATES.some((state) => state === value);
