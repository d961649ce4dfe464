import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { startTexts, Themed } from '@/platform/forms/testing/renderForm';
import { NavGroup } from './NavGroup';

const leaf = (id: number, name: string) => ({ id, name, path: `/${id}`, iconName: '', legacy: false });
const ENTERED = leaf(1, 'Lotes');
const OTHER = leaf(2, 'Boletim');

async function open(active: typeof ENTERED | null, unfolded = false) {
  await startTexts();
  render(
    <Themed>
      <MemoryRouter>
        <ul>
          <NavGroup
            group={{ name: 'Aves', leaves: [ENTERED, OTHER] }}
            active={active}
            unfolded={unfolded}
            onFollow={vi.fn()}
          />
        </ul>
      </MemoryRouter>
    </Themed>,
  );
  return userEvent.setup();
}

it.each([
  ['with the present page in it', OTHER, false, true],
  ['unfolded by a search', null, true, true],
  ['of other pages', leaf(9, 'Caixa'), false, false],
])('a group %s', async (_, active, unfolded, expanded) => {
  await open(active, unfolded);
  expect(screen.getByRole('button', { name: 'Aves' })).toHaveAttribute('aria-expanded', String(expanded));
  expect(screen.queryAllByRole('listitem')).toHaveLength(expanded ? 3 : 1);
});

it('marks the present page alone, and folds by hand', async () => {
  const user = await open(OTHER);
  const list = within(screen.getByRole('list', { name: 'Aves' }));
  const current = list.getAllByRole('link').map((link) => link.getAttribute('aria-current'));
  expect(current).toEqual([null, 'page']);
  await user.click(screen.getByRole('button', { name: 'Aves' }));
  expect(screen.getByRole('button', { name: 'Aves' })).toHaveAttribute('aria-expanded', 'false');
  await user.click(screen.getByRole('button', { name: 'Aves' }));
  expect(screen.getByRole('list', { name: 'Aves' })).toBeInTheDocument();
});
