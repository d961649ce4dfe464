import { createQuery } from '@/platform/store/createQuery';
import { lotService } from './lotService';

/** The houses that lots can be in, asked anew with each form: who lives in them changes. */
export const lotAviaries = createQuery(
  'lots',
  'lotAviaries',
  (_: void, signal) => lotService.aviaries(signal),
  { keep: false },
);
