import { http } from '@/platform/http/http';
import { readable } from '@/platform/http/readable';
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
  const options = async (path: string) =>
    readable(path, await http.list<UsdaOption>(path, { ...inCard, signal, schema: option }), readOptions);
  const [commodities, attributes] = await Promise.all([
    options('/Home/GetProductionsOptions'),
    options('/Home/GetAttributesOptions'),
  ]);
  return { commodities, attributes };
}

export async function usdaFigures(commodity: string | number, signal: AbortSignal): Promise<UsdaFigure[]> {
  const path = '/Home/GetUsda';
  const rows = await http.list<UsdaFigure>(path, {
    ...inCard,
    params: { commodity },
    signal,
    schema: figure,
  });
  return readable(path, rows, readFigures);
}
