import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { FormProvider, useForm, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { beforeAll, expect, it } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { renderUi } from '@/platform/ui/testing/renderUi';
import { AviaryFields } from './AviaryFields';
import { DayChoiceField } from './DayChoiceField';
import { FinancialSection } from './FinancialSection';

beforeAll(() => startI18n('pt-BR', ['notifications', 'forms', 'ui', 'common']));

function show(part: ReactNode, defaultValues: FieldValues = {}) {
  const forms: UseFormReturn[] = [];
  function Host() {
    const form = useForm({ defaultValues });
    forms.push(form);
    return <FormProvider {...form}>{part}</FormProvider>;
  }
  renderUi(<Host />);
  return { user: userEvent.setup(), value: (name: string): unknown => forms.at(-1)?.getValues(name) };
}
const NOTHING = 'Seus menus financeiros não enviam notificações.';

it.each([
  [
    { tradeAccount: true, cargoPackingList: false, digitalCertificate: false },
    ['Contas a pagar e a receber'],
  ],
  [{ tradeAccount: false, cargoPackingList: true, digitalCertificate: false }, ['Romaneios de carga']],
  [
    { tradeAccount: false, cargoPackingList: false, digitalCertificate: true },
    ['Vencimento do certificado digital'],
  ],
  [{ tradeAccount: false, cargoPackingList: false, digitalCertificate: false }, []],
])('the menus %o bring %o', (controls, names) => {
  show(<FinancialSection controls={controls} />);
  const switches = screen.queryAllByRole('switch').map((one) => one.closest('label')?.textContent);
  expect(switches).toEqual(names.map((name) => expect.stringContaining(name) as string));
  expect(screen.queryByText(NOTHING) !== null).toBe(names.length === 0);
});

it('a day is chosen with its switch where there is none, and stays where there is one', async () => {
  const field = <DayChoiceField parent="on" name="day" label="Avisar" />;
  const { user, value } = show(field, { on: false, day: null });
  const toggle = screen.getByRole('switch');
  const radios = () => screen.getAllByRole<HTMLInputElement>('radio').map((radio) => radio.disabled);
  expect(radios()).toEqual([true, true, true]);
  await user.click(toggle);
  expect(value('day')).toBe('ON_THE_DAY');
  expect(radios()).toEqual([false, false, false]);
  await user.click(screen.getAllByRole('radio')[1]!);
  const chosen = value('day');
  expect(chosen).not.toBe('ON_THE_DAY');
  await user.click(toggle);
  await user.click(toggle);
  expect(value('day')).toBe(chosen);
});

it.each([
  [true, true, 11, 1],
  [true, false, 11, 0],
  [false, true, 0, 0],
])('an aviary that is on (%s), copied (%s), has %i to choose', (active, copies, boxes, buttons) => {
  const onCopy = copies ? () => undefined : undefined;
  show(<AviaryFields base="a" name="AVIARIO 1" onCopy={onCopy} />, { a: { active } });
  expect(screen.queryAllByRole('checkbox')).toHaveLength(boxes);
  expect(screen.queryAllByText('Copiar para todos os aviários')).toHaveLength(buttons);
});
