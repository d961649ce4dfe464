import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { DEFAULT_PREFERENCES } from '@/platform/preferences/preferences';
import { AppThemeProvider } from '@/platform/theme/AppThemeProvider';
import { forecastEntry } from '../forecastEntry.test.kit';
import type { ForecastEntry } from '../forecastWire';
import { ForecastView } from './ForecastView';
import { ViewToggle } from './ViewToggle';

beforeAll(() => startI18n('pt-BR', ['ui', 'forecast']));
beforeEach(() => {
  vi.setSystemTime(new Date('2026-09-18T15:20:00-03:00'));
});

const entry = (at: string, forecast?: Partial<ForecastEntry['forecast']>) => forecastEntry(at, forecast, '');
const UNKNOWN = {
  air_temperature: null,
  relative_humidity: null,
  rain: null,
  wind_speed: null,
  wind_gust: null,
  wind_direction: null,
  conditions: null,
};
const DAYS = [
  entry('2026-09-17T15:00:00-03:00'),
  entry('2026-09-18T09:00:00-03:00'),
  entry('2026-09-18T15:00:00-03:00'),
  entry('2026-09-19T15:00:00-03:00', UNKNOWN),
];

function Forecast({ entries }: { readonly entries: readonly ForecastEntry[] }) {
  const [detailed, setDetailed] = useState(false);
  return (
    <>
      <ViewToggle detailed={detailed} onChange={setDetailed} />
      <ForecastView
        entries={entries}
        detailed={detailed}
        fromCard={false}
        onOpenDay={() => setDetailed(true)}
      />
    </>
  );
}
function open(entries: readonly ForecastEntry[] = DAYS) {
  render(
    <AppThemeProvider preferences={DEFAULT_PREFERENCES}>
      <Forecast entries={entries} />
    </AppThemeProvider>,
  );
  const user = userEvent.setup();
  return (name: string) => user.click(screen.getByRole('button', { name }));
}
const cards = () => screen.getAllByRole('listitem').map((one) => within(one).getByRole('button'));
const table = () => screen.getByRole('table');

it('names today, and says of what is not known that it is not', () => {
  open();
  const [before, today, after] = cards();
  expect(today).toHaveAccessibleName(/^Hoje 18\/09\/2026/);
  expect(today).toHaveAttribute('data-today', 'true');
  expect(before).toHaveAccessibleName(/^qui 17\/09\/2026/);
  expect(before).toHaveAttribute('data-today', 'false');
  expect(after?.textContent.match(/–/g)).toHaveLength(3);
  expect(after).not.toHaveTextContent('0 mm');
  expect(screen.queryByText(/Última atualização/)).toBeNull();
});

it('begins its hours with those of today, the present one marked, without taking the focus', async () => {
  const press = open();
  await press('Detalhado');
  expect(table()).toHaveAccessibleName(/sexta-feira, 18\/09\/2026/);
  const heads = within(table()).getAllByRole('columnheader');
  expect(
    heads.filter((head) => head.getAttribute('aria-current') === 'time').map((head) => head.textContent),
  ).toEqual(['15:00']);
  expect(screen.getByRole('group', { name: /^Previsão por hora/ })).not.toHaveFocus();
  expect(screen.getByText(/^Hoje/)).toBeInTheDocument();
  expect(screen.queryByText('acima de 33 °C')).toBeNull();
  // A press on the view that stands changes nothing.
  await press('Detalhado');
  expect(table()).toBeInTheDocument();
});

it('steps through the days as far as there are', async () => {
  const press = open();
  await press('Detalhado');
  await press('Dia anterior');
  expect(table()).toHaveAccessibleName(/quinta-feira, 17\/09\/2026/);
  expect(within(table()).queryByRole('columnheader', { current: 'time' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Dia anterior' })).toHaveAttribute('aria-disabled', 'true');
  await press('Dia anterior');
  expect(table()).toHaveAccessibleName(/17\/09/);
  await press('Próximo dia');
  await press('Próximo dia');
  expect(table()).toHaveAccessibleName(/19\/09/);
  expect(screen.getByRole('button', { name: 'Dia anterior' })).not.toHaveAttribute('aria-disabled', 'true');
  const cells = within(table())
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(cells.slice(1)).toEqual(['–', '–', '–', '–', '–', '–']);
  expect(cells[0]).not.toBe('');
});

it('opens the hours of a day that is pressed', async () => {
  open();
  await userEvent.setup().click(cards()[0] as HTMLElement);
  expect(table()).toHaveAccessibleName(/17\/09/);
});

it('begins with the first day where today is none of them, and says so where there is none', async () => {
  const press = open(DAYS.slice(0, 1));
  await press('Detalhado');
  expect(table()).toHaveAccessibleName(/17\/09/);
});

it('says that there is no forecast', () => {
  open([]);
  expect(screen.getByText('Sem dados')).toBeInTheDocument();
});
