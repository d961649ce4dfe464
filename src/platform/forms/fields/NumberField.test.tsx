import { act, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import i18next from 'i18next';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatNumber } from '@/platform/format/number';
import { IntegerField, MoneyField, NumberField, PercentField } from '@/platform/forms/fields/NumberField';
import { renderFields } from '@/platform/forms/testing/renderForm';

afterEach(() => i18next.changeLanguage('pt-BR'));

const box = (name = 'Área') => screen.getByRole('textbox', { name });

describe('number', () => {
  it.each([
    ['1234,5', '1.234,5', 1234.5],
    ['1234.5', '1.234,5', 1234.5],
    ['12,345', '12,34', 12.34],
    ['1a2b', '12', 12],
    ['0,05', '0,05', 0.05],
    ['1234567', '1.234.567', 1234567],
    ['1.5', '1,5', 1.5],
    ['1.50', '1,50', 1.5],
    ['1.000,00', '1.000,00', 1000],
    ['1.000', '1.000', 1000],
    ['12.345,6', '12.345,6', 12345.6],
    ['1.234.567,89', '1.234.567,89', 1234567.89],
    ['1234.567', '1.234,56', 1234.56],
    ['0.125', '0,12', 0.12],
    ['12.3{Backspace}45', '12,45', 12.45],
    ['1.000{Backspace}', '100', 100],
  ])('typing %s shows %s', async (keys, shown, value) => {
    const view = await renderFields(<NumberField name="area" label="Área" />, { area: null });
    await view.user.type(box(), keys);
    expect(box()).toHaveValue(shown);
    expect(view.value('area')).toBe(value);
  });

  it.each([
    ['1234.5', '1,234.5', 1234.5],
    ['1,234.56', '1,234.56', 1234.56],
    ['1,769', '1,769', 1769],
    ['1.769', '1.76', 1.76],
    ['1,5', '1.5', 1.5],
    ['1234567', '1,234,567', 1_234_567],
  ])('typing %s in English shows %s', async (keys, shown, value) => {
    const view = await renderFields(<NumberField name="area" label="Área" />, { area: null });
    await act(() => i18next.changeLanguage('en-US'));
    await view.user.type(box(), keys);
    expect(box()).toHaveValue(shown);
    expect(view.value('area')).toBe(value);
  });

  it.each([
    ['1,234.56', '1,234.56', 1234.56],
    ['1.234,56', '1,234.56', 1234.56],
    ['R$ 1,769', '1,769.00', 1769],
  ])('pasting %s in English shows %s', async (pasted, shown, value) => {
    const view = await renderFields(<NumberField name="area" label="Área" />, { area: null });
    await act(() => i18next.changeLanguage('en-US'));
    await view.user.click(box());
    await view.user.paste(pasted);
    expect(box()).toHaveValue(shown);
    expect(view.value('area')).toBe(value);
  });

  it('changes its marks with the language, and keeps the number', async () => {
    const view = await renderFields(<NumberField name="area" label="Área" />, { area: 1234.5 });
    expect(box()).toHaveValue('1.234,50');
    await act(() => i18next.changeLanguage('en-US'));
    expect(box()).toHaveValue('1,234.50');
    expect(view.value('area')).toBe(1234.5);
  });

  it('shows no more zeros at the end than it is asked for', async () => {
    const field = <NumberField name="area" label="Área" decimals={6} minDecimals={0} />;
    const view = await renderFields(field, { area: 60 });
    expect(box()).toHaveValue('60');
    await view.user.clear(box());
    await view.user.type(box(), '0,2640');
    await view.user.tab();
    expect(box()).toHaveValue('0,264');
    expect(view.value('area')).toBe(0.264);
  });

  it('pads its decimals when it is left', async () => {
    const view = await renderFields(<NumberField name="area" label="Área" />, { area: null });
    await view.user.type(box(), '1234,5');
    await view.user.tab();
    expect(box()).toHaveValue('1.234,50');
  });

  it.each([
    ['1.234,56', '1.234,56', 1234.56],
    ['1234.56', '1.234,56', 1234.56],
    ['R$ 1.234,5', '1.234,50', 1234.5],
    [' 12,345 ', '12,35', 12.35],
    ['800', '800', 800],
  ])('pasting %s shows %s', async (pasted, shown, value) => {
    const view = await renderFields(<NumberField name="area" label="Área" />, { area: null });
    await view.user.click(box());
    await view.user.paste(pasted);
    expect(box()).toHaveValue(shown);
    expect(view.value('area')).toBe(value);
  });

  it.each(['-1', 'mil reais', '1,2,3'])('pasting %s changes nothing', async (pasted) => {
    const view = await renderFields(<NumberField name="area" label="Área" />, { area: 7 });
    await view.user.click(box());
    await view.user.paste(pasted);
    expect(view.value('area')).toBe(7);
    expect(box()).toHaveValue('7,00');
  });

  it.each([
    ['12,345', '12,34', /Só 2 casas decimais/],
    ['1e5', '15', /Só algarismos/],
  ])('says what of %s it did not take', async (keys, shown, word) => {
    const view = await renderFields(<NumberField name="area" label="Área" />, { area: null });
    await view.user.type(box(), keys);
    expect(box()).toHaveValue(shown);
    expect(box()).toHaveAccessibleDescription(word);
    await view.user.tab();
    expect(box()).toHaveAccessibleDescription(word);
    expect(box()).toBeValid();
    await view.user.clear(box());
    expect(box()).not.toHaveAccessibleDescription(word);
  });

  it('says of a field of whole numbers that it took no decimals', async () => {
    const view = await renderFields(<NumberField name="area" label="Área" decimals={0} />, { area: null });
    await view.user.type(box(), '12,5');
    expect(box()).toHaveAccessibleDescription(/Só números inteiros/);
    expect(view.value('area')).toBe(12);
  });

  it.each([
    ['-0,5', /sinal de menos/],
    ['1e5', /“1e5” não é um número/],
    ['999.999.999.999,99', /máximo é 99\.999\.999\.999,99/],
    ['999999999999', /máximo é 99\.999\.999\.999,99/],
  ])('says why %s was not pasted into money', async (pasted, word) => {
    const view = await renderFields(<MoneyField name="area" label="Área" />, { area: 7_00 });
    await view.user.click(box());
    await view.user.paste(pasted);
    expect(box()).toHaveAccessibleDescription(word);
    expect(view.value('area')).toBe(7_00);
  });

  it('takes digits of full width, and money up to a hundred thousand million', async () => {
    const view = await renderFields(<MoneyField name="area" label="Área" />, { area: null });
    await view.user.click(box());
    await view.user.paste('１２,５０');
    expect(view.value('area')).toBe(12_50);
    await view.user.clear(box());
    await view.user.type(box(), '99999999999');
    expect(view.value('area')).toBe(99_999_999_999_00);
  });

  it('changes nothing by what is too much: 120 % are neither 12 nor 120', async () => {
    const share = <PercentField name="share" label="Parte" most={100} />;
    const view = await renderFields(share, { share: 50 });
    await view.user.clear(box('Parte'));
    await view.user.type(box('Parte'), '120');
    // It stands as it was typed, and is said to be too much.
    expect(box('Parte')).toHaveValue('120');
    expect(box('Parte')).toHaveAccessibleDescription(/máximo é 100,00/);
    expect(view.value('share')).toBe(50);
    // Corrected, it counts.
    await view.user.type(box('Parte'), '{Backspace}');
    expect(view.value('share')).toBe(12);
    expect(box('Parte')).not.toHaveAccessibleDescription(/máximo/);
    await view.user.type(box('Parte'), '5');
    await view.user.tab();
    expect(box('Parte')).toHaveValue('50,00');
    expect(box('Parte')).toHaveAccessibleDescription(/máximo é 100,00/);
  });

  it('changes nothing by a minus where none is taken: −5 is not 5', async () => {
    const view = await renderFields(<PercentField name="share" label="Parte" />, { share: 50 });
    await view.user.clear(box('Parte'));
    await view.user.type(box('Parte'), '-5');
    expect(box('Parte')).toHaveValue('-5');
    expect(box('Parte')).toHaveAccessibleDescription(/sinal de menos/);
    expect(view.value('share')).toBe(50);
    await view.user.type(box('Parte'), '{ArrowLeft}{Backspace}');
    expect(view.value('share')).toBe(5);
    expect(box('Parte')).not.toHaveAccessibleDescription(/sinal de menos/);
    await view.user.tab();
    await view.user.type(box('Parte'), '-', { initialSelectionStart: 0, initialSelectionEnd: 0 });
    expect(view.value('share')).toBe(5);
    await view.user.tab();
    expect(box('Parte')).toHaveValue('5,00');
    expect(box('Parte')).toHaveAccessibleDescription(/sinal de menos/);
  });

  it('says nothing more of a number that was refused once the form is emptied', async () => {
    const view = await renderFields(<IntegerField name="area" label="Área" most={999_999} />, { area: 7 });
    await view.user.type(box(), '7777777');
    expect(box()).toHaveAccessibleDescription(/máximo é 999\.999/);
    act(() => view.form().setValue('area', null));
    expect(box()).toHaveValue('');
    expect(box()).not.toHaveAccessibleDescription(/máximo/);
  });

  it.each(['2\t1', '5\n6', '5\r\n6'])('makes no number of several cells: %j', async (pasted) => {
    const view = await renderFields(<IntegerField name="area" label="Área" />, { area: 7 });
    await view.user.click(box());
    await view.user.paste(pasted);
    expect(view.value('area')).toBe(7);
    expect(box()).toHaveAccessibleDescription(/várias células/);
  });

  it.each([
    ['2.514', '2.514', 2514],
    ['66.100,5', '66.100,5', 66_100.5],
    ['2.5', '2,5', 2.5],
    ['1.234.567,8', '1.234.567,8', 1_234_567.8],
  ])('with one decimal typing %s shows %s', async (keys, shown, value) => {
    const view = await renderFields(<NumberField name="area" label="Área" decimals={1} />, { area: null });
    await view.user.type(box(), keys);
    expect(box()).toHaveValue(shown);
    expect(view.value('area')).toBe(value);
  });

  it('understands a dot by what follows it at once, not by what is added later', async () => {
    const view = await renderFields(<NumberField name="area" label="Área" decimals={1} />, { area: null });
    await view.user.type(box(), '2.5');
    await view.user.tab();
    await view.user.type(box(), '14');
    expect(view.value('area')).toBe(2.5);
  });

  it('leaves a year without dots', async () => {
    const year = <NumberField name="area" label="Área" decimals={0} plain />;
    const view = await renderFields(year, { area: null });
    await view.user.type(box(), '2018');
    await view.user.tab();
    expect(box()).toHaveValue('2018');
    expect(view.value('area')).toBe(2018);
  });

  it('takes a minus, typed or pasted, where negatives are allowed', async () => {
    const view = await renderFields(<NumberField name="area" label="Área" negative />, { area: null });
    await view.user.type(box(), '-12,5');
    expect(view.value('area')).toBe(-12.5);
    await view.user.clear(box());
    await view.user.paste('-1.000,00');
    expect(view.value('area')).toBe(-1000);
    expect(box()).toHaveValue('-1.000,00');
  });

  it('is empty after everything was selected and erased, and takes what is typed over a selection', async () => {
    const view = await renderFields(<NumberField name="area" label="Área" />, { area: 1234.5 });
    expect(box()).toHaveValue('1.234,50');
    await view.user.tripleClick(box());
    await view.user.keyboard('{Backspace}');
    expect(box()).toHaveValue('');
    expect(view.value('area')).toBeNull();
    await view.user.keyboard('9');
    await view.user.tripleClick(box());
    await view.user.keyboard('42');
    expect(view.value('area')).toBe(42);
  });

  it('loses one digit at a time', async () => {
    const view = await renderFields(<NumberField name="area" label="Área" />, { area: null });
    await view.user.type(box(), '1234567{Backspace}{Backspace}');
    expect(box()).toHaveValue('12.345');
    expect(view.value('area')).toBe(12345);
  });

  it('follows a value set from outside, while it is being typed too', async () => {
    const view = await renderFields(<NumberField name="area" label="Área" />, { area: null });
    await view.user.type(box(), '12,');
    act(() => view.form().setValue('area', 99.9));
    expect(box()).toHaveValue('99,90');
  });

  it('makes 0 of Backspace and Delete in cells', async () => {
    const view = await renderFields(<NumberField name="area" label="Área" eraseToZero />, { area: 12 });
    await view.user.click(box());
    await view.user.keyboard('{Backspace}');
    expect(view.value('area')).toBe(0);
    expect(box()).toHaveValue('0,00');
    const input = box() as HTMLInputElement;
    await waitFor(() => expect([input.selectionStart, input.selectionEnd]).toEqual([0, 4]));
    await view.user.keyboard('7');
    expect(view.value('area')).toBe(7);
  });

  it('asks a telephone for the keys it needs', async () => {
    await renderFields(
      <>
        <NumberField name="area" label="Área" />
        <IntegerField name="birds" label="Aves" />
        <NumberField name="gain" label="Ganho" negative />
      </>,
      { area: null, birds: null, gain: null },
    );
    expect(box()).toHaveAttribute('inputmode', 'decimal');
    expect(box('Aves')).toHaveAttribute('inputmode', 'numeric');
    // The decimal keyboard of iOS has no minus.
    expect(box('Ganho')).toHaveAttribute('inputmode', 'text');
  });

  it.each([
    ['5.4127', '5,4127', 5.4127],
    ['1.234', '1,234', 1.234],
    ['1.234,5', '1.234,5', 1234.5],
    ['1.234.567,8912', '1.234.567,8912', 1234567.8912],
    ['-1.000,5', '-1.000,5', -1000.5],
  ])('with four decimals typing %s shows %s', async (keys, shown, value) => {
    const view = await renderFields(<NumberField name="area" label="Área" decimals={4} negative />, {
      area: null,
    });
    await view.user.type(box(), keys);
    expect(box()).toHaveValue(shown);
    expect(view.value('area')).toBe(value);
  });

  it('takes a dot in the middle as the comma, however many digits follow it', async () => {
    const view = await renderFields(<NumberField name="area" label="Área" />, { area: null });
    await view.user.type(box(), '12345');
    await view.user.type(box(), '.', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(view.value('area')).toBe(12.34);
  });

  it('keeps every number typed key by key', async () => {
    const view = await renderFields(<NumberField name="area" label="Área" negative decimals={3} />, {
      area: null,
    });
    const number = fc.integer({ min: -9_999_999, max: 9_999_999 }).map((thousandths) => thousandths / 1000);
    await fc.assert(
      fc.asyncProperty(number, async (value) => {
        const shown = formatNumber(value, { decimals: 3 });
        const bare = formatNumber(value, { decimals: 3, thousands: false });
        // With and without dots between thousands, and with the point of the number pad.
        for (const keys of [bare, shown, bare.replace(',', '.')]) {
          await view.user.clear(box());
          await view.user.type(box(), keys);
          expect(view.value('area')).toBe(value);
          expect(box()).toHaveValue(shown);
        }
      }),
      { numRuns: 10 },
    );
  });

  it('keeps every amount of two decimals typed as it is written', async () => {
    const view = await renderFields(<NumberField name="area" label="Área" />, { area: null });
    const cents = fc.integer({ min: 0, max: 999_999_999 });
    await fc.assert(
      fc.asyncProperty(cents, async (amount) => {
        await view.user.clear(box());
        await view.user.type(box(), formatNumber(amount / 100));
        expect(view.value('area')).toBe(amount / 100);
        expect(box()).toHaveValue(formatNumber(amount / 100));
      }),
      { numRuns: 10 },
    );
  });
});

describe('its kin', () => {
  it('keeps money in cents', async () => {
    const view = await renderFields(<MoneyField name="price" label="Preço" />, { price: 123456 });
    expect(box('Preço')).toHaveValue('1.234,56');
    await view.user.clear(box('Preço'));
    expect(view.value('price')).toBeNull();
    await view.user.paste('R$ 0,29');
    expect(view.value('price')).toBe(29);
    await view.user.clear(box('Preço'));
    await view.user.type(box('Preço'), '19,99');
    expect(view.value('price')).toBe(1999);
  });

  it('keeps whole numbers and percentages', async () => {
    const changed = vi.fn<(value: number | null) => void>();
    const view = await renderFields(
      <>
        <IntegerField name="birds" label="Aves" onChanged={changed} />
        <PercentField name="share" label="Participação" decimals={1} />
      </>,
      { birds: null, share: 12.5 },
    );
    await view.user.type(box('Aves'), '12,5');
    expect(view.value('birds')).toBe(12);
    expect(changed).toHaveBeenLastCalledWith(12);
    await view.user.clear(box('Aves'));
    await view.user.type(box('Aves'), '12.5');
    expect(view.value('birds')).toBe(12);
    await view.user.type(box('Aves'), '00');
    expect(box('Aves')).toHaveValue('12.500');
    expect(view.value('birds')).toBe(12_500);
    expect(box('Participação')).toHaveValue('12,5');
    expect(screen.getByText('%')).toBeVisible();
  });
});
