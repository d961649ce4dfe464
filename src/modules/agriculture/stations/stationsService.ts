import type { LocalDate } from '@/platform/format/date';
import { assumed, http } from '@/platform/http/http';
import { isRecord, textOf } from '@/platform/http/loose';
import { readable } from '@/platform/http/readable';
import {
  type LeftOut,
  type Magnitude,
  MAGNITUDES,
  type ManagedStation,
  type ReportPoint,
  type ReportStep,
  type Station,
  type StationValues,
} from './stationTypes';
import type { ReadingSeries } from './rules/readingSeries';
import { readLeftOut, readManaged, readReport, readSeries, readStation } from './stationsWire';

// A refusal of a part is shown where the part would stand.
const inPlace = { contained: true } as const;
const found = <T>(value: T | null): T[] => (value === null ? [] : [value]);

export async function stations(signal: AbortSignal): Promise<Station[]> {
  const path = assumed('/WeatherStation/GetStationTableData');
  const rows = await http.list<unknown>(path, { signal });
  return readable(path, rows, (all) => all.flatMap((row) => found(readStation(row))));
}

export async function stationById(id: number | string, signal: AbortSignal): Promise<Station> {
  const path = assumed('/WeatherStation/GetById');
  const station = readStation(await http.get<unknown>(path, { params: { id }, signal, ...inPlace }));
  if (!station) throw { kind: 'unexpected', message: `${path}: no station` };
  return station;
}

export interface ReportQuestion {
  readonly id: number;
  readonly magnitude: Magnitude;
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly step: ReportStep;
}

export async function report(question: ReportQuestion, signal: AbortSignal): Promise<ReportPoint[]> {
  const { id, magnitude, from, to, step } = question;
  const params = { id, greatness: magnitude, from, to, step };
  return readReport(
    await http.get<unknown>(assumed('/WeatherStation/GetReport'), { params, signal, ...inPlace }),
  );
}

/** Every reading of a magnitude between two days. */
export async function readings(
  { id, magnitude, from, to }: Omit<ReportQuestion, 'step'>,
  signal: AbortSignal,
): Promise<ReadingSeries> {
  const params = { id, greatness: magnitude, from, to, step: 'READING' };
  return readSeries(
    await http.get<unknown>(assumed('/WeatherStation/GetReport'), { params, signal, ...inPlace }),
  );
}

/** What was left out of the station's readings, the newest first. */
export async function leftOutOf(id: number, signal: AbortSignal): Promise<LeftOut[]> {
  const rows = await http.list<unknown>(assumed('/WeatherStation/GetLeftOut'), {
    params: { id },
    signal,
    ...inPlace,
  });
  return rows
    .flatMap((row) => found(readLeftOut(row)))
    .toSorted((a, b) => Date.parse(b.from) - Date.parse(a.from));
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
export async function magnitudesOf(id: number, signal: AbortSignal): Promise<Magnitude[]> {
  const path = assumed('/WeatherStation/GetGreatness');
  const answer = await http.list<unknown>(path, { params: { id }, signal, ...inPlace });
  return MAGNITUDES.filter((one) => answer.includes(one));
}

/** The years of which there are data, the newest first. */
export async function yearsOf(id: number, signal: AbortSignal): Promise<number[]> {
  const path = assumed('/WeatherStation/GetYearsByData');
  const answer = await http.list<unknown>(path, { params: { id }, signal, ...inPlace });
  return answer
    .filter((year): year is number => typeof year === 'number' && Number.isInteger(year))
    .toSorted((a, b) => b - a);
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
      ).then((response) => (response.ok ? (response.json() as Promise<unknown>) : null))
    : await http.get<unknown>(assumed('/WeatherStation/GetSunriseSunset'), { params, signal, quiet: true });
  const times = isRecord(answer) && isRecord(answer['results']) ? answer['results'] : answer;
  const instant = (value: unknown) => {
    const text = textOf(value);
    return Number.isNaN(Date.parse(text)) ? null : text;
  };
  const read = isRecord(times)
    ? { sunrise: instant(times['sunrise']), sunset: instant(times['sunset']) }
    : { sunrise: null, sunset: null };
  if (read.sunrise === null && read.sunset === null)
    throw { kind: 'unexpected', message: 'sun service: no times' };
  return read;
}

/** The partner's account that is connected; null when there is none. */
export async function partnerAccount(signal: AbortSignal): Promise<{ account: string | null }> {
  const answer = await http.get<unknown>(assumed('/WeatherStation/GetAccount'), { signal, ...inPlace });
  return { account: isRecord(answer) ? textOf(answer['account']) || null : null };
}

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
export async function usersToShare(signal: AbortSignal): Promise<{ id: number; name: string }[]> {
  const rows = await http.list<unknown>(assumed('/WeatherStation/GetUsersToShare'), { signal, ...inPlace });
  return rows.filter(isRecord).flatMap((row) => {
    const id = row['id'];
    return typeof id === 'number' ? [{ id, name: textOf(row['name']) }] : [];
  });
}

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
  const rows = await http.list<unknown>(path, { signal });
  return readable(path, rows, (all) => all.flatMap((row, place) => found(readManaged(row, place))));
}
