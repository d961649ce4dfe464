import { act, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import { DEFAULT_PREFERENCES } from '@/platform/preferences/preferences';
import { AppThemeProvider } from '@/platform/theme/AppThemeProvider';
import { ActivityContext } from './activityContext';
import type { ActivityDescriptor } from './activityTypes';
import { type ActivityValues, emptyExpense, emptyLine, emptyValues, type LineValues } from './activityValues';

/** Sacks of so many a hectare, sold in sacks or tonnes. */
export const soy: ActivityDescriptor = {
  activity: 'CROP',
  slug: 'lavoura',
  quantities: [
    { name: 'area', unit: 'ha', decimals: 2, from: 'area' },
    { name: 'yield', unit: 'scHa', decimals: 1, most: 100 },
  ],
  produce: ({ area, yield: sacks }) => (area == null || sacks == null ? null : area * sacks),
  saleUnits: [
    { unit: 'sc60', perBase: () => 1 },
    { unit: 't', perBase: () => 0.06 },
  ],
  storage: true,
  plots: true,
  oneMainProduct: true,
  yieldOf: 'yield',
  calendar: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1],
  areaOf: 'area',
};

export const lineOf = (over: Partial<LineValues> = {}): LineValues => ({
  ...emptyLine(soy),
  productName: 'SOJA',
  accountId: 13,
  centerId: 1,
  quantities: { area: 10, yield: 60 },
  price: 100,
  total: 60_000_00,
  ...over,
});

export const planOf = (over: Partial<ActivityValues> = {}): ActivityValues => ({
  ...emptyValues(soy, 2026),
  title: 'SOJA',
  production: [lineOf({ main: true })],
  expenses: [{ ...emptyExpense(), accountId: 1, value: 12_000_00 }],
  ...over,
});

type Around = NonNullable<Parameters<typeof ActivityContext>[0]['value']>;

export const AROUND: Around = {
  activity: soy,
  centers: [
    { id: 1, name: 'T1', groupName: 'SEDE', area: 100, plots: 2 },
    { id: 2, name: 'T2', groupName: 'SEDE', area: 45.5, plots: 3 },
    { id: 3, name: 'T3', groupName: 'RETIRO', area: null, plots: null },
  ],
  accounts: [{ id: 1, name: 'ADUBO', subgroupName: 'INSUMOS' }],
  incomeAccounts: [
    { id: 13, name: 'VENDA DE SOJA', subgroupName: 'VENDAS' },
    { id: 14, name: 'VENDA DE MILHO', subgroupName: 'VENDAS' },
  ],
  proposals: [
    {
      productName: 'SOJA',
      accountId: 13,
      years: { yield: [72, 48, 66] },
      prices: { sc60: { value: 128.5, source: 'CEPEA' } },
    },
    { productName: 'MILHO EM GRAOS', accountId: 14, years: { yield: [108] }, prices: {} },
  ],
  readOnly: false,
  cashAction: null,
  kept: null,
  contracts: null,
};

/** Shows one part of the form of a plan, with its values at hand. */
export function showPart(part: ReactNode, values = planOf(), around: Partial<Around> = {}) {
  const current: { form?: UseFormReturn<ActivityValues> } = {};
  function Host() {
    const form = useForm<ActivityValues>({ defaultValues: values });
    return (
      <FormProvider {...form}>
        <span ref={() => void (current.form = form)} hidden />
        {part}
      </FormProvider>
    );
  }
  const view = render(
    <AppThemeProvider preferences={DEFAULT_PREFERENCES}>
      <ActivityContext value={{ ...AROUND, ...around }}>
        <Host />
      </ActivityContext>
    </AppThemeProvider>,
  );
  const form = () => {
    if (!current.form) throw new Error('no form');
    return current.form;
  };
  return {
    ...view,
    user: userEvent.setup(),
    line: (at = 0) => form().getValues(`production.${at}`),
    values: () => form().getValues(),
    change: (work: (form: UseFormReturn<ActivityValues>) => void) => act(() => work(form())),
    isDirty: (name: string) => form().getFieldState(name as 'title').isDirty,
  };
}

/** Puts a text in a field's place by one event, and leaves the field. */
export async function fill(user: UserEvent, field: HTMLInputElement, text: string): Promise<void> {
  await user.click(field);
  field.select();
  await user.paste(text);
  await user.tab();
}
