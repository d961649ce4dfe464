import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addDays, formatDate, today } from '@/platform/format/date';
import { DateField } from '@/platform/forms/fields/DateField';
import { renderFields } from '@/platform/forms/testing/renderForm';

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Plantio' });
const field = <DateField name="planted" label="Plantio" />;

describe('date', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 8, 18, 22, 0) });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('puts the slashes in and keeps a day', async () => {
    const view = await renderFields(field, { planted: null });
    await view.user.type(box(), '180926');
    expect(box()).toHaveValue('18/09/26');
    await view.user.tab();
    expect(box()).toHaveValue('18/09/2026');
    expect(view.value('planted')).toBe('2026-09-18');
  });

  it.each([
    ['18092026', '2026-09-18'],
    ['18/09/2026', '2026-09-18'],
    ['1/9/26', '2026-09-01'],
    ['hoje', '2026-09-18'],
    ['ontem', '2026-09-17'],
    ['1809', '2026-09-18'],
  ])('reads %s', async (typed, day) => {
    const view = await renderFields(field, { planted: null });
    await view.user.type(box(), typed);
    await view.user.tab();
    expect(view.value('planted')).toBe(day);
    expect(box()).toHaveValue(formatDate(day));
  });

  it.each(['18/09/2026', '2026-09-18', '18.09.26'])('reads %s pasted', async (pasted) => {
    const view = await renderFields(field, { planted: null });
    await view.user.click(box());
    await view.user.paste(pasted);
    await view.user.tab();
    expect(view.value('planted')).toBe('2026-09-18');
  });

  it('says when it is no day and keeps what was typed', async () => {
    const view = await renderFields(field, { planted: null });
    await view.user.type(box(), '31022026');
    expect(box()).toHaveAccessibleDescription('');
    await view.user.tab();
    const why = 'Data inválida: fevereiro de 2026 tem 28 dias.';
    expect(box()).toHaveAccessibleDescription(why);
    expect(box()).toHaveValue('31/02/2026');
    // The error stays while it is corrected, until the value is right.
    await view.user.tab({ shift: true });
    expect(box()).toHaveFocus();
    expect(box()).toBeInvalid();
    expect(box()).toHaveAccessibleDescription(why);
    await view.user.clear(box());
    await view.user.type(box(), '28022026');
    expect(box()).toBeValid();
    expect(box()).toHaveAccessibleDescription('');
  });

  it.each([
    ['18132026', 'Data inválida: o mês vai de 1 a 12.'],
    ['29/02/27', 'Data inválida: fevereiro de 2027 tem 28 dias.'],
    ['31/04', 'Data inválida: escreva dia, mês e ano, como em dd/mm/aaaa.'],
  ])('says why %s is no day', async (typed, why) => {
    const view = await renderFields(field, { planted: null });
    await view.user.type(box(), typed);
    await view.user.tab();
    expect(box()).toHaveAccessibleDescription(why);
  });

  it('names its calendar by the field and the day chosen', async () => {
    await renderFields(field, { planted: '2026-09-18' });
    const button = screen.getByRole('button', { name: 'Abrir calendário: Plantio' });
    expect(button).toHaveAttribute('aria-description', '18/09/2026');
    // The field alone has its label.
    expect(screen.getAllByLabelText(/Plantio/)).toHaveLength(1);
  });

  it('is emptied by select-all and Backspace, and corrected from the middle', async () => {
    const view = await renderFields(field, { planted: '2026-09-18' });
    await view.user.tripleClick(box());
    await view.user.keyboard('{Backspace}');
    expect(view.value('planted')).toBeNull();
    await view.user.keyboard('18092026');
    box().setSelectionRange(5, 5);
    await view.user.keyboard('{Backspace}{Backspace}');
    box().setSelectionRange(3, 3);
    await view.user.keyboard('10');
    expect(box()).toHaveValue('18/10/2026');
    expect(view.value('planted')).toBe('2026-10-18');
  });

  it('follows a value set from outside', async () => {
    const view = await renderFields(field, { planted: null });
    act(() => view.form().setValue('planted', '2026-01-02'));
    expect(box()).toHaveValue('02/01/2026');
  });

  it('is picked in the calendar, which comes when it is opened', async () => {
    const view = await renderFields(field, { planted: null });
    await view.user.click(screen.getByRole('button', { name: /^Abrir calendário/ }));
    const calendar = await screen.findByRole('dialog', { name: 'Calendário: Plantio' }, { timeout: 5000 });
    await view.user.click(within(calendar).getByRole('gridcell', { name: '23' }));
    expect(view.value('planted')).toBe('2026-09-23');
    expect(screen.queryByRole('gridcell')).not.toBeInTheDocument();
  });

  it.each(['{ArrowDown}', '{Alt>}{ArrowUp}{/Alt}', '{Alt>}x{/Alt}'])(
    'leaves its calendar closed at %s',
    async (keys) => {
      const view = await renderFields(field, { planted: null });
      await view.user.click(box());
      const open = screen.getByRole('button', { name: /^Abrir calendário/ });
      const onClick = vi.fn();
      open.addEventListener('click', onClick);
      await view.user.keyboard(keys);
      expect(onClick).not.toHaveBeenCalled();
    },
  );

  it('offers today in the calendar, unless it is out of bounds', async () => {
    const view = await renderFields(
      <>
        {field}
        <DateField name="harvested" label="Colheita" min={addDays(today(), 1)} />
      </>,
      { planted: null, harvested: null },
    );
    await view.user.click(box());
    await view.user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await view.user.click(await screen.findByRole('button', { name: 'Hoje' }, { timeout: 5000 }));
    expect(view.value('planted')).toBe('2026-09-18');
    screen.getByRole('textbox', { name: 'Colheita' }).focus();
    await view.user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const calendar = await screen.findByRole('dialog', { name: 'Calendário: Colheita' });
    expect(within(calendar).queryByRole('button', { name: 'Hoje' })).not.toBeInTheDocument();
    expect(within(calendar).getByRole('gridcell', { name: '17' })).toBeDisabled();
  });
});
