import type { UsdaFigure } from '../pricesWire';

const YEARS = 3;
/** As many as make the card as high as those beside it. */
const COUNTRIES = 5;
const isBrazil = ({ country }: Pick<UsdaRow, 'country'>) => /^bra[sz]il$/i.test(country.trim());

export interface UsdaRow {
  readonly country: string;
  /** By year of the table; null where nothing is known. */
  readonly values: readonly (number | null)[];
  /** Last year against the one before, in percent; null where one of them is missing or zero. */
  readonly change: number | null;
}

export interface UsdaTable {
  readonly years: readonly number[];
  readonly unit: string;
  readonly rows: readonly UsdaRow[];
}

function changeOf(values: readonly (number | null)[]): number | null {
  const [before, last] = [values.at(-2) ?? null, values.at(-1) ?? null];
  return before === null || last === null || before === 0 ? null : ((last - before) / Math.abs(before)) * 100;
}

/**
 * One attribute by country over the last three years with figures, the greatest of the last year first; Brazil wherever
 * it stands.
 */
export function usdaTable(figures: readonly UsdaFigure[], attribute: string | number): UsdaTable {
  // Options and figures may write the same id as number and as text.
  const own = figures.filter(({ attributeId }) => String(attributeId) === String(attribute));
  const years = [...new Set(own.map(({ marketYear }) => marketYear))].sort((a, b) => a - b).slice(-YEARS);
  const rows = [...new Set(own.map(({ countryName }) => countryName))].map((country): UsdaRow => {
    const values = years.map(
      (year) => own.find((row) => row.countryName === country && row.marketYear === year)?.value ?? null,
    );
    return { country, values, change: changeOf(values) };
  });
  const ordered = rows.toSorted((a, b) => (b.values.at(-1) ?? -1) - (a.values.at(-1) ?? -1));
  return {
    years,
    unit: own[0]?.unitDescription ?? '',
    rows: ordered.filter((row, place) => place < COUNTRIES || isBrazil(row)),
  };
}

/** A marketing year as the harvest it is of: 2026 → '26/27'. */
export function harvestOf(year: number): string {
  const short = (value: number) => String(value % 100).padStart(2, '0');
  return `${short(year)}/${short(year + 1)}`;
}
