import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MultilineField, TextField } from '@/platform/forms/fields/TextField';
import { renderFields } from '@/platform/forms/testing/renderForm';

const box = (name = 'Nome') => screen.getByRole<HTMLInputElement>('textbox', { name });

describe('text', () => {
  it('upper-cases and strips accents while typing', async () => {
    const view = await renderFields(<TextField name="name" label="Nome" />, { name: '' });
    await view.user.type(box(), 'Fazenda São José');
    expect(box()).toHaveValue('FAZENDA SAO JOSE');
    expect(view.value('name')).toBe('FAZENDA SAO JOSE');
  });

  it('counts letters only where few are left', async () => {
    const view = await renderFields(<TextField name="name" label="Nome" maxLength={10} />, { name: '' });
    await view.user.type(box(), '1234567');
    expect(screen.queryByText('7/10')).toBeNull();
    await view.user.type(box(), '8');
    expect(screen.getByText('8/10')).toBeVisible();
  });

  it('leaves the caret where it is', async () => {
    const view = await renderFields(<TextField name="name" label="Nome" />, { name: 'SITIO JOSE' });
    await view.user.click(box());
    box().setSelectionRange(5, 5);
    await view.user.keyboard('são');
    expect(box()).toHaveValue('SITIOSAO JOSE');
    expect(box().selectionStart).toBe(8);
  });

  it('formats what is pasted', async () => {
    const view = await renderFields(<TextField name="name" label="Nome" />, { name: '' });
    await view.user.click(box());
    await view.user.paste('ação nº 1');
    expect(view.value('name')).toBe('ACAO Nº 1');
  });

  it.each(['email', 'password', 'url', 'search'] as const)(
    'keeps a field of type %s as typed',
    async (type) => {
      const view = await renderFields(<TextField name="name" label="Nome" type={type} />, { name: '' });
      await view.user.type(screen.getByLabelText('Nome'), 'José@x.com');
      expect(view.value('name')).toBe('José@x.com');
    },
  );

  it('keeps what opts out as typed', async () => {
    const view = await renderFields(<TextField name="name" label="Nome" format={false} />, { name: '' });
    await view.user.type(box(), 'José');
    expect(view.value('name')).toBe('José');
  });

  it('lets a composing keyboard finish first', async () => {
    const view = await renderFields(<TextField name="name" label="Nome" />, { name: '' });
    const input = box();
    fireEvent.compositionStart(input);
    fireEvent.input(input, { target: { value: 'jos´' }, isComposing: true });
    expect(input).toHaveValue('jos´');
    fireEvent.input(input, { target: { value: 'josé' }, isComposing: true });
    fireEvent.compositionEnd(input);
    expect(input).toHaveValue('JOSE');
    expect(view.value('name')).toBe('JOSE');
  });

  it('counts up to its limit and stops there', async () => {
    const view = await renderFields(<TextField name="name" label="Nome" maxLength={5} />, { name: '' });
    await view.user.type(box(), 'talhao');
    expect(box()).toHaveValue('TALHA');
    expect(screen.getByText('5/5')).toBeVisible();
  });

  it('shows the error in the helper line, tied to the field', async () => {
    const view = await renderFields(<TextField name="name" label="Nome" helper="Como na matrícula" />, {
      name: '',
    });
    expect(box()).toHaveAccessibleDescription('Como na matrícula');
    act(() => view.form().setError('name', { message: 'Já existe.' }));
    expect(box()).toHaveAccessibleDescription('Já existe.');
    expect(box()).toBeInvalid();
  });

  it('says why it is disabled', async () => {
    const view = await renderFields(
      <TextField name="name" label="Nome" disabledReason="Escolha a fazenda antes." />,
      { name: '' },
    );
    expect(box()).toBeDisabled();
    expect(box()).toHaveAccessibleDescription('Escolha a fazenda antes.');
    // The pointer is over the frame: a disabled input gets no events.
    await view.user.hover(screen.getByText('Nome', { selector: 'label' }));
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Escolha a fazenda antes.');
  });

  it('marks what is required and holds what is read-only', async () => {
    const view = await renderFields(
      <>
        <TextField name="name" label="Nome" required />
        <TextField name="city" label="Cidade" readOnly />
      </>,
      { name: '', city: 'BAGE' },
    );
    expect(box()).toBeRequired();
    await view.user.type(box('Cidade'), 'X');
    expect(box('Cidade')).toHaveValue('BAGE');
  });

  it('takes several lines', async () => {
    const view = await renderFields(<MultilineField name="note" label="Nota" maxLength={1000} />, {
      note: '',
    });
    await view.user.type(box('Nota'), 'a{Enter}b');
    expect(view.value('note')).toBe('A\nB');
  });
});
