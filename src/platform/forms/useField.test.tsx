import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderFields } from '@/platform/forms/testing/renderForm';
import { useField } from './useField';

function Place({ onChanged }: { readonly onChanged?: (value: string) => void }) {
  const { value, onChange, error } = useField<string>({
    name: 'place',
    label: 'Lugar',
    ...(onChanged ? { onChanged } : {}),
  });
  return (
    <>
      <output>{error ?? 'certo'}</output>
      <input aria-label="Lugar" value={value} onChange={(event) => onChange(event.target.value)} />
    </>
  );
}
const said = () => screen.getByRole('status').textContent;

it('says what is wrong with the field, and nothing where nothing is', async () => {
  const { form } = await renderFields(<Place />, { place: '' });
  expect(said()).toBe('certo');
  act(() => form().setError('place', { message: 'Longe demais.' }));
  expect(said()).toBe('Longe demais.');
  act(() => form().clearErrors());
  expect(said()).toBe('certo');
});

it('says what is wrong with any part of it, the first one first', async () => {
  const { form } = await renderFields(<Place />, { place: '' });
  const fail = (parts: object) =>
    act(() => {
      form().clearErrors();
      form().setError('place', parts);
    });
  fail({ city: { message: 'Sem cidade.' }, street: { message: 'Sem rua.' } });
  expect(said()).toBe('Sem cidade.');
  fail({ lines: [undefined, { street: { message: 'Sem rua.' } }] });
  expect(said()).toBe('Sem rua.');
});

it('reads no words of the element that holds the field', async () => {
  const { form } = await renderFields(<Place />, { place: '' });
  const element = Object.assign(document.createElement('input'), { message: 'of the element' });
  act(() => form().setError('place', { type: 'custom', ref: element } as never));
  expect(said()).toBe('certo');
});

it('tells what was typed', async () => {
  const onChanged = vi.fn<(value: string) => void>();
  const { user, value } = await renderFields(<Place onChanged={onChanged} />, { place: '' });
  await user.type(screen.getByRole('textbox', { name: 'Lugar' }), 'ab');
  expect(onChanged.mock.calls).toEqual([['a'], ['ab']]);
  expect(value('place')).toBe('ab');
});
