import { describe, expect, it } from 'vitest';
import {
  formatCest,
  formatCfop,
  formatNcm,
  isBenefitCode,
  isCest,
  isCfop,
  isNcm,
  parseBenefitCode,
  parseCest,
  parseCfop,
  parseNcm,
} from './codes';
import { isService } from './isService';

describe('a code of goods or operations', () => {
  it.each([
    ['NCM', parseNcm, formatNcm, '1005.90.10 milho 9', '10059010', '1005.90.10'],
    ['CEST', parseCest, formatCest, '17.031.00-55', '1703100', '17.031.00'],
    ['CFOP', parseCfop, formatCfop, 'CFOP 5.1012', '5101', '5.101'],
  ])(
    '%s keeps its digits, as many as it has, and stands in its groups',
    (_, parse, format, typed, code, shown) => {
      expect(parse(typed)).toBe(code);
      expect(format(typed)).toBe(shown);
    },
  );

  it.each([
    ['', ''],
    ['1', '1'],
    ['1005', '1005'],
    ['10059', '1005.9'],
    ['1005901', '1005.90.1'],
  ])('NCM %o is written as far as it goes: %o', (typed, shown) => {
    expect(formatNcm(typed)).toBe(shown);
  });

  it.each([
    [isNcm, '1005.90.10', true],
    [isNcm, '1005.90.1', false],
    [isCest, '17.031.00', true],
    [isCest, '17.031.0', false],
    [isCfop, '5.101', true],
    [isCfop, '7101', true],
    [isCfop, '4101', false],
    [isCfop, '8101', false],
    [isCfop, '510', false],
  ])('%o of %s: %s', (rule, text, expected) => {
    expect(rule(text)).toBe(expected);
  });

  it('a tax benefit is two letters of a state and six or eight signs', () => {
    expect(parseBenefitCode('pr 81.00-01x')).toBe('PR810001X');
    expect(parseBenefitCode('PR8100012345')).toBe('PR81000123');
    expect(['PR810001', 'PR81000123'].map(isBenefitCode)).toEqual([true, true]);
    expect(['PR8100012', '1R810001', 'PR81000'].map(isBenefitCode)).toEqual([false, false, false]);
  });
});

it.each([
  ['nfe', false],
  ['nfce', false],
  ['nfse', true],
  ['cte', true],
] as const)('%s is a service: %s', (kind, service) => {
  expect(isService(kind)).toBe(service);
});
