import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import MapOutlined from '@mui/icons-material/MapOutlined';
import i18next from 'i18next';
import { type ReactNode, useContext } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import common from '@locales/pt-BR/common.json';
import { IconChoices } from '@/platform/forms/fields/IconChoices';
import { PasswordField } from '@/platform/forms/fields/PasswordField';
import { PeriodPresets } from '@/platform/forms/fields/PeriodPresets';
import { RowsTable } from '@/platform/forms/fields/RowsTable';
import { renderFields, startTexts, Themed } from '@/platform/forms/testing/renderForm';
import { DraftNotice } from './DraftNotice';
import { createFieldRegistry, RegistryContext, useFormStatus } from './formContext';
import { OptionsFailed } from './OptionsFailed';
import { useListError } from './useListError';

beforeEach(() => startTexts());
afterEach(() => void vi.useRealTimers());
const show = (node: ReactNode) => render(<Themed>{node}</Themed>);

describe('the fields of a form', () => {
  it('are known by their names and called by their labels', () => {
    const registry = createFieldRegistry();
    const changed = vi.fn<() => void>();
    const stop = registry.subscribe(changed);
    expect(registry.version()).toBe(0);
    registry.add('name', 'Nome');
    registry.add('area', 'Área');
    expect(registry.names()).toEqual(['name', 'area']);
    expect([registry.labelOf('area'), registry.labelOf('other')]).toEqual(['Área', 'other']);
    expect(registry.version()).toBe(2);
    expect(changed).toHaveBeenCalledTimes(2);
    stop();
    registry.add('bags', 'Sacas');
    expect(changed).toHaveBeenCalledTimes(2);
  });

  it('go by their own label alone: one that is called otherwise by now stays', () => {
    const registry = createFieldRegistry();
    const leave = registry.add('name', 'Nome');
    const leaveLater = registry.add('name', 'Name');
    leave();
    expect(registry.labelOf('name')).toBe('Name');
    leaveLater();
    expect(registry.names()).toEqual([]);
  });

  it('stand in no save where there is no form', () => {
    function Status() {
      return <output>{JSON.stringify(useFormStatus())}</output>;
    }
    show(<Status />);
    expect(screen.getByRole('status')).toHaveTextContent('{"submitting":false,"failed":false}');
  });
});

describe('what is wrong with a list', () => {
  function List() {
    return <output>{useListError('rows', 'Linhas') ?? 'certo'}</output>;
  }
  const said = () => screen.getByRole('status').textContent;

  it('is said of the list as a whole, not of its lines', async () => {
    const { form } = await renderFields(<List />, { rows: [{ a: '' }] });
    expect(said()).toBe('certo');
    act(() => form().setError('rows.0.a', { message: 'Na linha.' }));
    expect(said()).toBe('certo');
    act(() => form().setError('rows', { message: 'Nenhuma linha.' }));
    expect(said()).toBe('Nenhuma linha.');
    act(() => {
      form().clearErrors();
      form().setError('rows.root', { message: 'A soma não fecha.' });
    });
    expect(said()).toBe('A soma não fecha.');
  });

  it('names the list in the form around', async () => {
    const registry = createFieldRegistry();
    await renderFields(
      <RegistryContext value={registry}>
        <List />
      </RegistryContext>,
      { rows: [] },
    );
    expect(registry.labelOf('rows')).toBe('Linhas');
  });

  it('knows no registry outside of a form', () => {
    function Probe() {
      return <output>{useContext(RegistryContext) === null ? 'nenhum' : 'um'}</output>;
    }
    show(<Probe />);
    expect(said()).toBe('nenhum');
  });
});

describe('a draft', () => {
  const draft = (restoredAt: number | null, outdated = false) => ({
    restoredAt,
    conflicts: [],
    outdated,
    discard: vi.fn<() => void>(),
    clear: vi.fn<() => void>(),
  });
  const notice = (restored: string, outdated?: boolean) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(new Date('2026-11-20T14:32:00'));
    const state = draft(new Date(restored).getTime(), outdated);
    show(<DraftNotice draft={state} />);
    return state;
  };
  const words = () => screen.getByRole('status').textContent;

  it('of today is told by its time, and can be discarded', async () => {
    const { discard } = notice('2026-11-20T09:05:00');
    expect(words()).toBe('Rascunho de 09:05 recuperado. Descartar');
    await userEvent.click(screen.getByRole('button', { name: 'Descartar' }));
    expect(discard).toHaveBeenCalledOnce();
  });

  it('of another day is told by its day too, and whether the record is another by now', () => {
    notice('2026-11-19T09:05:00', true);
    expect(words()).toContain('Rascunho de 19/11/2026 09:05 recuperado. O registro foi alterado');
  });

  it('that is none says nothing', () => {
    show(<DraftNotice draft={draft(null)} />);
    expect(screen.queryByRole('status')).toBeNull();
  });
});

