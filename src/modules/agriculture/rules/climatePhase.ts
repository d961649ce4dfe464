/** Overlapping trimesters by their months' initials, in order; DJF counts in the year of its January. */
export const TRIMESTERS = [
  'DJF',
  'JFM',
  'FMA',
  'MAM',
  'AMJ',
  'MJJ',
  'JJA',
  'JAS',
  'ASO',
  'SON',
  'OND',
  'NDJ',
] as const;

export const PHASES = ['EL_NINO', 'LA_NINA', 'NEUTRAL', 'FORMING_EL_NINO', 'FORMING_LA_NINA'] as const;
export type Phase = (typeof PHASES)[number];

export interface TrimesterValue {
  readonly index: string;
  readonly year: number;
  readonly trimester: string;
  /** Anomaly in °C. */
  readonly value: number;
}

/** Whether year and anomaly are known: without them there is no phase. */
export const isKnown = <Row extends { readonly year: number | null; readonly value: number | null }>(
  row: Row,
): row is Row & { readonly year: number; readonly value: number } => row.year !== null && row.value !== null;

const RUN = 5;
const THRESHOLD = 0.5;

/** How many trimesters since the year 0; null of one that no calendar has. */
export function trimesterPlace({
  year,
  trimester,
}: {
  readonly year: number | null;
  readonly trimester: string;
}): number | null {
  const at = TRIMESTERS.findIndex((one) => one === trimester);
  return at < 0 || year === null || !Number.isInteger(year) ? null : year * 12 + at;
}

/** −1 cold, 1 warm, 0 between, by one decimal as the index is published. */
function sideOf(value: number): -1 | 0 | 1 {
  const shown = Math.round(value * 10) / 10;
  return shown >= THRESHOLD ? 1 : shown <= -THRESHOLD ? -1 : 0;
}

interface Placed<Row> {
  readonly row: Row;
  readonly place: number;
  readonly side: -1 | 0 | 1;
}

/** The trimesters of one index in runs on one side; a trimester that is missing ends a run. */
function runsOf<Row extends TrimesterValue>(rows: readonly Row[]): Placed<Row>[][] {
  const placed = rows
    .flatMap((row) => {
      const place = trimesterPlace(row);
      return place === null ? [] : [{ row, place, side: sideOf(row.value) }];
    })
    .toSorted((a, b) => a.place - b.place);
  const runs: Placed<Row>[][] = [];
  for (const one of placed) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && last.side === one.side && last.place + 1 === one.place) run.push(one);
    else runs.push([one]);
  }
  return runs;
}

/**
 * El Niño are all trimesters of a run of five and more at or above +0.5 °C, La Niña at or below −0.5 °C, with one decimal
 * (NOAA CPC's rule for ONI). A run of one to four that ends with the last trimester known is forming.
 */
export function withPhases<Row extends TrimesterValue>(rows: readonly Row[]): (Row & { phase: Phase })[] {
  const phases = new Map<Row, Phase>();
  for (const index of new Set(rows.map((row) => row.index))) {
    const runs = runsOf(rows.filter((row) => row.index === index));
    runs.forEach((run, at) => {
      const side = run[0]?.side ?? 0;
      const open = at === runs.length - 1;
      const named = side > 0 ? 'EL_NINO' : 'LA_NINA';
      const phase: Phase =
        side === 0 ? 'NEUTRAL' : run.length >= RUN ? named : open ? `FORMING_${named}` : 'NEUTRAL';
      for (const { row } of run) phases.set(row, phase);
    });
  }
  return rows.map((row) => ({ ...row, phase: phases.get(row) ?? 'NEUTRAL' }));
}

/** The index that names a crop year's phase, and the trimester of its summer. */
const NAMING = { index: 'ONI', trimester: 'NDJ' } as const;

/**
 * The phase of a crop year, '2025/2026' in the name of its harvest: that of its trimester November to January, of ONI.
 * Null where the name tells no year or the trimester is not entered.
 */
export function phaseOfCropYear(rows: readonly TrimesterValue[], harvestName: string): Phase | null {
  const year = Number(/(\d{4})\/\d{2,4}/.exec(harvestName)?.[1] ?? NaN);
  const found = withPhases(rows).find(
    (row) => row.index === NAMING.index && row.trimester === NAMING.trimester && row.year === year,
  );
  return found?.phase ?? null;
}

/** The last trimester of each index, with its phase and how many trimesters it has lasted. */
export function latestPhases<Row extends TrimesterValue>(
  rows: readonly Row[],
): { readonly last: Row & { phase: Phase }; readonly trimesters: number }[] {
  const phased = withPhases(rows);
  return [...new Set(rows.map((row) => row.index))].toSorted().flatMap((index) => {
    const run = runsOf(phased.filter((row) => row.index === index)).at(-1);
    const last = run?.at(-1)?.row;
    return run && last ? [{ last, trimesters: run.length }] : [];
  });
}
