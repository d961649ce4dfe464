import type { LocalDate } from '@/platform/format/date';
import { assumed, http } from '@/platform/http/http';
import type {
  LeftOut,
  Magnitude,
  ManagedStation,
  ReportPoint,
  ReportStep,
  Station,
  StationValues,
} from './stationTypes';
import type { ReadingSeries } from './rules/readingSeries';
import {
  AccountWire,
  LeftOutWire,
  MagnitudesWire,
  ManagedWire,
  ReportWire,
  SeriesWire,
  StationWire,
  SunWire,
  UserToShareWire,
  YearWire,
} from './stationsWire';

// A refusal of a part is shown where the part would stand.
const inPlace = { contained: true } as const;

export const stations = (signal: AbortSignal): Promise<Station[]> =>
  http.list(assumed('/WeatherStation/GetStationTableData'), { signal, shape: StationWire });

export const stationById = (id: number | string, signal: AbortSignal): Promise<Station> =>
  http.get(assumed('/WeatherStation/GetById'), { params: { id }, signal, ...inPlace, shape: StationWire });

export interface ReportQuestion {
  readonly id: number;
  readonly magnitude: Magnitude;
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly step: ReportStep;
}

export const report = (
  { id, magnitude, from, to, step }: ReportQuestion,
  signal: AbortSignal,
): Promise<ReportPoint[]> =>
  http.get(assumed('/WeatherStation/GetReport'), {
    params: { id, greatness: magnitude, from, to, step },
    signal,
    ...inPlace,
    shape: ReportWire,
  });

/** Every reading of a magnitude between two days. */
export const readings = (
  { id, magnitude, from, to }: Omit<ReportQuestion, 'step'>,
  signal: AbortSignal,
): Promise<ReadingSeries> =>
  http.get(assumed('/WeatherStation/GetReport'), {
    params: { id, greatness: magnitude, from, to, step: 'READING' },
    signal,
    ...inPlace,
    shape: SeriesWire,
  });

/** What was left out of the station's readings, the newest first. */
export async function leftOutOf(id: number, signal: AbortSignal): Promise<LeftOut[]> {
  const rows = await http.list(assumed('/WeatherStation/GetLeftOut'), {
    params: { id },
    signal,
    ...inPlace,
    shape: LeftOutWire,
  });
  return rows.toSorted((a, b) => Date.parse(b.from) - Date.parse(a.from));
}

interface LeaveOutRequest {
  readonly id: number;
  readonly greatness: Magnitude;
  /** Instants, both included. */
  readonly from: string;
  readonly to: string;
  readonly reason: string;
}

export const leaveOut = (request: LeaveOutRequest) => http.post(assumed('/WeatherStation/LeaveOut'), request);
export const takeBack = (id: number, leftOutId: number) =>
  http.post(assumed('/WeatherStation/TakeBack'), { id, leftOutId });

/** What the station measures, as far as this version knows it. */
export const magnitudesOf = (id: number, signal: AbortSignal): Promise<Magnitude[]> =>
  http.get(assumed('/WeatherStation/GetGreatness'), {
    params: { id },
    signal,
    ...inPlace,
    shape: MagnitudesWire,
  });

/** The years of which there are data, the newest first. */
export async function yearsOf(id: number, signal: AbortSignal): Promise<number[]> {
  const path = assumed('/WeatherStation/GetYearsByData');
  const years = await http.list(path, { params: { id }, signal, ...inPlace, shape: YearWire });
  return years.toSorted((a, b) => b - a);
}

export interface SunTimes {
  /** Instants; null where the sun does not rise or set. */
  readonly sunrise: string | null;
  readonly sunset: string | null;
}

export interface SunQuestion {
  readonly lat: number;
  readonly lng: number;
  readonly date: LocalDate;
}

/** Sunrise and sunset by the public service of the configuration, else by the server. It may fail: they can be computed. */
export async function sunTimesFrom(question: SunQuestion, signal: AbortSignal): Promise<SunTimes> {
  const params = { lat: question.lat, lng: question.lng, date: question.date };
  const service = import.meta.env.VITE_SUN_SERVICE_URL;
  const answer: unknown = service
    ? await fetch(
        `${service}?${new URLSearchParams({ lat: `${params.lat}`, lng: `${params.lng}`, date: params.date })}`,
        {
          signal,
          credentials: 'omit',
          referrerPolicy: 'no-referrer',
        },
      ).then((response) => (response.ok ? response.json() : null))
    : await http.get<unknown>(assumed('/WeatherStation/GetSunriseSunset'), {
        params,
        signal,
        contained: true,
        silent: true,
      });
  return http.read('sun service', SunWire, answer);
}

/** The partner's account that is connected; null when there is none. */
export const partnerAccount = (signal: AbortSignal): Promise<{ account: string | null }> =>
  http.get(assumed('/WeatherStation/GetAccount'), { signal, ...inPlace, shape: AccountWire });

export const connectAccount = (account: string, token: string) =>
  http.post(assumed('/WeatherStation/ConnectAccount'), { account, token });
export const disconnectAccount = () =>
  http.post(assumed('/WeatherStation/DisconnectAccount'), undefined, { silent: true });

export const createStation = (values: StationValues) => http.post(assumed('/WeatherStation/Create'), values);
export const editStation = (id: number, values: StationValues) =>
  http.put(assumed('/WeatherStation/Edit'), values, { params: { id } });
export const setDefaultStation = (id: number) => http.post(assumed('/WeatherStation/SetDefault'), { id });
export const setSending = (id: number, sending: boolean) =>
  http.post(assumed('/WeatherStation/SetSending'), { id, sending }, { silent: true });
export const shareStation = (id: number, userIds: readonly number[]) =>
  http.post(assumed('/WeatherStation/Share'), { id, userIds });
export const saveManualReading = (id: number, date: LocalDate, rain: number) =>
  http.post(assumed('/WeatherStation/SaveManualReading'), { id, date, rain });
export const deleteManualReading = (id: number, date: LocalDate) =>
  http.post(assumed('/WeatherStation/DeleteManualReading'), { id, date });

/** Whom a station can be shared with. */
export const usersToShare = (signal: AbortSignal): Promise<{ id: number; name: string }[]> =>
  http.list(assumed('/WeatherStation/GetUsersToShare'), { signal, ...inPlace, shape: UserToShareWire });

/**
 * Deletes by GET with the partner's token in the address, as the specification has it: called once, never retried by
 * itself, and its address is not logged.
 */
export const deleteWithToken = (id: number, token: string) =>
  http.get(assumed('/WeatherStation/DeleteWithToken'), {
    params: { id, token },
    headers: { 'Cache-Control': 'no-store' },
  });

export async function managedStations(signal: AbortSignal): Promise<ManagedStation[]> {
  const path = '/WeatherStationManagement/GetWeatherStationInformationList';
  const rows = await http.list(path, { signal, shape: ManagedWire });
  return rows.map((row, place) => row(place));
}
