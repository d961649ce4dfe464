import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatBytes, MEGABYTE } from '@/platform/format/bytes';
import { formatCep, isCep, parseCep } from '@/platform/format/cep';
import { formatGroupedCode, isGroupedCode } from '@/platform/format/groupedCode';
import { formatPhone, isPhone, parsePhone } from '@/platform/format/phone';
import { formatPlate, isPlate, parsePlate } from '@/platform/format/plate';

describe('phone', () => {
  it.each([
    ['1134567890', '(11) 3456-7890'],
    ['11987654321', '(11) 98765-4321'],
    ['+55 (11) 98765-4321', '(11) 98765-4321'],
    ['5511987654321', '(11) 98765-4321'],
    ['011 3456-7890', '(11) 3456-7890'],
    ['1198', '(11) 98'],
    ['11', '(11'],
    ['', ''],
  ])('%s is written %s', (typed, shown) => {
    expect(formatPhone(typed)).toBe(shown);
  });

  it.each(['1134567890', '(55) 99876-5432'])('accepts %s', (text) => expect(isPhone(text)).toBe(true));
  it.each([
    '113456789',
    '11887654321',
    '1034567890',
    '',
    '119876543210',
    '2398765432',
    '5934567890',
    '(01) 98000-0000',
  ])('refuses "%s"', (text) => expect(isPhone(text)).toBe(false));

  it('keeps the same digits through the mask', () => {
    const digits = fc.stringMatching(/^\d{0,14}$/).map(parsePhone);
    fc.assert(fc.property(digits, (phone) => parsePhone(formatPhone(phone)) === phone));
  });
});

describe('CEP, plate, code', () => {
  it('writes and checks a CEP', () => {
    expect(formatCep('01310100')).toBe('01310-100');
    expect(formatCep('0131')).toBe('0131');
    expect(parseCep('01.310-100')).toBe('01310100');
    expect(isCep('01310-100')).toBe(true);
    expect(isCep('0131-100')).toBe(false);
    expect(isCep('013102009')).toBe(false);
  });

  it.each([
    ['abc1234', 'ABC-1234', true],
    ['abc-1d23', 'ABC1D23', true],
    ['ab12345', 'AB12345', false],
    ['abc12', 'ABC12', false],
    ['ABC12345', 'ABC-1234', false],
  ])('plate %s is written %s', (typed, shown, valid) => {
    expect(formatPlate(typed)).toBe(shown);
    expect(isPlate(typed)).toBe(valid);
    expect(parsePlate(shown)).toBe(parsePlate(typed));
  });

  it('groups a code in threes', () => {
    expect(formatGroupedCode('123456789')).toBe('123-456-789');
    expect(formatGroupedCode('1234')).toBe('123-4');
    expect(isGroupedCode('123-456-789')).toBe(true);
    expect(isGroupedCode('123-456-78')).toBe(false);
  });
});

describe('bytes', () => {
  it.each([
    [0, '0 B'],
    [1023, '1023 B'],
    [1536, '1,5 KB'],
    [MEGABYTE, '1 MB'],
    [10 * MEGABYTE, '10 MB'],
    [1024, '1 KB'],
    [1_200_000, '1,1 MB'],
  ])('%d is %s', (bytes, shown) => {
    expect(formatBytes(bytes)).toBe(shown);
  });
});
