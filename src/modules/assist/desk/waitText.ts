import type { TFunction } from 'i18next';
import { waitMinutes, waitParts } from '../rules/serviceLevel';

/** '1 d 4 h', '21 h 52', '45 min': how long ago a moment was, at another (both milliseconds since 1970). */
export function waitText(since: number, now: number, t: TFunction<'assist'>): string {
  if (!Number.isFinite(since)) return '';
  const parts = waitParts(waitMinutes(since, now));
  if (parts.days > 0) return t('desk.wait.days', parts);
  if (parts.hours > 0)
    return t('desk.wait.hours', { hours: parts.hours, minutes: String(parts.minutes).padStart(2, '0') });
  return t('desk.wait.minutes', parts);
}
