// Needs modules of its own: the text editor keeps the first document.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import MapOutlined from '@mui/icons-material/MapOutlined';
import { describe, expect, it } from 'vitest';
import { ColourField } from '@/platform/forms/fields/ColourField';
import { IconField } from '@/platform/forms/fields/IconField';
import { RichTextField } from '@/platform/forms/fields/RichTextField';
import { renderFields } from '@/platform/forms/testing/renderForm';

describe('rich text', () => {
  const open = async (html: string, field = <RichTextField name="text" label="Aviso" />) => {
    const view = await renderFields(field, { text: html });
    const box = await screen.findByRole('textbox', { name: 'Aviso' }, { timeout: 5000 });
    return { ...view, box };
  };

  it('shows its HTML and lets in no marks but its own', async () => {
    const { box } = await open('<p>Olá <strong>safra</strong></p><script>alert(1)</script>');
    expect(within(box).getByText('safra').tagName).toBe('STRONG');
    expect(box.querySelector('script')).toBeNull();
  });

  it('has headings of two levels; others are plain lines', async () => {
    // Outside a real browser the cleaning takes the first mark away.
    const { box } = await open('<p>Aviso</p><h2>Safra</h2><h3>Soja</h3><h4>Clima</h4>');
    expect(within(box).getByRole('heading', { level: 2 })).toHaveTextContent('Safra');
    expect(within(box).getByRole('heading', { level: 3 })).toHaveTextContent('Soja');
    expect(within(box).getByText('Clima').tagName).toBe('P');
  });

  it('marks what is chosen, and keeps it when the typing rests', async () => {
    const { user, box, value } = await open('<p>safra</p>');
    await user.click(box);
    await user.click(screen.getByRole('button', { name: 'Título' }));
    await waitFor(() => expect(value('text')).toBe('<h2>safra</h2>'));
    expect(screen.getByRole('button', { name: 'Título' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'Desfazer' }));
    await waitFor(() => expect(value('text')).toBe('<p>safra</p>'));
  });

  it('follows a value set from outside, and is empty as nothing', async () => {
    const { user, box, value, form } = await open('<p>safra</p>');
    act(() => form().setValue('text', '<p>outra</p>'));
    expect(within(box).getByText('outra')).toBeVisible();
    await user.click(box);
    act(() => form().setValue('text', ''));
    await user.click(screen.getByRole('button', { name: 'Título' }));
    await user.click(screen.getByRole('button', { name: 'Limpar formatação' }));
    await waitFor(() => expect(value('text')).toBe(''));
  });

  describe('links', () => {
    const opened = async (html: string) => {
      const { user, box, value } = await open(html);
      await user.click(box);
      const range = document.createRange();
      range.selectNodeContents(box.querySelector('a') ?? box);
      act(() => {
        document.getSelection()?.removeAllRanges();
        document.getSelection()?.addRange(range);
        fireEvent(document, new Event('selectionchange'));
      });
      const tool = screen.getByRole('button', { name: 'Link' });
      return { user, box, value, tool };
    };

    const address = () => screen.getByRole('textbox', { name: 'Endereço' });
    const type = (text: string) => fireEvent.change(address(), { target: { value: text } });
    const apply = () => screen.getByRole('button', { name: 'Aplicar' });

    it('need chosen words', async () => {
      const { user, box } = await open('<p>safra</p>');
      await user.click(box);
      const tool = screen.getByRole('button', { name: 'Link' });
      expect(tool).toHaveAttribute('aria-disabled', 'true');
      await user.click(tool);
      expect(screen.queryByRole('textbox', { name: 'Endereço' })).not.toBeInTheDocument();
    });

    it.each([
      ['example.com/a', 'https://example.com/a'],
      ['ana@example.com', 'mailto:ana@example.com'],
      [' http://example.com ', 'http://example.com'],
    ])('lead to what is typed as %s', async (typed, href) => {
      const { user, box, tool, value } = await opened('<p>safra</p>');
      await user.click(tool);
      expect(address()).toHaveValue('');
      expect(apply()).toBeDisabled();
      expect(screen.queryByRole('button', { name: 'Remover link' })).not.toBeInTheDocument();
      type(typed);
      await user.click(apply());
      await waitFor(() => expect(value('text')).toContain(`href="${href}"`));
      expect(within(box).getByText('safra').tagName).toBe('A');
      await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Endereço' })).toBeNull());
    });

    it('lead nowhere by what is no address; Enter makes them, and saves no form', async () => {
      const { user, tool, value } = await opened('<p>safra</p>');
      await user.click(tool);
      expect(address()).not.toHaveAccessibleDescription();
      type('javascript:alert(1)');
      expect(address()).toHaveAccessibleDescription('Use um endereço da internet ou um e-mail.');
      expect(apply()).toBeDisabled();
      expect(fireEvent.keyDown(address(), { key: 'Enter' })).toBe(false);
      expect(address()).toBeVisible();
      type('example.com');
      expect(address()).not.toHaveAccessibleDescription();
      // Other keys are the field's own.
      expect(fireEvent.keyDown(address(), { key: 'a' })).toBe(true);
      expect(value('text')).toBe('<p>safra</p>');
      expect(fireEvent.keyDown(address(), { key: 'Enter' })).toBe(false);
      await waitFor(() => expect(value('text')).toContain('href="https://example.com"'));
    });

    it('are changed and taken off', async () => {
      const { user, box, tool, value } = await opened('<p><a href="https://example.com/a">safra</a></p>');
      expect(tool).toHaveAttribute('aria-pressed', 'true');
      await user.click(tool);
      expect(address()).toHaveValue('https://example.com/a');
      await user.click(screen.getByRole('button', { name: 'Remover link' }));
      await waitFor(() => expect(value('text')).toBe('<p>safra</p>'));
      expect(within(box).getByText('safra').tagName).toBe('P');
    });
  });

  it('says what is wrong, and takes the focus', async () => {
    const { box, form } = await open('<p>safra</p>');
    act(() => form().setError('text', { message: 'Longo demais.' }, { shouldFocus: true }));
    expect(box).toHaveAccessibleDescription('Longo demais.');
    expect(box).toBeInvalid();
    await waitFor(() => expect(box).toHaveFocus());
  });

  it('has no tools when it is read-only', async () => {
    const { box } = await open('<p>safra</p>', <RichTextField name="text" label="Aviso" readOnly />);
    expect(box).toHaveAttribute('contenteditable', 'false');
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
  });
});

