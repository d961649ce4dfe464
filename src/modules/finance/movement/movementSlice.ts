import { isRecord } from '@/platform/http/loose';
import { createResource } from '@/platform/store/createResource';
import { type MovementRow, readMovement } from './movementRow';
import { type MovementPeriod, movementService } from './movementService';

/** Documents issued in a period, with what each moved. */
export const movements = createResource<MovementRow, MovementRow, never, MovementPeriod>(
  'finance',
  'documentMovements',
  {
    list: async (period, signal) =>
      (await movementService.list(period, signal)).filter(isRecord).flatMap((row) => readMovement(row) ?? []),
  },
);
