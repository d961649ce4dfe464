import { screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cnpjCheckDigits, formatCnpj } from '@/platform/format/document';
import { DateRangeField } from '@/platform/forms/fields/DateRangeField';
import {
  CepField,
  CnpjField,
  CpfField,
  CpfOrCnpjField,
  GroupedCodeField,
  PhoneField,
  PlateField,
} from '@/platform/forms/fields/MaskedField';
import { MonthField } from '@/platform/forms/fields/MonthField';
import { DurationField, TimeField } from '@/platform/forms/fields/TimeField';
import { renderFields } from '@/platform/forms/testing/renderForm';

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

describe('masks', () => {
  it.each([
    ['CPF', CpfField, '52998224725', '529.982.247-25', '52998224725'],
    ['CPF with more', CpfField, '529982247259', '529.982.247-25', '52998224725'],
    ['CNPJ of letters', CnpjField, '12abc34501de35', '12.ABC.345/01DE-35', '12ABC34501DE35'],
    ['CPF in a common field', CpfOrCnpjField, '52998224725', '529.982.247-25', '52998224725'],
    ['CNPJ in a common field', CpfOrCnpjField, '11222333000181', '11.222.333/0001-81', '11222333000181'],
    ['landline', PhoneField, '1134567890', '(11) 3456-7890', '1134567890'],
    ['mobile', PhoneField, '11987654321', '(11) 98765-4321', '11987654321'],
    ['CEP', CepField, '01310100', '01310-100', '01310100'],
    ['plate', PlateField, 'abc1234', 'ABC-1234', 'ABC1234'],
    ['Mercosul plate', PlateField, 'abc1d23', 'ABC1D23', 'ABC1D23'],
    ['code', GroupedCodeField, '123456789', '123-456-789', '123456789'],
  ])('%s, typed and pasted', async (_, Field, typed, shown, value) => {
    const view = await renderFields(<Field name="code" label="Código" />, { code: '' });
    await view.user.type(box('Código'), typed);
    expect(box('Código')).toHaveValue(shown);
    expect(view.value('code')).toBe(value);
    await view.user.clear(box('Código'));
    expect(view.value('code')).toBe('');
    await view.user.paste(` ${shown} `);
    expect(view.value('code')).toBe(value);
  });

  it('let a character be taken out of the middle and put back, the caret staying there', async () => {
    const view = await renderFields(<CpfField name="cpf" label="CPF" />, { cpf: '52998224725' });
    await view.user.click(box('CPF'));
    box('CPF').setSelectionRange(5, 5);
    await view.user.keyboard('{Backspace}');
    expect(box('CPF')).toHaveValue('529.822.472-5');
    expect(box('CPF').selectionStart).toBe(3);
    await view.user.keyboard('9');
    expect(box('CPF')).toHaveValue('529.982.247-25');
    expect(view.value('cpf')).toBe('52998224725');
  });

  it('are emptied by select-all and Backspace, one character at a time too', async () => {
    const view = await renderFields(<PhoneField name="phone" label="Telefone" />, { phone: '11987654321' });
    await view.user.click(box('Telefone'));
    await view.user.keyboard('{Backspace}');
    expect(box('Telefone')).toHaveValue('(11) 9876-5432');
    for (let left = 10; left > 0; left -= 1) await view.user.keyboard('{Backspace}');
    expect(view.value('phone')).toBe('');
    await view.user.keyboard('1134567890');
    await view.user.tripleClick(box('Telefone'));
    await view.user.keyboard('{Backspace}');
    expect(box('Telefone')).toHaveValue('');
  });

  it('keep every CNPJ typed key by key', async () => {
    const view = await renderFields(<CnpjField name="cnpj" label="CNPJ" />, { cnpj: '' });
    await fc.assert(
      fc.asyncProperty(fc.stringMatching(/^[0-9A-Z]{12}$/), async (base) => {
        const whole = base + cnpjCheckDigits(base);
        await view.user.clear(box('CNPJ'));
        await view.user.type(box('CNPJ'), whole.toLowerCase());
        expect(box('CNPJ')).toHaveValue(formatCnpj(whole));
        expect(view.value('cnpj')).toBe(whole);
      }),
      { numRuns: 10 },
    );
  });

  it('ask a telephone for the keys they need', async () => {
    await renderFields(
      <>
        <CpfField name="cpf" label="CPF" />
        <CnpjField name="cnpj" label="CNPJ" />
        <PhoneField name="phone" label="Telefone" />
      </>,
      { cpf: '', cnpj: '', phone: '' },
    );
    expect(box('CPF')).toHaveAttribute('inputmode', 'numeric');
    expect(box('CNPJ')).toHaveAttribute('inputmode', 'text');
    expect(box('Telefone')).toHaveAttribute('inputmode', 'tel');
  });
});

