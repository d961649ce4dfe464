import { mixed } from 'yup';
import type { RoundValues } from './roundNames';

/** The fields take numbers alone; limits of the lot are checked when the round is saved. */
export const roundSchema = mixed<RoundValues>().required();
