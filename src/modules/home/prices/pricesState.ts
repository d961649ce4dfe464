import { createQuery } from '@/platform/store/createQuery';
import type { UsdaFigure } from './pricesWire';
import { type UsdaOptions, usdaFigures, usdaOptions } from './pricesService';

/** There is one question only. */
export const ALL_OPTIONS = { all: true } as const;

export const usdaOptionsWidget = createQuery<UsdaOptions, typeof ALL_OPTIONS>(
  'home',
  'usdaOptions',
  (_, signal) => usdaOptions(signal),
);

export interface UsdaQuestion {
  readonly commodity: string | number;
}

export const usdaWidget = createQuery<UsdaFigure[], UsdaQuestion>('home', 'usda', ({ commodity }, signal) =>
  usdaFigures(commodity, signal),
);
