import { isValidCnpj, isValidCpf } from '@brazilian-utils/brazilian-utils';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cnpjCheckDigits,
  cpfCheckDigits,
  formatCnpj,
  formatCpf,
  formatCpfOrCnpj,
  isCnpj,
  isCpf,
  isCpfOrCnpj,
  parseCnpj,
} from '@/platform/format/document';

const characters = (alphabet: string, length: number) =>
  fc.stringMatching(new RegExp(`^[${alphabet}]{${length}}$`));
const digits = (length: number) => characters('0-9', length);
const alphanumeric = (length: number) => characters('0-9A-Z', length);

describe('CNPJ', () => {
  // The first is the Receita Federal's own example of the alphanumeric CNPJ; the others are public registrations.
  it.each([
    ['12ABC34501DE', '35'],
    ['112223330001', '81'],
    ['000000000001', '91'],
    ['330001670001', '01'],
  ])('%s has the check digits %s', (base, check) => {
    expect(cnpjCheckDigits(base)).toBe(check);
  });

  it.each([
    '12.ABC.345/01DE-35',
    '12abc34501de35',
    '11.222.333/0001-81',
    ' 11222333000181 ',
    '00000000000191',
  ])('accepts %s', (text) => {
    expect(isCnpj(text)).toBe(true);
  });

  it.each([
    ['a wrong digit', '11.222.333/0001-82'],
    ['all zeros', '00.000.000/0000-00'],
    ['a letter among the check digits', '12ABC34501DE3A'],
    ['one position short', '1122233300018'],
    ['a mark that no mask has', '11*222333000181'],
    ['nothing', ''],
  ])('refuses %s', (_, text) => {
    expect(isCnpj(text)).toBe(false);
  });

  it('agrees with an independent implementation', () => {
    fc.assert(
      fc.property(alphanumeric(12), digits(2), fc.boolean(), (base, guess, right) => {
        const value = base + (right ? cnpjCheckDigits(base) : guess);
        expect(isCnpj(value)).toBe(isValidCnpj(value, { version: 2 }) && !/^0+$/.test(value));
      }),
    );
  });

  it('writes as much of the mask as there is to fill', () => {
    expect(formatCnpj('12abc34501de35')).toBe('12.ABC.345/01DE-35');
    expect(formatCnpj('12ABC3')).toBe('12.ABC.3');
    expect(formatCnpj('')).toBe('');
    expect(parseCnpj('12.abc.345/01de-35')).toBe('12ABC34501DE35');
  });
});

describe('CPF', () => {
  it.each([
    ['529982247', '25'],
    ['111444777', '35'],
    ['123456789', '09'],
  ])('%s has the check digits %s', (base, check) => {
    expect(cpfCheckDigits(base)).toBe(check);
  });

  it.each(['529.982.247-25', '52998224725', ' 529 982 247 25'])('accepts %s', (text) => {
    expect(isCpf(text)).toBe(true);
  });

  it.each(['529.982.247-24', '111.111.111-11', '000.000.000-00', '5299822472', '529982247255', ''])(
    'refuses "%s"',
    (text) => {
      expect(isCpf(text)).toBe(false);
    },
  );

  it('agrees with an independent implementation', () => {
    fc.assert(
      fc.property(digits(9), digits(2), fc.boolean(), (base, guess, right) => {
        const value = base + (right ? cpfCheckDigits(base) : guess);
        expect(isCpf(value)).toBe(isValidCpf(value));
      }),
    );
  });
});

describe('CPF or CNPJ', () => {
  it('takes the mask from what is typed', () => {
    expect(formatCpfOrCnpj('52998224725')).toBe('529.982.247-25');
    expect(formatCpfOrCnpj('112223330001')).toBe('11.222.333/0001');
    expect(formatCpfOrCnpj('12A')).toBe('12.A');
    expect(formatCpf('5299')).toBe('529.9');
  });

  it('checks each by its own rule', () => {
    expect(isCpfOrCnpj('529.982.247-25')).toBe(true);
    expect(isCpfOrCnpj('12.ABC.345/01DE-35')).toBe(true);
    expect(isCpfOrCnpj('52998224724')).toBe(false);
  });
});
