import { keepsOffline } from '@/platform/connection/offlinePages';
import { createQuery } from '@/platform/store/createQuery';
import { lookupCalls } from './lookupService';
import type { LookupName, LookupOption } from './lookupTypes';

interface Question {
  readonly name: LookupName;
  readonly params: object | undefined;
}

/** The select lists of the backend, by name and parameters. Each stands until a write invalidates its name. */
export const lookups = createQuery<LookupOption[], Question>(
  'domain',
  'lookups',
  ({ name, params }, signal) => lookupCalls[name](params, signal),
  { keep: keepsOffline, lasting: true, tags: ({ name }) => [name] },
);
