import { today } from '@/platform/format/date';

/** A name for what was recorded or photographed now: 'foto-2026-11-22-143205'. */
export function stamp(): string {
  const time = new Date().toTimeString().slice(0, 8).replaceAll(':', '');
  return `${today()}-${time}`;
}
