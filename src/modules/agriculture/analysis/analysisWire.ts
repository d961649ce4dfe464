import {
  both,
  choice,
  figureOrNull,
  givenNumber,
  list,
  made,
  optionalText,
  orNull,
  sparse,
} from '@/platform/http/wire';
import { cents, day, givenDay } from '@/platform/http/wireValues';
import { FieldOccurrenceWire } from '../occurrences/fieldOccurrenceWire';
import { RelationWire } from '../relations/relationsWire';
import type { Planting, PlantingAnalysis, PlotWork } from './analysisTypes';
import { asHarvested } from './rules/works';

/** A planting. */
export const PlantingWire = made(
  sparse({
    occurrenceId: givenNumber,
    world: choice(['AGRICULTURE', 'FORESTRY'], 'AGRICULTURE'),
    plotId: givenNumber,
    plotName: optionalText,
    farmId: givenNumber,
    farmName: optionalText,
    harvestId: figureOrNull,
    harvestName: optionalText,
    harvestYearId: figureOrNull,
    harvestYearName: optionalText,
    seedName: optionalText,
    plantedOn: givenDay,
    harvestedOn: day,
    area: givenNumber,
  }),
  ({ world, ...rest }): Planting => ({
    ...rest,
    world: world === 'FORESTRY' ? 'forestry' : 'agriculture',
  }),
);

const WorkWire = made(
  both(
    FieldOccurrenceWire,
    sparse({ hectares: figureOrNull, share: figureOrNull, productsValue: cents, machinesValue: cents }),
  ),
  ([occurrence, { hectares, share, productsValue: products, machinesValue: machines }]): PlotWork => ({
    record: occurrence,
    hectares,
    share,
    products,
    machines,
  }),
);

const momentOf = (work: PlotWork) => work.record.happenedAt ?? work.record.plannedAt ?? '';

/** What was done for one planting, the oldest first, with its weather. */
export const AnalysisWire = made(
  sparse({ planting: PlantingWire, records: list(WorkWire), relation: orNull(RelationWire) }),
  ({ planting, records, relation }): PlantingAnalysis => {
    const works = records.toSorted(
      (a, b) => momentOf(a).localeCompare(momentOf(b)) || a.record.id - b.record.id,
    );
    return { planting: asHarvested(planting, works), works, relation };
  },
);
