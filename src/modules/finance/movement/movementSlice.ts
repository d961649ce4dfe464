import { createResource } from '@/platform/store/createResource';
import type { MovementRow } from './movementRow';
import { type MovementPeriod, movementService } from './movementService';

/** Documents issued in a period, with what each moved. */
export const movements = createResource<MovementRow, MovementRow, never, MovementPeriod>(
  'finance',
  'documentMovements',
  { list: movementService.list },
);
