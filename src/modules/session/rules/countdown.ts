/** How long before its end a session starts to say so. */
export const COUNTDOWN_MS = 5 * 60_000;

/** Remaining time as `mm:ss`; a part of a second counts as a whole one, so that 00:00 is the end itself. */
export function formatRemaining(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const part = (value: number) => String(value).padStart(2, '0');
  return `${part(Math.floor(seconds / 60))}:${part(seconds % 60)}`;
}

/**
 * The minutes that are read out: those left when the countdown began, and again the last one. A number that changed
 * more often would interrupt a screen reader.
 */
export function spokenMinutes(atFirstMs: number, remainingMs: number): number {
  return remainingMs <= 60_000 ? 1 : Math.ceil(atFirstMs / 60_000);
}
