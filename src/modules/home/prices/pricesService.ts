import { http } from '@/platform/http/http';
import { UsdaFigure, UsdaOption } from './pricesWire';

// Refused, the card says so; the home page around it stays.
const inCard = { contained: true } as const;

export interface UsdaOptions {
  readonly commodities: readonly UsdaOption[];
  readonly attributes: readonly UsdaOption[];
}

/** What there are figures of: commodities, and the figures of each. */
export async function usdaOptions(signal: AbortSignal): Promise<UsdaOptions> {
  const options = (path: string) => http.list(path, { ...inCard, signal, shape: UsdaOption });
  const [commodities, attributes] = await Promise.all([
    options('/Home/GetProductionsOptions'),
    options('/Home/GetAttributesOptions'),
  ]);
  return { commodities, attributes };
}

export const usdaFigures = (commodity: string | number, signal: AbortSignal) =>
  http.list('/Home/GetUsda', { ...inCard, params: { commodity }, signal, shape: UsdaFigure });
