import type { TFunction } from 'i18next';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import { dayText } from '@/platform/format/dayText';
import { formatDateTime } from '@/platform/format/instant';
import type { ManagedStation } from '../stationTypes';
import { rainlessDays, silenceText, weatherText } from '../stationWords';

type T = TFunction<['agricultureStations']>;

/** What was read and when, first whether the station is silent. A gauge read by hand has no signal and knows rain alone. */
function lastText(t: T, row: ManagedStation): string {
  const { updatedAt } = row;
  if (updatedAt === null) return t('silent.never');
  if (row.source === 'MANUAL')
    return t('management.manual', { day: dayText(updatedAt), rain: weatherText(row.preciptation, 'mm') });
  // A dash alone would not say what was not measured.
  const named = (
    value: number | null,
    unit: string,
    name: 'management.temperature' | 'management.humidity',
  ) => (value === null ? `${t(name)} –` : weatherText(value, unit));
  const figures = t('management.last', {
    when: formatDateTime(updatedAt),
    rain: weatherText(row.preciptation, 'mm'),
    temperature: named(row.outerTemperature, '°C', 'management.temperature'),
    humidity: named(row.humidity, '%', 'management.humidity'),
    wind: weatherText(row.windSpeed, 'km/h'),
  });
  const silent = silenceText(t, updatedAt);
  return silent ? `${t('management.silent')} · ${figures}` : figures;
}

/** The five columns of the specification; the fields of the last reading stand apart too, for sorting and files. */
export function managementColumns(t: T): ColumnSpec<ManagedStation>[] {
  const head = (field: string) => t(`management.columns.${field}`, field);
  const figure = (field: keyof ManagedStation, unit: string): ColumnSpec<ManagedStation> => ({
    field,
    header: head(field),
    kind: 'number',
    unit,
    width: 130,
    hidden: true,
  });
  return [
    { field: 'name', header: head('name'), identifying: true },
    { field: 'customerName', header: head('customerName'), width: 230 },
    { field: 'cityName', header: head('cityName'), width: 180 },
    {
      field: 'daysWithoutRain',
      header: head('daysWithoutRain'),
      kind: 'number',
      decimals: 0,
      width: 90,
      nothing: '–',
      value: (row) => rainlessDays(t, row.source, row.updatedAt, row.daysWithoutRain),
    },
    { field: 'lastReading', header: head('lastReading'), width: 560, value: (row) => lastText(t, row) },
    { field: 'updatedAt', header: head('updatedAt'), kind: 'dateTime', width: 150, hidden: true },
    figure('preciptation', 'mm'),
    figure('outerTemperature', '°C'),
    figure('humidity', '%'),
    figure('windSpeed', 'km/h'),
  ];
}
