import { roundHalfAway } from '@/platform/format/number';
import { recordOf } from '@/platform/typed/records';
import { FIGURES, type ReferenceDay } from './dayColumns';

/** Three decimals, as the conversion has. */
const DECIMALS = 3;

/**
 * The days of mixed birds whose line has no set for them: the mean of males and females, figure by figure, as half of
 * each are housed. A day or a figure that one of them lacks is unknown.
 */
export function meanOfSexes(
  males: readonly ReferenceDay[],
  females: readonly ReferenceDay[],
): ReferenceDay[] {
  return males.flatMap((male) => {
    const female = females.find(({ day }) => day === male.day);
    if (!female) return [];
    const figures = recordOf(FIGURES, (name) => {
      const [a, b] = [male[name], female[name]];
      return a === null || b === null ? null : roundHalfAway((a + b) / 2, DECIMALS);
    });
    return [{ day: male.day, ...figures }];
  });
}
