import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import { Provider } from 'react-redux';
import { DEFAULT_PREFERENCES } from '@/platform/preferences/preferences';
import { createAppStore } from '@/platform/store/store';
import { AppThemeProvider } from '@/platform/theme/AppThemeProvider';
import { defineOccurrence } from './defineOccurrence';
import type { OccurrenceTexts } from './occurrenceTexts';
import type { OccurrenceRecord, OccurrenceSubject, OccurrenceValues } from './occurrenceTypes';
import { valuesOf } from './occurrenceValues';

/** Plots worked together, planned or done, products shared by their area. */
export const spraying = defineOccurrence({
  slug: 'pulverizacao',
  where: ['agriculture'],
  needsAnimals: false,
  subject: 'several',
  plannable: true,
  shared: true,
  depletes: 'several',
  fields: [{ name: 'litres', kind: 'number', required: true }],
  emptyValues: { litres: null },
  effects: ({ litres }) => [{ figure: 'litres', value: Number(litres) }],
  summary: ({ litres }) => `${String(litres)} L`,
});
export const deaths = defineOccurrence({
  ...spraying,
  slug: 'mortos',
  where: ['poultry'],
  subject: 'one',
  plannable: false,
  shared: false,
});

export const subjectOf = (over: Partial<OccurrenceSubject> = {}): OccurrenceSubject => ({
  id: 1,
  name: 'T1',
  world: 'agriculture',
  startDate: null,
  endDate: null,
  awaiting: false,
  lockedReason: null,
  share: 10,
  figures: {},
  ...over,
});
export const recordOf = (over: Partial<OccurrenceRecord> = {}): OccurrenceRecord => ({
  id: 1,
  type: 'pulverizacao',
  subjectIds: [1],
  state: 'DONE',
  plannedAt: null,
  happenedAt: '2026-03-13T07:00',
  observation: '',
  files: [],
  depletion: [],
  document: null,
  userName: '',
  values: { litres: 34 },
  ...over,
});

/** Words by their keys. */
export const TEXTS: OccurrenceTexts = {
  title: (slug) => `título de ${slug}`,
  short: (slug) => slug,
  field: (_slug, name) => name,
  helper: (_slug, name) => `ajuda de ${name}`,
  option: (_slug, _name, id) => `opção ${id}`,
  warning: ({ key }) => `aviso ${key}`,
  note: ({ key }) => `nota ${key}`,
  figure: (figure) => figure,
  change: ({ figure, before, after }) => `${figure}: ${before ?? '–'} → ${after ?? '–'}`,
  summary: (descriptor, { values }) => descriptor.summary(values, {} as never),
};

/** Shows one part of an occurrence's form, with its values at hand. */
export function showPart(part: ReactNode, values: Partial<OccurrenceValues> = {}, descriptor = spraying) {
  const current: { form?: UseFormReturn<OccurrenceValues> } = {};
  function Host() {
    const form = useForm<OccurrenceValues>({
      defaultValues: { ...valuesOf(descriptor, null, [1]), ...values } as never,
    });
    return (
      <FormProvider {...form}>
        <span ref={() => void (current.form = form)} hidden />
        {part}
      </FormProvider>
    );
  }
  const view = render(
    <Provider store={createAppStore({ isReset: () => false, keep: [] }, [])}>
      <AppThemeProvider preferences={DEFAULT_PREFERENCES}>
        <Host />
      </AppThemeProvider>
    </Provider>,
  );
  const form = () => {
    if (!current.form) throw new Error('no form');
    return current.form;
  };
  return {
    ...view,
    user: userEvent.setup(),
    values: () => form().getValues(),
    change: (name: string, value: unknown) => act(() => form().setValue(name, value)),
    isDirty: (name: string) => form().getFieldState(name).isDirty,
  };
}
