import type { PushChoice } from './deviceMemory';

const DAY_MS = 86_400_000;
/** An answer holds so long, a refusal too. */
const REST_DAYS = 30;

/** Whether the notification prompt may be shown: not after 'never', nor within thirty days of the last one. */
export function mayAsk(
  { never, promptedAt }: Pick<PushChoice, 'never' | 'promptedAt'>,
  now: number,
): boolean {
  if (never) return false;
  // A clock that was set back does not keep the question away for ever.
  return promptedAt === null || Math.abs(now - promptedAt) >= REST_DAYS * DAY_MS;
}
