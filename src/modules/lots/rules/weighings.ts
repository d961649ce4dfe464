import type { Weighing } from '../lotTypes';

/** Two weighings of one day as one: each bird counts once, and the mean is that of all of them. */
function together(one: Weighing, other: Weighing): Weighing {
  const [a, b] = [Math.max(1, one.birdsWeighed ?? 1), Math.max(1, other.birdsWeighed ?? 1)];
  return {
    day: one.day,
    weight: (one.weight * a + other.weight * b) / (a + b),
    birdsWeighed:
      one.birdsWeighed === null || other.birdsWeighed === null ? null : one.birdsWeighed + other.birdsWeighed,
    readings: [...one.readings, ...other.readings],
  };
}

/** A weighing for each day: a second one adds its birds to the first. */
export function onePerDay(weighings: readonly Weighing[]): readonly Weighing[] {
  const byDay = new Map<number, Weighing>();
  for (const weighing of weighings) {
    const former = byDay.get(weighing.day);
    byDay.set(weighing.day, former ? together(former, weighing) : weighing);
  }
  return [...byDay.values()];
}
