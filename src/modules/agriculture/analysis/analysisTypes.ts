import type { OccurrenceRecord } from '@/families/occurrence/occurrenceTypes';
import type { LocalDate } from '@/platform/format/date';
import type { PlotRelation } from '../relations/relationTypes';

/** A crop on a plot, from its planting to its harvest. */
export interface Planting {
  /** Of its occurrence: a sowing of several plots is a planting of each. */
  readonly occurrenceId: number;
  readonly world: 'agriculture' | 'forestry';
  readonly plotId: number;
  readonly plotName: string;
  readonly farmId: number;
  readonly farmName: string;
  readonly harvestId: number | null;
  readonly harvestName: string;
  readonly harvestYearId: number | null;
  readonly harvestYearName: string;
  readonly seedName: string;
  readonly plantedOn: LocalDate;
  /** The day on which the last of it was cut; null while some of it stands. */
  readonly harvestedOn: LocalDate | null;
  /** ha that were sown of the plot. */
  readonly area: number;
}

/** Work on the plot with what of it falls on this plot. */
export interface PlotWork {
  readonly record: OccurrenceRecord;
  /** ha of this plot; null when unknown. */
  readonly hectares: number | null;
  /** The part of its quantities that falls on this plot, 0 to 1; null where the server does not say it. */
  readonly share: number | null;
  /** Cents; null where they are not known. */
  readonly products: number | null;
  readonly machines: number | null;
}

export interface PlantingAnalysis {
  readonly planting: Planting;
  /** From soil preparation to harvest, the oldest first. */
  readonly works: readonly PlotWork[];
  readonly relation: PlotRelation | null;
}
