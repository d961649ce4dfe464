import type { PlotRelation } from './relationTypes';

/** A planting of which all is known that its weather by stages needs. */
export type WholeRelation = PlotRelation & {
  readonly plantedOn: NonNullable<PlotRelation['plantedOn']>;
  readonly cycle: NonNullable<PlotRelation['cycle']>;
  readonly station: NonNullable<PlotRelation['station']>;
};
