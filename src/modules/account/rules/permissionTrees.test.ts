import { describe, expect, it } from 'vitest';
import { readAs } from '@/platform/http/readShape.test.kit';
import { PermissionTrees } from '../accountWire';
import { countGiven, hasTrees } from './permissionTrees';

describe('permission trees', () => {
  it.each([
    [1, true],
    [2, false],
    [3, true],
    [4, true],
    [7, true],
    [8, false],
    [9, false],
  ])('of licence type %i are loaded: %s', (type, loaded) => {
    expect(hasTrees(type)).toBe(loaded);
  });

  it('are chosen by their leaves, each once, groups by what is under them', () => {
    const tree = [
      {
        id: 1,
        name: 'Financeiro',
        childrens: [
          { id: 301, name: 'Títulos', childrens: null },
          { id: 9001, name: 'Cadastros', childrens: [{ id: 302, name: 'Contas', childrens: [] }] },
        ],
      },
      // A leaf beside groups, and one that stands in two places.
      { id: 101, name: 'Início' },
      { id: 2, name: 'Relatórios', childrens: [{ id: 301, name: 'Títulos' }] },
    ];
    expect(countGiven(tree, [301, 302, 101])).toBe(3);
    // Neither a group nor a page of another profile is one of its pages.
    expect(countGiven(tree, [301, 9001, 777])).toBe(1);
    expect(countGiven(tree, [])).toBe(0);
    expect(countGiven(tree, null)).toBe(0);
    expect(countGiven([], [301])).toBe(0);
  });

  it('are read without what cannot be chosen', () => {
    const readTrees = (answer: unknown) => readAs(PermissionTrees, answer);
    const web = [
      null,
      7,
      { nada: 1 },
      { id: 1, name: 'Financeiro', childrens: [null, { id: 2, name: 'Títulos' }] },
    ];
    expect(readTrees({ web, mobile: 'nada' })).toEqual({
      web: [{ id: 1, name: 'Financeiro', childrens: [{ id: 2, name: 'Títulos', childrens: [] }] }],
      mobile: [],
    });
    for (const answer of [null, '', { nada: 1 }, []])
      expect(readTrees(answer)).toEqual({ web: [], mobile: [] });
  });
});
