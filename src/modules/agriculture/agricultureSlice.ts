import { farmsWithFields } from '@/domain/land/landService';
import { keepsOffline } from '@/platform/connection/offlinePages';
import { createResource } from '@/platform/store/createResource';
import type { RowId } from '@/platform/store/resourceState';
import { imageDates, ndviOf } from './agricultureService';
import type { FarmWithFields } from '@/domain/land/landWire';
import type { NdviImage, SatelliteDate } from './agricultureWire';

/** The images there are of one plot, under the plot's id, the oldest first. */
export interface Season {
  readonly images: readonly SatelliteDate[];
}

const noList = () => Promise.resolve([]);

/** The farms of the current customer, for choosing a plot. */
export const plotFarms = createResource<FarmWithFields, never, never>(
  'agriculture',
  'plotFarms',
  { list: (_query, signal) => farmsWithFields(signal, true) },
  { keep: keepsOffline },
);

export const seasons = createResource<{ id: RowId }, Season, never>('agriculture', 'seasons', {
  list: noList,
  get: async (plotId, signal) => ({ images: await imageDates(plotId, signal) }),
});

const side = (name: string) =>
  createResource<{ id: RowId }, NdviImage, never>('agriculture', name, { list: noList, get: ndviOf });

/** The two images that are compared. */
export const comparedImages = { a: side('imageA'), b: side('imageB') };
