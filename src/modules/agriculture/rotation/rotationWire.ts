import {
  choice,
  figureOrNull,
  filledOrNull,
  givenNumber,
  list,
  made,
  mark,
  oneOf,
  optionalText,
  orNull,
  type Shape,
  sparse,
} from '@/platform/http/wire';
import { givenDay } from '@/platform/http/wireValues';
import {
  entryStates,
  KINDS,
  type Rotation,
  type RotationEntry,
  type RotationPlot,
  SEASONS,
} from './rotationTypes';

const PlotWire: Shape<RotationPlot> = sparse({
  id: givenNumber,
  hectares: givenNumber,
  name: optionalText,
  farmId: figureOrNull,
  farmName: optionalText,
});

/** An entry; one without plot, season, area or days is left out. */
const EntryWire: Shape<RotationEntry> = sparse({
  id: givenNumber,
  plotId: givenNumber,
  year: givenNumber,
  season: oneOf(SEASONS),
  hectares: givenNumber,
  from: givenDay,
  to: givenDay,
  kind: choice(KINDS, 'CROP'),
  businessActivityId: figureOrNull,
  cropName: optionalText,
  family: filledOrNull,
  state: choice(entryStates, 'PLANNED'),
  intercropped: mark,
});

export const RotationWire: Shape<Rotation> = sparse({ plots: list(PlotWire), entries: list(EntryWire) });

/** How many plans were copied, and how many were there already; null where the server does not say. */
export const CopiedWire = made(
  orNull(sparse({ copied: figureOrNull, skipped: figureOrNull })),
  (sent) => sent ?? { copied: null, skipped: null },
);
