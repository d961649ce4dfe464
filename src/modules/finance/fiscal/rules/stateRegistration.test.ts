import { isValidIe } from '@brazilian-utils/brazilian-utils';
import { describe, expect, it } from 'vitest';
import {
  parseRegistration,
  registrationFault,
  registrationLengths,
  type StateInitials,
  STATES,
} from './stateRegistration';

/** How registrations begin where a state prescribes it. */
const BEGINS: Partial<Record<StateInitials, string>> = {
  AC: '01',
  AL: '240',
  AP: '03',
  DF: '073',
  GO: '10',
  MA: '12',
  MS: '28',
  PA: '15',
  RN: '20',
  RR: '24',
};

/** The same figures at every run. */
function figures(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

function bodies(state: StateInitials, length: number): string[] {
  const next = figures(length * 97 + state.charCodeAt(0) * 31 + state.charCodeAt(1));
  const begins = BEGINS[state] ?? '';
  return Array.from({ length: 12 }, () => {
    const text = Array.from({ length: length - begins.length }, () => Math.floor(next() * 10)).join('');
    const whole = begins + text;
    return state === 'TO' && length === 11 ? `${whole.slice(0, 2)}01${whole.slice(4)}` : whole;
  });
}

describe('state registrations', () => {
  it.each(STATES)('are told from mistyped ones in %s, as another library tells them', (state) => {
    let valid = 0;
    for (const length of registrationLengths(state)) {
      for (const body of bodies(state, length)) {
        // The checks are the last two digits at most, in São Paulo the ninth and the twelfth.
        for (let checks = 0; checks < 100; checks += 1) {
          const two = String(checks).padStart(2, '0');
          const text =
            state === 'SP'
              ? [body.slice(0, 8), two[0], body.slice(9, 11), two[1]].join('')
              : `${body.slice(0, -2)}${two}`;
          const own = registrationFault(state, text) === null;
          expect([text, own]).toEqual([text, isValidIe({ value: text, stateCode: state })]);
          if (own) valid += 1;
        }
      }
    }
    expect(valid).toBeGreaterThan(0);
  });

  it('are read with their marks', () => {
    expect(parseRegistration(' 123.45678-50 ')).toBe('1234567850');
    // Of the state's own documentation.
    expect(registrationFault('PR', '123.45678-50')).toBeNull();
    expect(registrationFault('PR', '123.45678-51')).toBe('digit');
    expect(registrationFault('PR', '123.45678')).toBe('length');
    expect(registrationFault('PR', '12A4567850')).toBe('length');
    expect(registrationFault('SC', '000000000')).toBe('digit');
    // São Paulo, trade and rural producer.
    expect(registrationFault('SP', '110.042.490.114')).toBeNull();
    expect(registrationFault('SP', 'P-01100424.3/002')).toBeNull();
    expect(registrationFault('SP', 'P-01100424.4/002')).toBe('digit');
    expect(registrationFault('MG', '062.307.904/0081')).toBeNull();
  });
});
