import { optional } from 'valibot';
import { flag, text, textOrNull } from '@/platform/http/wire';

/** What every record of the platform's own registers carries. */
export const platformRecord = {
  active: flag,
  createdAt: text,
  updatedAt: textOrNull,
  /** Who wrote it: records say so, lines of a grid do not. */
  createdBy: optional(textOrNull),
  updatedBy: optional(textOrNull),
};
