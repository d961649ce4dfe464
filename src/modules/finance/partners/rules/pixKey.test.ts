import { describe, expect, it } from 'vitest';
import { formatPixKey, isPixKey, parsePixKey } from './pixKey';

const RANDOM = '123e4567-e89b-12d3-a456-426655440000';

describe('Pix keys', () => {
  it.each([
    ['DOCUMENT', '529.982.247-25', '52998224725'],
    ['DOCUMENT', '12.abc.345/01de-35', '12ABC34501DE35'],
    ['PHONE', '+55 (45) 99876-5432', '45998765432'],
    ['EMAIL', ' Contato@Fazenda.com.br ', 'contato@fazenda.com.br'],
    ['RANDOM', RANDOM.toUpperCase(), RANDOM],
  ] as const)('keeps %s %s as %s', (kind, typed, kept) => {
    expect(isPixKey(kind, typed)).toBe(true);
    expect(parsePixKey(kind, typed)).toBe(kept);
  });

  it.each([
    ['DOCUMENT', '529.982.247-24'],
    ['PHONE', '99876-5432'],
    ['EMAIL', 'fazenda.com.br'],
    ['EMAIL', `${'a'.repeat(70)}@b.com.br`],
    ['RANDOM', RANDOM.slice(1)],
    ['DOCUMENT', 'contato@fazenda.com.br'],
  ] as const)('takes for no key of %s: %s', (kind, typed) => {
    expect(isPixKey(kind, typed)).toBe(false);
  });

  it('reads documents and phones with their masks', () => {
    expect(formatPixKey('DOCUMENT', '12ABC34501DE35')).toBe('12.ABC.345/01DE-35');
    expect(formatPixKey('PHONE', '45998765432')).toBe('(45) 99876-5432');
    expect(formatPixKey('RANDOM', RANDOM)).toBe(RANDOM);
    expect(formatPixKey(null, null)).toBeNull();
  });
});
