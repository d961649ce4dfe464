import { fromCents, toCents } from '@/platform/format/money';
import { assumed, http } from '@/platform/http/http';
import { isRecord, textOf } from '@/platform/http/loose';
import type { ForecastLine, Scenario } from './forecastTypes';
import { MONTHS } from './rules/forecast';

function readLine(sent: unknown): ForecastLine | null {
  if (!isRecord(sent) || !Array.isArray(sent['months'])) return null;
  const { side, financialRatingId: ratingId } = sent;
  const values: readonly unknown[] = sent['months'];
  const months = values.filter((one): one is number => typeof one === 'number' && Number.isFinite(one));
  if ((side !== 'INCOME' && side !== 'EXPENSE') || months.length !== MONTHS) return null;
  return {
    id: String(sent['id']),
    name: textOf(sent['name']),
    side,
    ratingId: typeof ratingId === 'number' ? ratingId : null,
    months: months.map(toCents),
  };
}

function readScenario(sent: unknown): Scenario | null {
  if (!isRecord(sent)) return null;
  const { id, version, year } = sent;
  if (typeof id !== 'number' || typeof version !== 'number' || typeof year !== 'number') return null;
  const lines: readonly unknown[] = Array.isArray(sent['lines']) ? sent['lines'] : [];
  return {
    id,
    version,
    year,
    name: textOf(sent['name']),
    chosen: sent['chosen'] === true,
    lines: lines.flatMap((line) => readLine(line) ?? []),
  };
}

/** The scenarios of a year, as they were made. */
export async function scenariosOf(year: number, signal: AbortSignal): Promise<Scenario[]> {
  const rows = await http.list<unknown>(assumed('/CashForecast/GetGridData'), {
    params: { year },
    signal,
    contained: true,
  });
  return rows.flatMap((row) => readScenario(row) ?? []).toSorted((a, b) => a.id - b.id);
}

export type NewScenario = Pick<Scenario, 'name' | 'year' | 'lines'>;

const bodyOf = ({ name, year, lines }: NewScenario) => ({
  name,
  year,
  lines: lines.map(({ id, name: own, side, ratingId, months }) => ({
    id,
    name: own,
    side,
    financialRatingId: ratingId,
    months: months.map(fromCents),
  })),
});

export async function createScenario(scenario: NewScenario): Promise<number | null> {
  const answer = await http.post<unknown>(assumed('/CashForecast/Create'), bodyOf(scenario));
  return isRecord(answer) && typeof answer['id'] === 'number' ? answer['id'] : null;
}

/** Keeps a scenario; refused when somebody else has changed the version that was read. */
export const saveScenario = (scenario: Scenario): Promise<unknown> =>
  http.put<unknown>(
    assumed('/CashForecast/Edit'),
    { ...bodyOf(scenario), version: scenario.version },
    { params: { id: scenario.id }, quiet: true },
  );

export const removeScenario = (id: number): Promise<unknown> =>
  http.delete<unknown>(assumed('/CashForecast/Delete'), { params: { id } });

/** Puts a scenario into the cash flow of its year in the place of another, or takes it out. */
export const chooseScenario = (id: number, chosen: boolean): Promise<unknown> =>
  http.post<unknown>(assumed('/CashForecast/Choose'), { id, chosen });