describe('options that did not arrive', () => {
  it('are asked for again where that is possible', async () => {
    const onRetry = vi.fn<() => void>();
    const { unmount } = show(<OptionsFailed onRetry={onRetry} />);
    await userEvent.click(within(screen.getByRole('alert')).getByRole('button'));
    expect(onRetry).toHaveBeenCalledOnce();
    unmount();
    show(<OptionsFailed />);
    expect(screen.getByRole('alert')).toHaveTextContent('Não foi possível carregar as opções.');
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the table of a grid inside a form', () => {
  const columns = [
    { key: 'a', head: 'Conta' },
    { key: 'b', head: 'Valor', numeric: true },
  ];
  const table = (more: { actions?: string; empty?: string; foot?: ReactNode }) => {
    show(
      <RowsTable columns={columns} actions="" empty="" foot={null} {...more}>
        <tr />
      </RowsTable>,
    );
    return screen.getByRole('table');
  };
  const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);

  it('has a head for its actions where there are some, and says that it is empty over all columns', () => {
    table({ actions: 'Ações', empty: 'Nenhuma linha' });
    expect(heads()).toEqual(['Conta', 'Valor', 'Ações']);
    expect(screen.getByRole('cell', { name: 'Nenhuma linha' })).toHaveAttribute('colspan', '3');
  });

  it('has neither actions, nor an empty line, nor a foot of itself', () => {
    const bare = table({});
    expect(heads()).toEqual(['Conta', 'Valor']);
    expect(bare.querySelector('tfoot')).toBeNull();
    expect(screen.queryByRole('cell')).toBeNull();
  });

  it('is as wide as its columns without actions, and has its foot', () => {
    const filled = table({
      empty: 'Nenhuma linha',
      foot: (
        <tr>
          <td>Total</td>
        </tr>
      ),
    });
    expect(screen.getByRole('cell', { name: 'Nenhuma linha' })).toHaveAttribute('colspan', '2');
    expect(filled.querySelector('tfoot')).toHaveTextContent('Total');
  });
});

it('a password is hidden until it is wanted, and again', async () => {
  await renderFields(<PasswordField name="secret" label="Senha" autoComplete="new-password" />, {
    secret: '',
  });
  i18next.addResourceBundle('pt-BR', 'common', common);
  const box = screen.getByLabelText('Senha');
  expect(box).toHaveAttribute('type', 'password');
  const [eye] = screen.getAllByRole('button');
  if (!eye) throw new Error('there is no button');
  await userEvent.click(eye);
  expect(box).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getAllByRole('button')[0] as HTMLElement);
  expect(box).toHaveAttribute('type', 'password');
});

it('icons are found by their names, the present one pressed', async () => {
  const icons = [
    { id: 'home', name: 'Casa', icon: HomeOutlined },
    { id: 'map', name: 'Mapa', icon: MapOutlined },
  ];
  const onPick = vi.fn<(id: string) => void>();
  show(<IconChoices label="Ícone" icons={icons} value="map" onPick={onPick} />);
  expect(screen.queryByText('Não encontrado')).toBeNull();
  expect(screen.getByRole('button', { name: 'Mapa', pressed: true })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Casa', pressed: false })).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox'), 'casa');
  expect(screen.queryByRole('button', { name: 'Mapa' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Casa' }));
  expect(onPick).toHaveBeenCalledExactlyOnceWith('home');
  await userEvent.type(screen.getByRole('searchbox'), 'x');
  expect(screen.getByText('Não encontrado')).toBeVisible();
  await userEvent.clear(screen.getByRole('searchbox'));
  expect(screen.getByRole('button', { name: 'Mapa' })).toBeVisible();
});

it('a ready-made period is one of a menu, which closes behind it', async () => {
  const onPick = vi.fn<(period: unknown) => void>();
  show(<PeriodPresets presets={['thisMonth']} onPick={onPick} />);
  const opener = screen.getByRole('button');
  expect(opener).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('menu')).toBeNull();
  await userEvent.click(opener);
  expect(opener).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(screen.getByRole('menuitem'));
  expect(onPick).toHaveBeenCalledOnce();
  expect(opener).toHaveAttribute('aria-expanded', 'false');
});
