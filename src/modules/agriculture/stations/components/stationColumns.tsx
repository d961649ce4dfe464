import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import PauseCircleOutlined from '@mui/icons-material/PauseCircleOutlined';
import WifiOffOutlined from '@mui/icons-material/WifiOffOutlined';
import type { TFunction } from 'i18next';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import type { StatusChipProps } from '@/platform/ui/StatusChip';
import { rainlessDays, silenceText } from '../stationWords';
import type { Station } from '../stationTypes';

type T = TFunction<['agricultureStations']>;

const isSilent = (t: T, { source, lastReading }: Station) =>
  source !== 'MANUAL' && silenceText(t, lastReading?.at ?? null) !== null;

/** Whether data of it come, in a word. */
function stateOf(t: T, station: Station): StatusChipProps {
  if (station.source === 'MANUAL')
    return { tone: 'neutral', variant: 'outline', icon: EditNoteOutlined, label: t('states.manual') };
  if (!station.sending)
    return { tone: 'neutral', variant: 'outline', icon: PauseCircleOutlined, label: t('states.off') };
  return isSilent(t, station)
    ? { tone: 'warning', variant: 'soft', icon: WifiOffOutlined, label: t('states.silent') }
    : { tone: 'success', variant: 'soft', icon: CheckCircleOutlined, label: t('states.sending') };
}

/** The columns of the list of stations. */
export function stationColumns(t: T): ColumnSpec<Station>[] {
  const head = (field: string) => t(`columns.${field}`, field);
  const reading = (field: 'temperature' | 'humidity' | 'rainToday' | 'windSpeed', unit: string) => ({
    field,
    header: head(field),
    kind: 'number' as const,
    unit,
    width: 95,
    value: (row: Station) => row.lastReading?.[field] ?? null,
  });
  return [
    {
      field: 'name',
      header: head('name'),
      identifying: true,
      value: ({ name, isDefault }) => (isDefault ? t('nameDefault', { name }) : name),
    },
    { field: 'state', header: head('state'), kind: 'status', width: 140, status: (row) => stateOf(t, row) },
    {
      field: 'lastAt',
      header: head('lastAt'),
      kind: 'dateTime',
      width: 135,
      value: (row) => row.lastReading?.at ?? null,
    },
    reading('temperature', '°C'),
    reading('humidity', '%'),
    reading('rainToday', 'mm'),
    reading('windSpeed', 'km/h'),
    {
      field: 'daysWithoutRain',
      header: head('daysWithoutRain'),
      kind: 'number',
      decimals: 0,
      width: 90,
      nothing: '–',
      value: (row) => rainlessDays(t, row.source, row.lastReading?.at ?? null, row.daysWithoutRain),
    },
    { field: 'farmName', header: head('farmName'), width: 170 },
    {
      field: 'source',
      header: head('source'),
      width: 130,
      hidden: true,
      value: ({ source }) => t(`sources.${source}`),
    },
    { field: 'serial', header: head('serial'), width: 130, hidden: true },
    {
      field: 'sharedWith',
      header: head('sharedWith'),
      width: 200,
      hidden: true,
      value: ({ sharedWith }) => sharedWith.map(({ name }) => name).join(', '),
    },
  ];
}
