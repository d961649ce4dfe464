import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { Themed } from '@/platform/forms/testing/renderForm';
import { startI18n } from '@/platform/i18n/i18n';
import type { FilterField } from './filterSpec';
import type { FilterValue } from './filterValues';
import { FilterInput } from './FilterInput';

beforeAll(() => startI18n('pt-BR', ['grid', 'forms', 'ui']));

function open(spec: FilterField, first: FilterValue | null) {
  const changed = vi.fn();
  function Field() {
    const [value, setValue] = useState(first);
    const change = (next: FilterValue | null) => {
      changed(next);
      setValue(next);
    };
    return <FilterInput spec={spec} value={value} onChange={change} checked={false} />;
  }
  render(
    <Themed>
      <Field />
    </Themed>,
  );
  return { user: userEvent.setup(), last: () => changed.mock.lastCall?.[0] as FilterValue | null };
}
const box = (label: string) => screen.getByRole('textbox', { name: label });
async function choose(user: ReturnType<typeof open>['user'], label: string, option: string) {
  await user.click(screen.getByRole('combobox', { name: label }));
  await user.click(await screen.findByRole('option', { name: option }));
}

it('text is as it is typed, and nothing once it is empty', async () => {
  const { user, last } = open({ name: 'a', label: 'Nome', kind: 'text' }, 'Soja');
  expect(box('Nome')).toHaveValue('Soja');
  await user.type(box('Nome'), ' 26');
  expect(last()).toBe('Soja 26');
  await user.clear(box('Nome'));
  expect(last()).toBeNull();
});

it('a number has no decimals, unless its filter has, and may be negative', async () => {
  const { user, last } = open({ name: 'a', label: 'Aves', kind: 'number' }, 12);
  expect(box('Aves')).toHaveValue('12');
  await user.clear(box('Aves'));
  await user.type(box('Aves'), '-7{Tab}');
  expect(last()).toBe(-7);
});

it('a number that is none is an empty field', () => {
  open({ name: 'a', label: 'Peso', kind: 'number', decimals: 2 }, 'x');
  expect(box('Peso')).toHaveValue('');
});

it.each([
  ['yesNo', 'Sim', true],
  ['yesNo', 'Não', false],
  ['active', 'Ativo', true],
  ['active', 'Inativo', false],
] as const)('%s: %s', async (kind, option, value) => {
  const { user, last } = open({ name: 'a', label: 'Filtro', kind }, null);
  expect(screen.getByRole('combobox', { name: 'Filtro' })).toHaveTextContent(/^\W*$/);
  await choose(user, 'Filtro', option);
  expect(last()).toBe(value);
  expect(screen.getByRole('combobox', { name: 'Filtro' })).toHaveTextContent(option);
});

it('a choice is the text of its id', async () => {
  const options = [
    { id: 7, name: 'SEDE' },
    { id: 8, name: 'RETIRO' },
  ];
  const { user, last } = open({ name: 'a', label: 'Propriedade', kind: 'select', options }, '7');
  expect(screen.getByRole('combobox', { name: 'Propriedade' })).toHaveTextContent('SEDE');
  await choose(user, 'Propriedade', 'RETIRO');
  expect(last()).toBe('8');
});
