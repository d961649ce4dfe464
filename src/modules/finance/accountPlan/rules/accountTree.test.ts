import { assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountOf as account } from '../account.test.kit';
import { afterMove, deleteRefusal, mergeRefusal, moveRefusal } from './accountChanges';
import { countVerdicts, linesToShow, planImport, plainCode } from './accountImport';
import { accountLines } from './accountLines';
import { accountTree, nextNumber } from './accountTree';

const PLAN = [
  account(1, null, 1, { side: 'INCOME' }),
  account(2, null, 2),
  account(3, 2, 1, { name: 'INSUMOS' }),
  account(4, 2, 2),
  account(5, 3, 1, { name: 'SEMENTES', movements: 4 }),
  account(6, 3, 2, { name: 'ADUBOS', movements: 3 }),
  account(7, 4, 1, { platform: true }),
  account(8, 1, 1, { side: 'INCOME' }),
];
const tree = accountTree(PLAN);
const need = (id: number) => {
  const node = tree.byId.get(id);
  if (!node) throw new Error(`no ${id}`);
  return node;
};
const shown = (query: string) =>
  accountLines(tree, { query, folded: new Set(), withInactive: true }).map(({ node }) => node.code);

describe('the tree', () => {
  it('numbers the codes and sums what is under a heading', () => {
    expect(need(6).code).toBe('2.01.002');
    expect(need(2).movements).toBe(7);
    expect(nextNumber(tree, 3)).toBe(3);
    expect(nextNumber(tree, null)).toBe(3);
  });
  it('names what leads nowhere, in a circle or too deep', () => {
    const { stray, byId } = accountTree([
      ...PLAN,
      account(20, 21, 1),
      account(21, 20, 1),
      account(22, 99, 1),
      account(23, 5, 1),
    ]);
    expect(stray.map(({ id }) => id)).toEqual([20, 21, 22, 23]);
    expect(byId.size).toBe(PLAN.length);
  });
  it('keeps the way up of what is found, and all under a heading that is', () => {
    expect(shown('adub')).toEqual(['2', '2.01', '2.01.002']);
    expect(shown('insumos')).toEqual(['2', '2.01', '2.01.001', '2.01.002']);
    expect(shown('2.01.001')).toEqual(['2', '2.01', '2.01.001']);
    expect(shown('xyz')).toEqual([]);
  });
  it('searches and moves among 3,000 accounts within 100 ms', () => {
    const many = [
      ...PLAN,
      ...Array.from({ length: 3000 }, (_, at) => account(100 + at, at % 2 ? 3 : 4, 10 + at)),
    ];
    const large = accountTree(many);
    const start = performance.now();
    accountLines(large, { query: 'conta 17', folded: new Set(), withInactive: true });
    const [node, under] = [large.byId.get(101), large.byId.get(4)];
    accountTree(node && under ? afterMove(large, node, under) : []);
    expect(performance.now() - start).toBeLessThan(100);
  });
});

describe('changes', () => {
  it('says what cannot move', () => {
    expect(moveRefusal(need(7), need(3))).toBe('platform');
    expect(moveRefusal(need(2), need(1))).toBe('group');
    expect(moveRefusal(need(3), need(5))).toBe('cycle');
    expect(moveRefusal(need(5), need(2))).toBe('depth');
    expect(moveRefusal(need(5), need(3))).toBe('same');
    expect(moveRefusal(need(5), need(8))).toBe('side');
    expect(moveRefusal(need(5), need(4))).toBeNull();
    expect(accountTree(afterMove(tree, need(5), need(4))).byId.get(5)?.code).toBe('2.02.002');
  });
  it('says what cannot be merged or deleted', () => {
    expect(mergeRefusal(need(7), need(5))).toBe('platform');
    expect(mergeRefusal(need(5), need(3))).toBe('depth');
    expect(mergeRefusal(need(5), need(5))).toBe('self');
    expect(mergeRefusal(need(5), need(7))).toBeNull();
    expect(deleteRefusal(need(5))).toBe('movements');
    expect(deleteRefusal(need(3))).toBe('children');
    expect(deleteRefusal(need(4))).toBe('children');
  });
  it('leaves no orphan and no circle after a move that is allowed', () => {
    const ids = PLAN.map(({ id }) => id);
    assert(
      property(constantFrom(...ids), constantFrom(...ids), (id, underId) => {
        const [node, under] = [need(id), need(underId)];
        const after = moveRefusal(node, under) === null ? accountTree(afterMove(tree, node, under)) : tree;
        expect(after.stray).toEqual([]);
        expect(after.byId.size).toBe(PLAN.length);
      }),
    );
  });
});

describe('import', () => {
  const words = {
    side: new Map([
      ['receita', 'INCOME' as const],
      ['despesa', 'EXPENSE' as const],
    ]),
    lcdpr: new Map([['2', '2' as const]]),
    resultLine: new Map([['coe', 'COE' as const]]),
    family: new Map([['sim', true]]),
  };
  const line = (at: number, code: string, name: string, side?: string) => ({
    line: at,
    code,
    name,
    side,
    lcdpr: undefined,
    resultLine: undefined,
    family: undefined,
  });
  it('reads codes with and without their zeros', () => {
    expect(plainCode('2.1.3')).toBe('2.01.003');
    expect(['', '2.x', '0', '2.1.3.4'].map(plainCode)).toEqual([null, null, null, null]);
  });
  it('tells of each line what becomes of it', () => {
    const planned = planImport(
      [
        line(2, '2.1.1', 'Sementes'),
        line(3, '2.01.002', 'Fertilizantes'),
        line(4, '3', 'Investimentos', 'Despesa'),
        line(5, '3.1', 'Benfeitorias'),
        line(6, '3.1', 'De novo'),
        line(7, '4.1', 'Sem grupo'),
        line(8, '2.02.001', 'Outro nome'),
        line(9, '3.1.1', 'Sementes'),
        line(10, '5', 'Outro', 'talvez'),
      ],
      tree,
      words,
    );
    expect(planned.map(({ verdict, fault }) => fault ?? verdict)).toEqual([
      'same',
      'changed',
      'new',
      'new',
      'twice',
      'parent',
      'platform',
      'nameTaken',
      'side',
    ]);
  });
  it('shows what changes, and first what was not written', () => {
    const lines = (['same', 'new', 'refused', 'changed'] as const).map((verdict) => ({ verdict }));
    expect(countVerdicts([...lines, { verdict: 'new' }])).toEqual({
      new: 2,
      changed: 1,
      same: 1,
      refused: 1,
    });
    const verdictsOf = (failed: readonly number[]) =>
      linesToShow(lines, new Map(failed.map((at) => [lines[at] ?? { verdict: 'same' }, '']))).map(
        ({ verdict }) => verdict,
      );
    expect(verdictsOf([])).toEqual(['new', 'refused', 'changed']);
    expect(verdictsOf([3])).toEqual(['changed', 'new', 'refused']);
  });
});