describe('colour', () => {
  it('is typed, in short too, or picked', async () => {
    const view = await renderFields(<ColourField name="colour" label="Cor" />, { colour: null });
    const box = screen.getByRole('textbox', { name: 'Cor' });
    await view.user.type(box, 'fa0');
    await view.user.tab();
    expect(box).toHaveValue('#FFAA00');
    expect(view.value('colour')).toBe('#FFAA00');
    fireEvent.change(screen.getByLabelText('Escolher cor: Cor'), { target: { value: '#1b5e20' } });
    expect(view.value('colour')).toBe('#1B5E20');
    expect(box).toHaveValue('#1B5E20');
  });

  it('says what is no colour', async () => {
    const view = await renderFields(<ColourField name="colour" label="Cor" />, { colour: null });
    await view.user.type(screen.getByRole('textbox', { name: 'Cor' }), 'verde');
    await view.user.tab();
    expect(screen.getByRole('textbox', { name: 'Cor' })).toHaveAccessibleDescription('Cor inválida');
  });
});

describe('icon', () => {
  const icons = [
    { id: 'home', name: 'Casa', icon: HomeOutlined },
    { id: 'map', name: 'Mapa', icon: MapOutlined },
  ];

  it('is searched and chosen', async () => {
    const view = await renderFields(<IconField name="icon" label="Ícone" icons={icons} />, { icon: 'home' });
    expect(screen.getByRole('textbox', { name: 'Ícone' })).toHaveValue('Casa');
    await view.user.click(screen.getByRole('button', { name: 'Escolher ícone: Ícone' }));
    await view.user.type(screen.getByRole('searchbox'), 'mapa');
    expect(screen.queryByRole('button', { name: 'Casa' })).not.toBeInTheDocument();
    await view.user.click(screen.getByRole('button', { name: 'Mapa' }));
    expect(view.value('icon')).toBe('map');
  });
});