describe('times, months and periods', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 8, 18, 22, 0) });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    [TimeField, '0830', '08:30', '08:30'],
    [TimeField, '8h', '08:00', '08:00'],
    [DurationField, '1h35', '01:35', 95],
    [DurationField, '90min', '01:30', 90],
    [MonthField, '092026', '09/2026', '2026-09'],
    [MonthField, '9/26', '09/2026', '2026-09'],
  ])('%o reads %s', async (Field, typed, shown, value) => {
    const view = await renderFields(<Field name="when" label="Quando" />, { when: null });
    await view.user.type(box('Quando'), typed);
    await view.user.tab();
    expect(box('Quando')).toHaveValue(shown);
    expect(view.value('when')).toBe(value);
    await view.user.clear(box('Quando'));
    expect(view.value('when')).toBeNull();
  });

  it.each([
    [TimeField, '25:00', 'Hora inválida', '25:00'],
    [DurationField, 'muito', 'Duração inválida', Number.NaN],
    [MonthField, '13/2026', 'Mês inválido', '13/2026'],
  ])('%o says what it cannot read', async (Field, typed, complaint, value) => {
    const view = await renderFields(<Field name="when" label="Quando" />, { when: null });
    await view.user.type(box('Quando'), typed);
    await view.user.tab();
    expect(box('Quando')).toHaveAccessibleDescription(complaint);
    expect(box('Quando')).toHaveValue(typed);
    expect(view.value('when')).toBe(value);
    await view.user.tab({ shift: true });
    expect(box('Quando')).toHaveAccessibleDescription(complaint);
  });

  it('picks a month', async () => {
    const view = await renderFields(<MonthField name="month" label="Mês" />, { month: '2026-09' });
    await view.user.click(screen.getByRole('button', { name: /^Abrir calendário/ }));
    await view.user.click(await screen.findByRole('radio', { name: 'novembro' }, { timeout: 5000 }));
    expect(view.value('month')).toBe('2026-11');
  });

  it('keeps a period, typed or ready-made', async () => {
    const view = await renderFields(
      <DateRangeField name="period" label="Período" presets={['thisMonth', 'last7']} />,
      { period: null },
    );
    expect(screen.getByRole('group', { name: 'Período' })).toBeVisible();
    await view.user.type(box('Período: de'), '01092026');
    await view.user.type(box('Período: até'), '15092026');
    expect(view.value('period')).toEqual({ from: '2026-09-01', to: '2026-09-15' });
    await view.user.click(screen.getByRole('button', { name: 'Períodos prontos' }));
    await view.user.click(within(screen.getByRole('menu')).getByRole('menuitem', { name: 'Últimos 7 dias' }));
    expect(view.value('period')).toEqual({ from: '2026-09-12', to: '2026-09-18' });
  });

  it('lets neither day of a period be picked beyond the other, nor beyond what the field allows', async () => {
    const view = await renderFields(
      <DateRangeField name="period" label="Período" min="2026-09-05" max="2026-09-25" />,
      { period: { from: '2026-09-10', to: '2026-09-15' } },
    );
    const [openFrom, openTo] = screen.getAllByRole('button', { name: /^Abrir calendário: / });
    const calendar = async (name: string) =>
      within(await screen.findByRole('dialog', { name: `Calendário: ${name}` }, { timeout: 5000 }));
    const offered = (days: Awaited<ReturnType<typeof calendar>>) =>
      days
        .getAllByRole<HTMLButtonElement>('gridcell')
        .flatMap(({ textContent, disabled }) =>
          textContent === '' || disabled ? [] : [Number(textContent)],
        );
    const days = (first: number, last: number) =>
      Array.from({ length: last - first + 1 }, (_, at) => first + at);

    await view.user.click(openFrom!);
    expect(offered(await calendar('Período: de'))).toEqual(days(5, 15));
    await view.user.click((await calendar('Período: de')).getByRole('gridcell', { name: '12' }));
    await view.user.click(openTo!);
    expect(offered(await calendar('Período: até'))).toEqual(days(12, 25));
    await view.user.click((await calendar('Período: até')).getByRole('gridcell', { name: '20' }));
    expect(view.value('period')).toEqual({ from: '2026-09-12', to: '2026-09-20' });

    // What is no day yet bounds nothing.
    await view.user.clear(box('Período: até'));
    await view.user.type(box('Período: até'), '31');
    await view.user.click(openFrom!);
    expect(offered(await calendar('Período: de'))).toEqual(days(5, 25));
  });
});
