import { shareOut } from '@/platform/format/shareOut';

/** A producer's part of a document, per cent with two decimals. */
export interface ProducerShare {
  readonly farmerId: number;
  readonly percentage: number;
}

/** A line of the field; a single producer has all of it and types no percentage. */
export interface ProducerLine {
  farmerId: number | null;
  percentage: number | null;
}

type ProducerProblem = 'percent' | 'twice' | 'missing';

/** The field without a producer: one empty line. */
export const noProducer = (): ProducerLine[] => [{ farmerId: null, percentage: null }];

/** The lines of the field for the producers of a record. */
export function linesOfShares(shares: readonly ProducerShare[]): ProducerLine[] {
  if (shares.length === 0) return noProducer();
  return shares.map(({ farmerId, percentage }) => ({ farmerId, percentage }));
}

/** What is sent of the lines: lines without a producer are none; the only one has 100 %. */
export function sharesOfLines(lines: readonly ProducerLine[]): ProducerShare[] {
  const named = lines.flatMap(({ farmerId, percentage }) =>
    farmerId === null ? [] : [{ farmerId, percentage: percentage ?? 0 }],
  );
  const [only, ...others] = named;
  return only && others.length === 0 && lines.length === 1
    ? [{ farmerId: only.farmerId, percentage: 100 }]
    : named;
}

/** What stands against the lines: of several each names another producer, and together they make 100.00 %. */
export function producerProblem(lines: readonly ProducerLine[]): ProducerProblem | null {
  if (lines.length < 2) return null;
  const ids = lines.map(({ farmerId }) => farmerId);
  if (ids.includes(null)) return 'missing';
  if (new Set(ids).size < ids.length) return 'twice';
  const hundredths = lines.reduce((sum, { percentage }) => sum + Math.round((percentage ?? 0) * 100), 0);
  const positive = lines.every(({ percentage }) => percentage !== null && percentage > 0);
  return hundredths === 10_000 && positive ? null : 'percent';
}

interface Part {
  readonly farmId: number | null;
  /** What falls on the property: a percentage or a value; null of one property alone. */
  readonly weight: number | null;
}

interface FarmProducers {
  readonly id: number | string;
  readonly producers?: readonly ProducerShare[] | null | undefined;
}

/**
 * The producers that follow from the properties of a document, each property's by its part. Nothing where a property
 * does not tell its producers: a part of the truth would be taken for all of it.
 */
export function proposeProducers(
  parts: readonly Part[],
  farms: readonly FarmProducers[],
): readonly ProducerShare[] {
  const named = parts.filter(({ farmId }) => farmId !== null);
  if (named.length === 0 || named.length < parts.length) return [];
  const weights = new Map<number, number>();
  for (const { farmId, weight } of named) {
    const producers = farms.find(({ id }) => id === farmId)?.producers ?? [];
    if (producers.length === 0) return [];
    const part = named.length === 1 ? 1 : (weight ?? 0);
    for (const { farmerId, percentage } of producers)
      weights.set(farmerId, (weights.get(farmerId) ?? 0) + part * percentage);
  }
  const counting = [...weights].filter(([, weight]) => weight > 0);
  const hundredths = shareOut(
    10_000,
    counting.map(([, weight]) => weight),
  );
  return counting.map(([farmerId], at) => ({ farmerId, percentage: (hundredths[at] ?? 0) / 100 }));
}

/** Whether the lines say what the shares say. */
export function isSame(lines: readonly ProducerLine[], shares: readonly ProducerShare[]): boolean {
  const said = sharesOfLines(lines);
  return (
    said.length === shares.length &&
    said.every(({ farmerId, percentage }) =>
      shares.some((each) => each.farmerId === farmerId && each.percentage === percentage),
    )
  );
}
