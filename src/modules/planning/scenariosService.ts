import type { KeptScenario } from '@/families/activity/activityContext';
import { assumed, http } from '@/platform/http/http';
import { givenNumber, id, made, optionalText, sparse } from '@/platform/http/wire';
import { madeNumericId } from '@/platform/http/wireValues';

/** A scenario as it was kept; none with a figure that cannot be read. */
const ScenarioWire = made(
  sparse({
    id,
    name: optionalText,
    pricePercent: givenNumber,
    yieldPercent: givenNumber,
    costPercent: givenNumber,
    exchangePercent: givenNumber,
    dollarCostPercent: givenNumber,
  }),
  (sent): KeptScenario => ({
    id: sent.id,
    name: sent.name,
    price: sent.pricePercent,
    yield: sent.yieldPercent,
    cost: sent.costPercent,
    exchange: sent.exchangePercent,
    dollarCost: sent.dollarCostPercent,
  }),
);

/** The scenarios that are kept with a planning, by name. */
export async function keptScenarios(planningId: number, signal: AbortSignal): Promise<KeptScenario[]> {
  const rows = await http.list(assumed('/Planning/GetScenarios'), {
    params: { id: planningId },
    signal,
    contained: true,
    silent: true,
    shape: ScenarioWire,
  });
  return rows.toSorted((a, b) => a.name.localeCompare(b.name));
}

/** Keeps a scenario, in the place of another where its id is given; answers its id. */
export const keepScenario = (
  planningId: number,
  scenario: Omit<KeptScenario, 'id'>,
  ownId: number | null,
): Promise<number | null> =>
  http.post(
    assumed('/Planning/SaveScenario'),
    {
      planningId,
      ...(ownId === null ? {} : { id: ownId }),
      name: scenario.name,
      pricePercent: scenario.price,
      yieldPercent: scenario.yield,
      costPercent: scenario.cost,
      exchangePercent: scenario.exchange,
      dollarCostPercent: scenario.dollarCost,
    },
    { shape: madeNumericId },
  );

export const removeScenario = (ownId: number) =>
  http.delete(assumed('/Planning/DeleteScenario'), { params: { id: ownId }, contained: true });
