import { assumed, http } from '@/platform/http/http';
import { madeNumericId } from '@/platform/http/wireValues';
import type { EntryValues, Rotation, World } from './rotationTypes';
import { CopiedWire, RotationWire } from './rotationWire';

export interface RotationQuestion {
  readonly world: World;
  readonly fromYear: number;
  readonly toYear: number;
}

export const rotation = (question: RotationQuestion, signal: AbortSignal): Promise<Rotation> =>
  http.get(assumed('/CropRotation/GetBySeasons'), { params: question, signal, shape: RotationWire });

/** Plans it; answers the id that it got, where the server says it. */
export const createEntry = (values: EntryValues): Promise<number | null> =>
  http.post(assumed('/CropRotation/Create'), values, { shape: madeNumericId });
export const editEntry = (id: number, values: EntryValues) =>
  http.put(assumed('/CropRotation/Edit'), values, { params: { id } });
export const deleteEntry = (id: number) => http.delete(assumed('/CropRotation/Delete'), { params: { id } });

interface CopyQuestion extends RotationQuestion {
  /** Of one farm alone; null of all. */
  readonly farmId: number | null;
}

/** Plans of one crop year again in another; what is planned there already stays. */
export const copySeason = (question: CopyQuestion) =>
  http.post(assumed('/CropRotation/CopySeason'), question, { shape: CopiedWire });
