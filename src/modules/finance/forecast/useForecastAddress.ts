import { useAddressValues } from '@/platform/routing/useAddressValues';
import type { Scenario } from './forecastTypes';
import { lastMonthOf, yearOf } from './rules/forecast';

/** The scenario of the address: by its id, else the first of the year that a link names, else the one in the cash flow. */
export function useForecastAddress(scenarios: readonly Scenario[]) {
  const { text, set } = useAddressValues();
  const [id, year] = [text('cenario'), Number(text('ano'))];
  const covers = (one: Scenario) => yearOf(one.startMonth) <= year && yearOf(lastMonthOf(one)) >= year;
  const scenario =
    scenarios.find((one) => String(one.id) === id) ??
    scenarios.find(covers) ??
    scenarios.find(({ chosen }) => chosen) ??
    scenarios[0] ??
    null;
  return {
    scenario,
    open: (next: number | null) =>
      set({ ano: null, cenario: next === null ? null : String(next) }, { push: true }),
  };
}
