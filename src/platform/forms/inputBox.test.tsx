import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Themed } from '@/platform/forms/testing/renderForm';
import { InputBox } from './InputBox';

type Props = Parameters<typeof InputBox>[0];

function show(more: Partial<Props> = {}) {
  const props = { label: 'Nome', name: 'name', text: 'Sede', onText: vi.fn(), onBlur: vi.fn(), ...more };
  const { container } = render(
    <Themed>
      <InputBox {...(props as Props)} />
    </Themed>,
  );
  const box = screen.getByRole('textbox', { name: 'Nome' });
  return { box, container, label: container.querySelector('label'), foot: container.querySelector('p') };
}

describe('a field of one line', () => {
  it('has a label on its border, and a line under it that is empty at first', () => {
    const { box, label, foot, container } = show();
    expect(label).toHaveTextContent('Nome');
    expect(box).not.toHaveAttribute('aria-label');
    expect(box).not.toHaveAttribute('aria-required');
    expect(box).not.toHaveAttribute('readonly');
    expect(box).not.toHaveFocus();
    expect(container.querySelector('legend')).toHaveTextContent('Nome');
    expect(foot?.textContent).toMatch(/^[\s\u200B]*$/);
    expect(foot).toHaveAttribute('data-blank');
    expect(foot).not.toHaveAttribute('aria-live');
    expect(box).toHaveAttribute('aria-describedby', foot?.id);
    expect(box).toBeValid();
  });

  it('stands bare in a table, where its line comes with what it has to say', () => {
    const { box, label, foot } = show({ bare: true });
    expect(label).toBeNull();
    expect(box).toHaveAttribute('aria-label', 'Nome');
    expect(foot).toBeNull();
    expect(box).not.toHaveAttribute('aria-describedby');
  });

  it.each([
    ['error', 'true'],
    ['notice', 'false'],
  ])('stands bare with its line for an %s', (kind, invalid) => {
    const { box, foot } = show({ bare: true, [kind]: 'Longo demais.' });
    expect(foot).toHaveTextContent('Longo demais.');
    expect(box).toHaveAccessibleDescription('Longo demais.');
    expect(box).toHaveAttribute('aria-invalid', invalid);
  });

  it('says what is wrong first, then what became of the text, then its help', () => {
    const all = { error: 'Errado.', notice: 'Cortado.', helper: 'Como no contrato.' };
    const said = (more: Partial<Props>) => {
      const { foot } = show(more);
      const words = foot?.textContent;
      expect(foot).not.toHaveAttribute('data-blank');
      document.body.replaceChildren();
      return words;
    };
    expect(said(all)).toBe('Errado.');
    expect(said({ ...all, error: undefined })).toBe('Cortado.');
    expect(said({ helper: all.helper })).toBe('Como no contrato.');
  });

  it('reads its line out where that is wanted', () => {
    expect(show({ live: true }).foot).toHaveAttribute('aria-live', 'polite');
  });

  it('must be filled, is read-only, or takes the focus where that is said', () => {
    const { box, label } = show({ required: true, readOnly: true, autoFocus: true });
    expect(box).toBeRequired();
    expect(label).toHaveTextContent('*');
    expect(box).toHaveAttribute('readonly');
    expect(box).toHaveFocus();
  });

  it.each([
    [{ disabled: true }, ''],
    [{ disabledReason: 'Sem permissão.' }, 'Sem permissão.'],
  ])('cannot be used by %o', (more, why) => {
    const { box, foot } = show(more);
    expect(box).toBeDisabled();
    expect(foot?.textContent?.replace('\u200B', '').trim()).toBe(why);
  });

  it('says on its tooltip why it cannot be used', async () => {
    const { container } = show({ disabledReason: 'Sem permissão.' });
    await userEvent.hover(container.querySelector('.MuiFormControl-root') as HTMLElement);
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Sem permissão.');
  });

  it.each([
    [7, false],
    [8, true],
    [10, true],
  ])('counts its letters when there is little room left: %i of 10', (used, counts) => {
    const { container } = show({ counter: [used, 10] });
    expect(container.textContent?.includes(`${used}/10`)).toBe(counts);
  });
});
