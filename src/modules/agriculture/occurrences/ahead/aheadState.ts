import type { Availability } from '@/families/occurrence/occurrenceTypes';
import type { LocalDate } from '@/platform/format/date';
import { createQuery } from '@/platform/store/createQuery';
import { sprayHours } from '../occurrencesService';
import { stock } from '../occurrenceWriteService';
import type { StockNeed } from '../rules/weekAhead';
import type { SprayHours } from '../spraying/sprayHoursWire';

interface AheadParams {
  readonly plotIds: readonly number[];
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** The hours of several plots, by plot. */
export const aheadHoursState = createQuery(
  'agriculture',
  'aheadHours',
  async ({ plotIds, from, to }: AheadParams, signal): Promise<Record<string, SprayHours>> =>
    Object.fromEntries(
      await Promise.all(
        plotIds.map(
          async (plotId) => [String(plotId), await sprayHours({ plotId, from, to }, signal)] as const,
        ),
      ),
    ),
  { keep: false },
);

/** What is in stock of what planned work needs, in the order of the needs. */
export const aheadStockState = createQuery(
  'agriculture',
  'aheadStock',
  (needs: readonly StockNeed[], signal): Promise<Availability[]> =>
    Promise.all(
      needs.map(({ plotId, productId, unit, farmId }) =>
        stock.availability({ subjectId: plotId, line: { productId, unit, farmId, quantity: null } }, signal),
      ),
    ),
  { keep: false },
);
