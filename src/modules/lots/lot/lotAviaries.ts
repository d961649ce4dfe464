import { createQuery } from '@/platform/store/createQuery';
import type { LotAviary } from './lotAnswers';
import { lotService } from './lotService';

/** The places that lots can be in, requested anew with each form: their lots change. */
export const placeQuery = (name: string, ask: (signal: AbortSignal) => Promise<LotAviary[]>) =>
  createQuery('lots', name, (_: void, signal) => ask(signal), { keep: false });

export const lotAviaries = placeQuery('lotAviaries', lotService.aviaries);
