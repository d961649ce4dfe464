import { object, type Schema } from 'yup';
import type { RoundValues } from './roundNames';

/** The fields take numbers alone; what is too much is told against the lot when the round is saved. */
export const roundSchema = object() as unknown as Schema<RoundValues>;
