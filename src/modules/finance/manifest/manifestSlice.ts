import { createResource } from '@/platform/store/createResource';
import { createQuery } from '@/platform/store/createQuery';
import { invalidate } from '@/platform/store/tags';
import type { ManifestRow } from './manifestRow';
import { manifestService } from './manifestService';

/** The invoices that were issued against the customer, as far as the tax office has reported them. */
export const manifests = createResource<ManifestRow, ManifestRow, never>('finance', 'manifests', {
  list: (_all, signal) => manifestService.list(signal),
});

const QUERY = 'finance/manifestQuery';

/** When the tax office may be queried next. */
export const queryState = createQuery(
  'finance',
  'manifestQuery',
  (_all: 'all', signal) => manifestService.queryState(signal),
  { keep: false, tags: [QUERY] },
);

export const queryMade = () => invalidate([QUERY]);
