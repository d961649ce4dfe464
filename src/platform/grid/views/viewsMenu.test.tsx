import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { DEFAULT_PREFERENCES } from '@/platform/preferences/preferences';
import { preferenceKey } from '@/platform/grid/gridPreferences';
import { AppThemeProvider } from '@/platform/theme/AppThemeProvider';
import { usePreferredView, useShownView, ViewsMenu } from './ViewsMenu';

beforeAll(() => startI18n('pt-BR', ['common', 'grid', 'ui', 'forms']));
beforeEach(() => localStorage.clear());

const isText = (value: unknown): value is string => typeof value === 'string';

interface ListProps {
  readonly preferable?: boolean;
  readonly onSaved?: (name: string) => void;
  readonly onDeleted?: (name: string) => void;
}

/** A list whose look is one text. */
function List(props: ListProps) {
  const [now, setNow] = useState('abertas');
  const shown = useShownView('list', now, isText);
  const preferred = usePreferredView('list', isText);
  return (
    <AppThemeProvider preferences={DEFAULT_PREFERENCES}>
      <ViewsMenu id="list" now={now} isContent={isText} onShow={setNow} {...props} />
      <button type="button" onClick={() => setNow('outras')}>
        outras
      </button>
      <output>{`${now} / ${shown ?? 'sem nome'} / ${preferred ?? 'nenhuma'}`}</output>
    </AppThemeProvider>
  );
}

async function open(props: ListProps = {}) {
  const user = userEvent.setup();
  render(<List {...props} />);
  await user.click(screen.getByRole('button', { name: 'Visões' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Visões salvas' }));
  const save = async (name: string) => {
    await user.type(menu.getByRole('textbox', { name: 'Nome da visão' }), name);
    await user.click(menu.getByRole('button', { name: 'Salvar visão' }));
  };
  return { user, menu, save };
}
const isMarked = (button: HTMLElement) =>
  button.getAttribute('aria-pressed') === 'true' &&
  within(button).queryByTestId('CheckOutlinedIcon') !== null;

it('saves the present look under a name, which the button then bears', async () => {
  const onSaved = vi.fn<(name: string) => void>();
  const { menu, save } = await open({ onSaved });
  expect(menu.getByText(/^Nenhuma visão salva/)).toBeVisible();
  expect(menu.getByRole('button', { name: 'Salvar visão' })).toHaveAttribute('aria-disabled', 'true');
  await save('  Do mês ');
  expect(onSaved.mock.calls).toEqual([['Do mês']]);
  expect(isMarked(menu.getByRole('button', { name: 'Do mês' }))).toBe(true);
  expect(menu.queryByText(/^Nenhuma visão salva/)).toBeNull();
  expect(screen.getByText('abertas / Do mês / nenhuma')).toBeVisible();
  expect(menu.getByRole('textbox', { name: 'Nome da visão' })).toHaveValue('');
  // Which view a list opens with is not asked where it cannot be chosen.
  expect(menu.queryByRole('button', { name: /^Abrir sempre/ })).toBeNull();
});

it('shows a view again and closes; the other is not marked', async () => {
  localStorage.setItem(
    `${preferenceKey('list')}.views`,
    JSON.stringify([
      { name: 'Abertas', query: 'abertas' },
      { name: 'Outras', query: 'outras' },
    ]),
  );
  const user = userEvent.setup();
  render(<List />);
  await user.click(screen.getByRole('button', { name: 'outras' }));
  expect(screen.getByText('outras / Outras / nenhuma')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Outras' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Visões salvas' }));
  expect(isMarked(menu.getByRole('button', { name: 'Outras' }))).toBe(true);
  const view = menu.getByRole('button', { name: 'Abertas' });
  expect(isMarked(view)).toBe(false);
  expect(view).toHaveAttribute('aria-pressed', 'false');
  await user.click(view);
  expect(screen.getByText('abertas / Abertas / nenhuma')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Abertas' })).toHaveAttribute('aria-expanded', 'false');
});

it('opens the list always with one view, and with none again', async () => {
  const { user, menu, save } = await open({ preferable: true });
  await save('Abertas');
  const prefer = menu.getByRole('button', { name: 'Abrir sempre com a visão Abertas' });
  expect(prefer).toHaveAttribute('aria-pressed', 'false');
  await user.click(prefer);
  expect(screen.getByText('abertas / Abertas / abertas')).toBeVisible();
  const undo = menu.getByRole('button', { name: 'Não abrir mais com a visão Abertas' });
  expect(undo).toHaveAttribute('aria-pressed', 'true');
  await user.click(undo);
  expect(screen.getByText('abertas / Abertas / nenhuma')).toBeVisible();
});

it('deletes one view and keeps the others', async () => {
  const onDeleted = vi.fn<(name: string) => void>();
  const { user, menu, save } = await open({ onDeleted });
  await save('A');
  await save('B');
  await user.click(menu.getByRole('button', { name: 'Excluir a visão A' }));
  expect(onDeleted.mock.calls).toEqual([['A']]);
  expect(menu.queryByRole('button', { name: 'A' })).toBeNull();
  expect(menu.getByRole('button', { name: 'B' })).toBeVisible();
});
