import { http } from '@/platform/http/http';
import type { UsdaFigure, UsdaOption } from './pricesSchemas';
import { readFigures, readOptions } from './rules/usdaRead';

const schemas = () => import('./pricesSchemas');
const option = () => schemas().then((all) => all.usdaOptionSchema);
// Refused, the card says so; the home page around it stays.
const inCard = { contained: true } as const;
const figure = () => schemas().then((all) => all.usdaFigureSchema);

export interface UsdaOptions {
  readonly commodities: readonly UsdaOption[];
  readonly attributes: readonly UsdaOption[];
}

/** What there are figures of: commodities, and what is told of each. */
export async function usdaOptions(signal: AbortSignal): Promise<UsdaOptions> {
  const [commodities, attributes] = await Promise.all([
    http.list<UsdaOption>('/Home/GetProductionsOptions', { ...inCard, signal, schema: option }),
    http.list<UsdaOption>('/Home/GetAttributesOptions', { ...inCard, signal, schema: option }),
  ]);
  return { commodities: readOptions(commodities), attributes: readOptions(attributes) };
}

export async function usdaFigures(commodity: string | number, signal: AbortSignal): Promise<UsdaFigure[]> {
  const rows = await http.list<UsdaFigure>('/Home/GetUsda', {
    ...inCard,
    params: { commodity },
    signal,
    schema: figure,
  });
  return readFigures(rows);
}
