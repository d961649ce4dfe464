// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { GridTexts } from '@/platform/grid/cellText';
import { columnFilters } from './columnFilters';
import { withChoices } from './choiceFilters';
import type { RegisterColumn } from './registerTypes';
import { registerColumns } from './useRegisterColumns';

interface Row {
  id: number;
  roles: readonly string[];
}

const t = ((key: string) => key) as GridTexts;
const WORDS: Record<string, string> = { A: 'Zelador', B: 'Arrendatário', C: 'Caseiro' };
const wordOf = (value: string) => WORDS[value] ?? value;
const rolesOf = ({ roles }: Row) => roles;
const rows: readonly Row[] = [
  { id: 1, roles: ['A', 'B'] },
  { id: 2, roles: ['B'] },
];

function optionsOf(filter: NonNullable<RegisterColumn<Row>['filter']>) {
  const described: RegisterColumn<Row>[] = [
    { field: 'roles', kind: 'list', value: (row) => row.roles.map(wordOf), filter },
  ];
  const columns = registerColumns(described, { column: () => 'Papéis', option: () => '' });
  return withChoices(columnFilters(described, columns), columns, rows, t)[0]?.options;
}

it('offers each of several values by its own word, in the order of the words', () => {
  expect(optionsOf({ kind: 'multiSelect', value: rolesOf, wordOf })).toEqual([
    { id: 'B', name: 'Arrendatário' },
    { id: 'A', name: 'Zelador' },
  ]);
});

it('offers a fixed list whole and in its own order', () => {
  const fixed = { kind: 'multiSelect', value: rolesOf, wordOf, choices: ['C', 'A', 'B'] } as const;
  expect(optionsOf(fixed)?.map(({ id }) => id)).toEqual(['C', 'A', 'B']);
});
