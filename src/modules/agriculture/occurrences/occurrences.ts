import { checklist } from '@/families/occurrence/common/checklist';
import { guidance } from '@/families/occurrence/common/guidance';
import { logbook } from '@/families/occurrence/common/logbook';
import { medicalLeave } from '@/families/occurrence/common/medicalLeave';
import { training } from '@/families/occurrence/common/training';
import { variableMeasure } from '@/families/occurrence/common/variableMeasure';
import type { OccurrenceDescriptor } from '@/families/occurrence/occurrenceTypes';
import { FIELDS } from './types/common';
import { depletionRequest } from './types/depletionRequest';
import { fertilizing, soilCorrection } from './types/fertilizing';
import { harvesting } from './types/harvesting';
import { irrigating } from './types/irrigating';
import { planting } from './types/planting';
import { refueling } from './types/refueling';
import { soilPreparation } from './types/soilPreparation';
import { soilSampling } from './types/soilSampling';
import { spraying } from './types/spraying';

/** Every type of fields and woods, in the order of a season. */
export const OCCURRENCES: readonly OccurrenceDescriptor[] = [
  soilSampling,
  soilPreparation,
  soilCorrection,
  planting,
  fertilizing,
  spraying,
  irrigating,
  harvesting,
  refueling,
  depletionRequest,
  ...[guidance, checklist, variableMeasure, training, medicalLeave, logbook].map((type) => type(FIELDS)),
];
