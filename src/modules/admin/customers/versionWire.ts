import { figure, flag, id, keeping, type Read, text } from '@/platform/http/wire';
import { platformRecord } from '../platformRecord';

/** A version of the system, as the home card tells it. */
export const Version = keeping({
  id,
  title: text,
  major: figure,
  minor: figure,
  patch: figure,
  versionDate: text,
  changelog: text,
  /** The one that the home card shows now. */
  shown: flag,
  ...platformRecord,
});
export type Version = Read<typeof Version>;
