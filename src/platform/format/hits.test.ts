import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excerpt, splitHits } from './hits';
import { matchesSearch } from './text';

const shown = (text: string, query: string) =>
  splitHits(text, query)
    .map(({ text: piece, hit }) => (hit ? `[${piece}]` : piece))
    .join('');

describe('hits', () => {
  it.each([
    ['Como importo o extrato do banco?', 'extrato', 'Como importo o [extrato] do banco?'],
    ['A previsão de SÃO PAULO', 'sao previsao', 'A [previsão] de [SÃO] PAULO'],
    ['Conciliação', 'ação', 'Concili[ação]'],
    ['aaa', 'aa', '[aa]a'],
    ['abcd', 'abc bcd', '[abcd]'],
    ['Sem busca', '  ', 'Sem busca'],
    ['Nada disso', 'trigo', 'Nada disso'],
    ['', 'trigo', ''],
    // Letters written as base and accent are found all the same.
    ['previsa\u0303o', 'previsao', '[previsão]'],
    // An accent that no letter carries is lost in folding: left whole rather than marked one off.
    ['q\u0303uero', 'uero', 'q\u0303uero'],
  ])('%s, %s', (text, query, marked) => {
    expect(shown(text, query)).toBe(marked);
  });

  it('lose nothing of any text, and mark something in every text of one word that matches', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'ã', 'á', 'b', 'ç', 'A', ' '), maxLength: 20 });
    fc.assert(
      fc.property(letters, letters, (text, query) => {
        const pieces = splitHits(text, query);
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
        const word = query.trim().split(' ')[0] ?? '';
        const found = splitHits(text, word).some(({ hit }) => hit);
        expect(found).toBe(word !== '' && matchesSearch(text, word));
      }),
    );
  });
});

describe('excerpt', () => {
  const long =
    'Em Conciliação bancária, escolha a conta e envie o arquivo baixado do seu banco. Lançamentos repetidos não são importados de novo pelo sistema.';

  it('is the hit with whole words around it', () => {
    expect(excerpt(long, 'baixado')).toBe(
      '… bancária, escolha a conta e envie o arquivo baixado do seu banco. Lançamentos repetidos não são …',
    );
    expect(excerpt(long, 'sistema')).toMatch(/^… .* sistema\.$/);
    expect(excerpt('Curto  e\nbom', 'bom')).toBe('Curto e bom');
  });

  it('is nothing where nothing is found', () => {
    expect(excerpt(long, 'satélite')).toBe('');
  });

  it('holds the hit of any text', () => {
    const words = fc.array(fc.stringMatching(/^[a-zãé]{1,30}$/), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(words, fc.nat(), (list, place) => {
        const word = list[place % list.length] ?? '';
        expect(matchesSearch(excerpt(list.join(' '), word), word)).toBe(true);
      }),
    );
  });
});
