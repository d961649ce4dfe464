import type { KeptScenario } from '@/families/activity/activityContext';
import { assumed, http } from '@/platform/http/http';
import { isRecord, textOf } from '@/platform/http/loose';

const percent = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null);

/** A scenario as it was kept; null for one with a figure that cannot be read. */
function readScenario(row: unknown): KeptScenario | null {
  if (!isRecord(row) || typeof row['id'] !== 'number') return null;
  const [price, yields, cost, exchange, dollarCost] = [
    'pricePercent',
    'yieldPercent',
    'costPercent',
    'exchangePercent',
    'dollarCostPercent',
  ].map((field) => percent(row[field]));
  if (price == null || yields == null || cost == null || exchange == null || dollarCost == null) return null;
  return { id: row['id'], name: textOf(row['name']), price, yield: yields, cost, exchange, dollarCost };
}

/** The scenarios that are kept with a planning, by name. */
export async function keptScenarios(planningId: number, signal: AbortSignal): Promise<KeptScenario[]> {
  const rows = await http.list<unknown>(assumed('/Planning/GetScenarios'), {
    params: { id: planningId },
    signal,
    contained: true,
    quiet: true,
  });
  return rows.flatMap((row) => readScenario(row) ?? []).toSorted((a, b) => a.name.localeCompare(b.name));
}

/** Keeps a scenario, in the place of another where its id is given; answers its id. */
export async function keepScenario(
  planningId: number,
  scenario: Omit<KeptScenario, 'id'>,
  id: number | null,
): Promise<number | null> {
  const answer = await http.post<unknown>(assumed('/Planning/SaveScenario'), {
    planningId,
    ...(id === null ? {} : { id }),
    name: scenario.name,
    pricePercent: scenario.price,
    yieldPercent: scenario.yield,
    costPercent: scenario.cost,
    exchangePercent: scenario.exchange,
    dollarCostPercent: scenario.dollarCost,
  });
  return isRecord(answer) && typeof answer['id'] === 'number' ? answer['id'] : null;
}

export const removeScenario = (id: number) =>
  http.delete(assumed('/Planning/DeleteScenario'), { params: { id }, contained: true });
