import { expect, it } from 'vitest';
import { groupsOf, keyed, leavesOf, searched, tickedKeys } from './treeNodes';

/** Two groups; the number 1 is a group and a leaf. */
const TREE = keyed([
  {
    id: 1,
    name: 'Insumos',
    childrens: [
      { id: 1, name: 'Sementes' },
      { id: 2, name: 'Adubos', childrens: [{ id: 5, name: 'Calcário' }] },
    ],
  },
  { id: 3, name: 'Energia', childrens: null },
]);
const keys = (nodes: readonly { key: string }[]) => nodes.map(({ key }) => key);

it('gives each node the way to it as its key', () => {
  expect(keys(groupsOf(TREE))).toEqual(['/1', '/1/2']);
  expect(keys(leavesOf(TREE))).toEqual(['/1/1', '/1/2/5', '/3']);
});

it.each([
  ['', ['/1', '/1/2'], ['/1/1', '/1/2/5', '/3']],
  ['  ', ['/1', '/1/2'], ['/1/1', '/1/2/5', '/3']],
  ['calcario', ['/1', '/1/2'], ['/1/2/5']],
  ['insumos', ['/1', '/1/2'], ['/1/1', '/1/2/5']],
  ['ener', [], ['/3']],
  ['gado', [], []],
])('a search for "%s" leaves what matches and the way to it', (query, groups, leaves) => {
  const left = searched(TREE, query);
  expect(keys(groupsOf(left))).toEqual(groups);
  expect(keys(leavesOf(left))).toEqual(leaves);
});

it.each([
  [[], []],
  [[1], ['/1/1']],
  [[5], ['/1/2', '/1/2/5']],
  [
    [1, 5],
    ['/1', '/1/1', '/1/2', '/1/2/5'],
  ],
  [[3], ['/3']],
])('of the leaves %j these are ticked: %j', (chosen, ticked) => {
  expect(tickedKeys(TREE, new Set(chosen))).toEqual(ticked);
});
