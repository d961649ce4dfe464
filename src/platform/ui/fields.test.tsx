import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

import { PasswordField } from '@/platform/ui/PasswordField';
import { SearchField } from '@/platform/ui/SearchField';
import { renderUi } from '@/platform/ui/testing/renderUi';
import { TextInput } from '@/platform/ui/TextInput';

afterEach(() => vi.useRealTimers());

function Password({ error }: { error?: string }) {
  const [value, setValue] = useState('');
  return (
    <PasswordField
      label="Senha"
      name="password"
      autoComplete="current-password"
      value={value}
      onChange={setValue}
      error={error}
    />
  );
}

it('takes a pasted password and shows it on request', async () => {
  renderUi(<Password />);
  const field = screen.getByLabelText('Senha');
  expect(field).toHaveAttribute('type', 'password');
  expect(field).toHaveAttribute('autocomplete', 'current-password');
  await userEvent.click(field);
  await userEvent.paste('segredo 1');
  expect(field).toHaveValue('segredo 1');
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar senha' }));
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveAttribute('spellcheck', 'false');
  expect(field).toHaveValue('segredo 1');
  await userEvent.click(screen.getByRole('button', { name: 'Ocultar senha' }));
  expect(field).toHaveAttribute('type', 'password');
});

it('ties the error to the field', () => {
  renderUi(<Password error="Login ou senha incorreto" />);
  const field = screen.getByLabelText('Senha');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Login ou senha incorreto');
  expect(screen.getByRole('alert')).toHaveTextContent('Login ou senha incorreto');
});

it('is a plain labelled input', async () => {
  const changed = vi.fn();
  renderUi(
    <TextInput label="E-mail" type="email" name="username" value="" onChange={changed} helper="O da conta" />,
  );
  const field = screen.getByRole('textbox', { name: 'E-mail' });
  expect(field).toHaveAccessibleDescription('O da conta');
  await userEvent.type(field, 'a');
  expect(changed).toHaveBeenCalledWith('a');
});

it('searches when the typing rests, at once on Enter, and when cleared', () => {
  vi.useFakeTimers();
  const searched = vi.fn();
  const { rerender } = renderUi(<SearchField label="Número ou cliente" value="" onSearch={searched} />);
  const field = screen.getByRole('searchbox', { name: 'Número ou cliente' });
  fireEvent.change(field, { target: { value: 'gran' } });
  fireEvent.change(field, { target: { value: 'granja' } });
  act(() => void vi.advanceTimersByTime(499));
  expect(searched).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1));
  expect(searched.mock.calls).toEqual([['granja']]);

  fireEvent.change(field, { target: { value: 'granja s' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(searched.mock.calls.slice(1)).toEqual([['granja s']]);
  act(() => void vi.advanceTimersByTime(1000));
  expect(searched).toHaveBeenCalledTimes(2);

  fireEvent.click(screen.getByRole('button', { name: 'Limpar' }));
  expect(searched).toHaveBeenLastCalledWith('');
  expect(field).toHaveValue('');

  rerender(<SearchField label="Número ou cliente" value="de fora" onSearch={searched} />);
  expect(field).toHaveValue('de fora');
});
