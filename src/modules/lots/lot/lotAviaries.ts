import { createQuery } from '@/platform/store/createQuery';
import { lotService } from './lotService';

/** The houses that lots can be in, requested anew with each form: their lots change. */
export const lotAviaries = createQuery(
  'lots',
  'lotAviaries',
  (_: void, signal) => lotService.aviaries(signal),
  { keep: false },
);
