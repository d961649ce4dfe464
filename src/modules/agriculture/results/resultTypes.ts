import type { LocalDate } from '@/platform/format/date';

/** What one plot gave in one harvest. Money in whole cents; null when unknown. */
export interface PlotResult {
  readonly plotId: number;
  readonly plotName: string;
  readonly plotInactive: boolean;
  readonly farmName: string;
  readonly cropName: string;
  /** '' where the planting does not say it. */
  readonly cultivar: string;
  /** Null: no planting of the harvest is known. */
  readonly sownOn: LocalDate | null;
  readonly harvestId: number;
  readonly harvestName: string;
  /** Harvested, ha; what was sown while nothing is harvested. */
  readonly area: number;
  /** ha that were sown: of a plot in harvest more than was harvested of it. */
  readonly sownArea: number;
  /** null: not harvested yet. */
  readonly harvestedKg: number | null;
  /** kg in a sack of the product. */
  readonly sackKg: number;
  /** Products at their mean stock cost, and machine hours, as far as they are known. */
  readonly products: number | null;
  readonly machines: number | null;
  /** Works of which a part of the cost is not known. */
  readonly worksWithoutCost: number;
  /** What documents bring to the plot, shared out; null without a key of finance. */
  readonly documents: number | null;
  /** What was sold; null without a key of finance too. */
  readonly soldKg: number | null;
  readonly sold: number | null;
}

export interface ResultsAnswer {
  readonly documentsAllowed: boolean;
  readonly rows: readonly PlotResult[];
  /** Rows that could not be read. */
  readonly unread: number;
}
