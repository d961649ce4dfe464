import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderSheet } from '@/platform/sheet/testing/renderSheet';

const cell = (name: string) => screen.getByRole('gridcell', { name });
const editor = () => screen.getByRole('textbox', { name: /Área|Sacas|Valor|Cultura/ });

describe('editing a cell', () => {
  it('takes a Brazilian number and goes down', async () => {
    const { user, changes } = renderSheet();
    await user.dblClick(cell('12,50'));
    expect(editor()).toHaveValue('12,50');
    await user.keyboard('1.234,5{Enter}');
    expect(changes.map(({ field, value }) => [field, value])).toEqual([['area', 1234.5]]);
    expect(cell('1.234,50')).toBeVisible();
    expect(cell('20,25')).toHaveFocus();
  });

  it('begins by typing, over what stands there', async () => {
    const { user, changes } = renderSheet();
    cell('1.500,00').focus();
    await user.keyboard('-2');
    expect(editor()).toHaveValue('-2');
    await user.keyboard('50,1{Enter}');
    expect(changes[0]?.value).toBe(-250_10);
  });

  it('keeps to digits, and to no minus where negatives are refused', async () => {
    const { user } = renderSheet();
    cell('12,50').focus();
    await user.keyboard('-');
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.keyboard('{F2}');
    await user.clear(editor());
    await user.paste('R$ -7,25 ha');
    expect(editor()).toHaveValue('7,25');
  });

  it('sets 0 by Delete and Backspace', async () => {
    const { user, changes } = renderSheet();
    cell('12,50').focus();
    await user.keyboard('{Delete}');
    cell('200').focus();
    await user.keyboard('{Backspace}');
    expect(changes.map(({ field, value }) => [field, value])).toEqual([
      ['area', 0],
      ['bags', 0],
    ]);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('cancels by Escape', async () => {
    const { user, changes } = renderSheet();
    cell('12,50').focus();
    await user.keyboard('{Enter}99{Escape}');
    expect(cell('12,50')).toHaveFocus();
    expect(changes).toEqual([]);
  });

  it('goes on by Tab, through rows and back', async () => {
    const { user, changes } = renderSheet();
    await user.dblClick(cell('100'));
    await user.keyboard('120{Tab}');
    expect(editor()).toHaveValue('1.200,50');
    await user.keyboard('{Tab}');
    expect(editor()).toHaveValue('Soja');
    await user.keyboard('{Shift>}{Tab}{/Shift}');
    expect(editor()).toHaveValue('1.200,50');
    expect(changes).toHaveLength(1);
  });

  it('says at the cell what is wrong, and keeps what was typed', async () => {
    const { user, changes } = renderSheet();
    await user.dblClick(cell('100'));
    await user.keyboard('900{Enter}');
    expect(editor()).toHaveValue('900');
    expect(editor()).toHaveAccessibleDescription('No máximo 500 sacas');
    expect(screen.getByRole('alert')).toHaveTextContent('No máximo 500 sacas');
    await user.click(cell('20,25'));
    expect(screen.queryByRole('textbox')).toBeNull();
    const refused = screen.getByRole('gridcell', { name: /900/ });
    expect(refused).toBeInvalid();
    expect(refused).toHaveTextContent('No máximo 500 sacas');
    expect(screen.getByText('1 valor não aceito')).toBeVisible();
    expect(changes).toEqual([]);
    await user.dblClick(refused);
    expect(editor()).toHaveValue('900');
    await user.clear(editor());
    await user.keyboard('90{Enter}');
    expect(changes[0]?.value).toBe(90);
    expect(screen.queryByText('1 valor não aceito')).toBeNull();
  });

  it('refuses a fraction where whole numbers are asked', async () => {
    const { user } = renderSheet();
    await user.dblClick(cell('100'));
    await user.keyboard('1.5{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Informe um número inteiro');
  });

  it('holds what the server refuses, with its reason', async () => {
    const onRejectedChange = vi.fn<(cells: number) => void>();
    const { user } = renderSheet({
      onEdit: () => Promise.resolve('A safra está fechada'),
      onRejectedChange,
    });
    await user.dblClick(cell('12,50'));
    await user.keyboard('13{Enter}');
    const refused = await screen.findByRole('gridcell', { name: /A safra está fechada/ });
    expect(refused).toBeInvalid();
    expect(refused).toHaveTextContent('13');
    expect(onRejectedChange).toHaveBeenLastCalledWith(1);
    refused.focus();
    await user.keyboard('{Escape}');
    expect(cell('12,50')).toHaveFocus();
    await waitFor(() => expect(onRejectedChange).toHaveBeenLastCalledWith(0));
  });

  it('holds what could not be saved', async () => {
    const { user } = renderSheet({ onEdit: () => Promise.reject(new Error('offline')) });
    await user.dblClick(cell('12,50'));
    await user.keyboard('13{Enter}');
    expect(await screen.findByRole('gridcell', { name: /Não foi possível salvar/ })).toHaveTextContent('13');
  });

  it('calls nothing when nothing changed', async () => {
    const { user, changes } = renderSheet();
    await user.dblClick(cell('12,50'));
    await user.keyboard('{Enter}');
    expect(changes).toEqual([]);
  });
});
