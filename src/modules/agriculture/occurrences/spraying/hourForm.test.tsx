import { screen, waitFor, within } from '@testing-library/react';
import { FormProvider, useForm, useFormContext } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { backend } from '../../../../../mocks/faults/backend';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { addDays, formatDate, today } from '@/platform/format/date';
import { toInstant } from '@/platform/format/dateTime';
import { HourStrip } from './HourStrip';

startDemo({ namespaces: ['agricultureOccurrences', 'common', 'forms', 'ui'] });

const HOURS = '/AgricultureOccurrence/GetSprayingHours';
const good = { source: 'FORECAST', temperature: 24.34, humidity: 71, wind: 6, rain: 0 };
const DAY = addDays(today(), 2);
const at = (hour: string) => toInstant(`${DAY}T${hour}`);
const VALUES = { state: 'PLANNED', plannedAt: `${DAY}T06:30`, happenedAt: null, subjectIds: [5] };

function Values() {
  const { watch } = useFormContext<Record<string, unknown>>();
  return <output>{JSON.stringify(watch())}</output>;
}
function Host({ values }: { readonly values: object }) {
  const form = useForm({ defaultValues: values });
  return (
    <FormProvider {...form}>
      <HourStrip />
      <Values />
    </FormProvider>
  );
}
const open = (values: object, hours: readonly object[] | null = [], stationName: string | null = 'SEDE') => {
  if (hours === null) backend.breaks('readSprayingHours', { times: 1 });
  else backend.answers('readSprayingHours', { stationName, hours });
  return openSignedIn({
    routes: [{ path: '*', element: <Host values={{ ...VALUES, ...values }} /> }],
    at: '/x',
  });
};
const strip = () => screen.getByRole('region', { name: 'Horas para pulverizar', hidden: false });
const values = () =>
  JSON.parse(document.querySelector('output')?.textContent ?? '{}') as Record<string, unknown>;
const requested = () => callsTo(HOURS).map(({ query }) => query);

describe('the hours that suit spraying', () => {
  it('without a plot are not requested', () => {
    open({ subjectIds: [] });
    expect(screen.getByText('Escolha o talhão para ver as horas.')).toBeVisible();
    expect(requested()).toEqual([]);
  });

  it('are those of the day that is planned; one that is pressed fills weather and time', async () => {
    const { user } = open({}, [
      { ...good, at: at('06:00') },
      { ...good, at: at('08:00'), wind: 14, temperature: 31 },
      { ...good, at: at('09:00'), rain: null },
    ]);
    expect(await screen.findByText('Convém: 06:00–07:00')).toBeVisible();
    expect(screen.getByText('Horas passadas: estação SEDE. Horas à frente: previsão.')).toBeVisible();
    expect(requested()).toEqual([{ plotId: '5', from: addDays(DAY, -1), to: addDays(DAY, 1) }]);
    const why = within(screen.getByRole('list', { name: /^Por que as outras/ }));
    expect(why.getAllByRole('listitem').map(({ textContent }) => textContent.slice(0, 24))).toEqual([
      '08:00–09:00: Vento acima',
      '08:00–09:00: 30 °C ou ma',
    ]);
    const hour = screen.getByRole('button', { name: /^09:00/ });
    expect(hour).toHaveAttribute('aria-pressed', 'false');
    await user.click(hour);
    expect(hour).toHaveAttribute('aria-pressed', 'true');
    expect(values()).toMatchObject({
      temperature: 24.3,
      humidity: 71,
      wind: 6,
      rain: null,
      plannedAt: `${DAY}T09:00`,
    });
    expect(screen.getByText(/ 09:00 preenchido\. Não se sabe/)).toBeVisible();
  });

  it('of what is done are those of its day, and its time stays', async () => {
    const happenedAt = `${DAY}T06:30`;
    const { user } = open({ state: 'DONE', plannedAt: null, happenedAt }, [{ ...good, at: at('06:00') }]);
    await user.click(await screen.findByRole('button', { name: /^06:00/ }));
    expect(values()).toMatchObject({ happenedAt, plannedAt: null, wind: 6 });
  });

  it('where none suits, or none is known, say so', async () => {
    open({}, [{ ...good, at: at('06:00'), wind: 14 }], null);
    expect(await screen.findByText('Nenhuma hora conhecida deste dia convém.')).toBeVisible();
    expect(screen.getByText(/^O talhão não tem estação/)).toBeVisible();
  });

  it('of a day without hours are none', async () => {
    open({});
    expect(await screen.findByText('Nenhuma hora conhecida neste dia.')).toBeVisible();
    expect(screen.queryByText(/convém/)).toBeNull();
  });

  it('that are not answered are requested again', async () => {
    const { user } = open({}, null);
    backend.answers('readSprayingHours', { stationName: 'SEDE', hours: [] });
    backend.breaks('readSprayingHours', { times: 1 });
    await user.click(await screen.findByRole('button', { name: 'Consultar de novo' }));
    expect(await screen.findByText('Nenhuma hora conhecida neste dia.')).toBeVisible();
  });

  it('of today stand where no day is typed, and go to the days around, no further than the forecast', async () => {
    const { user } = open({ plannedAt: '2026' });
    expect(strip()).toHaveTextContent(formatDate(today()));
    await user.click(screen.getByRole('button', { name: 'Dia anterior' }));
    expect(strip()).toHaveTextContent(formatDate(addDays(today(), -1)));
    for (let day = 0; day < 8; day += 1)
      await user.click(screen.getByRole('button', { name: 'Dia seguinte' }));
    expect(strip()).toHaveTextContent(formatDate(addDays(today(), 7)));
    expect(screen.getByRole('button', { name: 'Dia seguinte' })).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(requested().at(-1)).toMatchObject({ from: addDays(today(), 6) }));
  });
});
