/** Hours from UTC, west negative. Brazil has no summer time since 2019 (Decreto 9.772). */
const OF_MOST = -3;
const OTHERS: Readonly<Record<string, number>> = { AC: -5, AM: -4, MS: -4, MT: -4, RO: -4, RR: -4 };
/** States whose hours are those of Brasília. */
const AS_BRASILIA = new Set('AL AP BA CE DF ES GO MA MG PA PB PE PI PR RJ RN RS SC SE SP TO'.split(' '));

const HOUR_MS = 3_600_000;
const ZONED = /(?:Z|[+-]\d{2}:?\d{2})$/i;
const pad = (value: number) => String(value).padStart(2, '0');

/** Hours from UTC in a state of Brazil; null for what is none. */
export function stateOffset(state: string): number | null {
  const code = state.trim().toUpperCase();
  return OTHERS[code] ?? (AS_BRASILIA.has(code) ? OF_MOST : null);
}

/**
 * The moment of an instant in milliseconds. Without a zone it is what the clocks of the issuer's state showed, as tax
 * offices write it; null for what is no moment, or where the state is unknown and no zone is written.
 */
export function momentOf(instant: string, state: string): number | null {
  if (instant === '') return null;
  const offset = stateOffset(state);
  if (ZONED.test(instant)) return finite(Date.parse(instant));
  const written = finite(Date.parse(`${instant.replace(' ', 'T')}Z`));
  return written === null || offset === null ? null : written - offset * HOUR_MS;
}

const finite = (moment: number) => (Number.isFinite(moment) ? moment : null);

/** What the clocks of a state show, 'dd/MM/yyyy HH:mm'; those of Brasília where the state is unknown. */
export function stateTime(moment: number, state: string): string {
  const there = new Date(moment + (stateOffset(state) ?? OF_MOST) * HOUR_MS);
  const day = `${pad(there.getUTCDate())}/${pad(there.getUTCMonth() + 1)}/${there.getUTCFullYear()}`;
  return `${day} ${pad(there.getUTCHours())}:${pad(there.getUTCMinutes())}`;
}
