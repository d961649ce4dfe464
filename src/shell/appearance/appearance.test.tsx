import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { selectPreferences } from '@/platform/preferences/preferencesSlice';
import { DEFAULT_PREFERENCES } from '@/platform/preferences/preferences';
import { openShell, startShell } from '../shell.test.kit';

startShell();

const dialog = () => within(screen.getByRole('dialog', { name: 'Aparência' }));
const group = (name: string) => within(dialog().getByRole('group', { name }));
const pressed = (name: string) =>
  group(name)
    .getAllByRole('button')
    .filter((one) => one.getAttribute('aria-pressed') === 'true')
    .map((one) => one.textContent);

async function open(options: Parameters<typeof openShell>[0] = {}) {
  const opened = openShell({ at: '/inicio?janela=aparencia', ...options });
  await screen.findByRole('dialog', { name: 'Aparência' });
  return { ...opened, look: () => selectPreferences(opened.store.getState()) };
}

describe('the themes', () => {
  const radios = () => within(dialog().getByRole('radiogroup', { name: 'Tema' })).getAllByRole('radio');
  const chosen = () => radios().findIndex((radio) => radio.getAttribute('aria-checked') === 'true');

  it('are nine, one of them chosen and reached by Tab, each with its colours', async () => {
    await open();
    expect(radios()).toHaveLength(9);
    expect(chosen()).toBe(0);
    expect(radios().filter((radio) => radio.getAttribute('aria-checked') === 'true')).toHaveLength(1);
    expect(radios().map((radio) => radio.tabIndex)).toEqual([0, ...Array<number>(8).fill(-1)]);
    expect(
      radios().filter((radio) => radio.querySelector('[data-testid=CheckCircleOutlinedIcon]')),
    ).toHaveLength(1);
    await waitFor(() =>
      expect(radios().every((radio) => radio.querySelectorAll('svg rect').length === 4)).toBe(true),
    );
    const backgrounds = radios().map((radio) => radio.querySelector('rect')?.getAttribute('fill'));
    expect(new Set(backgrounds).size).toBeGreaterThan(5);
  });

  it('one that is chosen begins in its own nature', async () => {
    const { look, user } = await open({ look: { mode: 'dark' } });
    await user.click(dialog().getByRole('radio', { name: 'Praia' }));
    expect(look()).toMatchObject({ theme: 'beach', mode: null });
    expect(radios()[chosen()]).toHaveTextContent('Praia');
  });

  it('are walked by the arrow keys, round both ends', async () => {
    const { look, user } = await open();
    radios()[0]!.focus();
    await user.keyboard('{ArrowRight}');
    expect(chosen()).toBe(1);
    expect(radios()[1]).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(chosen()).toBe(2);
    await user.keyboard('{ArrowLeft}{ArrowUp}{ArrowUp}');
    expect(chosen()).toBe(8);
    await user.keyboard('{ArrowRight}');
    expect(chosen()).toBe(0);
    expect(look().theme).toBe('default');
    expect(fireEvent.keyDown(radios()[0]!, { key: 'a' })).toBe(true);
    expect(fireEvent.keyDown(radios()[0]!, { key: 'ArrowRight' })).toBe(false);
  });
});

describe('the other choices', () => {
  it('show what holds, and take what is pressed; a second press takes nothing away', async () => {
    const { look, user } = await open({ look: { theme: 'deepOcean', mode: null, density: 'auto' } });
    expect(pressed('Modo')).toEqual(['Escuro']);
    expect(pressed('Densidade')).toEqual(['Automática']);
    expect(pressed('Disposição')).toEqual(['Menu à esquerda']);
    await user.click(group('Modo').getByRole('button', { name: 'Claro' }));
    expect(look().mode).toBe('light');
    await user.click(group('Modo').getByRole('button', { name: 'Claro' }));
    expect(look().mode).toBe('light');
    expect(pressed('Modo')).toEqual(['Claro']);
    await user.click(group('Densidade').getByRole('button', { name: 'Confortável' }));
    await user.click(group('Largura do conteúdo').getByRole('button', { name: 'Centralizada' }));
    expect(look()).toMatchObject({ density: 'comfortable', width: 'boxed' });
  });

  it('a centred menu has one width', async () => {
    const { user } = await open({ look: { layout: 'vertical', width: 'full' } });
    expect(pressed('Largura do conteúdo')).toEqual(['Largura total']);
    expect(dialog().queryByText('Com o menu centralizado, a largura é fixa.')).toBeNull();
    await user.click(group('Disposição').getByRole('button', { name: 'Menu no topo, centralizado' }));
    expect(pressed('Largura do conteúdo')).toEqual(['Centralizada']);
    expect(
      group('Largura do conteúdo')
        .getAllByRole('button')
        .every((one) => (one as HTMLButtonElement).disabled),
    ).toBe(true);
    expect(
      group('Densidade')
        .getAllByRole('button')
        .some((one) => (one as HTMLButtonElement).disabled),
    ).toBe(false);
    expect(dialog().getByText('Com o menu centralizado, a largura é fixa.')).toBeInTheDocument();
  });

  it('go back to the usual ones together; the language stays', async () => {
    const { look, router, user } = await open({
      look: {
        theme: 'beach',
        mode: 'dark',
        density: 'compact',
        layout: 'horizontal',
        width: 'boxed',
        language: 'en-US',
      },
    });
    await user.click(dialog().getByRole('button', { name: 'Restaurar padrão' }));
    expect(look()).toEqual({ ...DEFAULT_PREFERENCES, language: 'en-US' });
    await user.click(dialog().getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });
});
