import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldForSearch, matchesSearch, stripAccents, toPlainUpper } from '@/platform/format/text';

describe('plain upper case', () => {
  it.each([
    ['São João da Boa Vista', 'SAO JOAO DA BOA VISTA'],
    ['Coração, pêssego e açúcar', 'CORACAO, PESSEGO E ACUCAR'],
    ['Nº 1º talhão – 3ª quadra', 'Nº 1º TALHAO – 3ª QUADRA'],
    ['pinguim ü ñ', 'PINGUIM U N'],
  ])('%s → %s', (typed, kept) => {
    expect(toPlainUpper(typed)).toBe(kept);
  });

  it('keeps the number of letters of Portuguese text, composed or not', () => {
    expect(stripAccents('ação')).toHaveLength(4);
    expect(stripAccents('ação'.normalize('NFD'))).toBe('acao');
  });

  it('changes nothing the second time', () => {
    fc.assert(fc.property(fc.string(), (text) => toPlainUpper(toPlainUpper(text)) === toPlainUpper(text)));
  });
});

describe('search', () => {
  it.each([
    ['São João', 'joao sao', true],
    ['CAFÉ ARÁBICA', 'cafe', true],
    ['Café arábica', 'ÁRABI', true],
    ['Café arábica', 'robusta', false],
    ['anything', '   ', true],
  ])('%s with "%s": %s', (text, query, found) => {
    expect(matchesSearch(text, query)).toBe(found);
  });

  it('folds spaces, case and accents', () => {
    expect(foldForSearch('  Milho\u00a0 SAFRINHA  Não ')).toBe('milho safrinha nao');
  });

  it('finds every piece of a text in it', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.nat(), (text, a, b) => {
        const folded = foldForSearch(text);
        return matchesSearch(text, folded.slice(Math.min(a, b), Math.max(a, b)));
      }),
    );
  });
});
