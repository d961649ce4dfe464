import type { TFunction } from 'i18next';
import { rationWords } from '../fishReferences/components/rationWords';
import { ratioText } from '../poultryDashboard/words';
import type { FishLotState } from './fishBoardTypes';
import type { LotRation } from './lotRation';

/** How the ration of a lot is computed, line by line, or why there is none. */
export function rationLines(
  t: TFunction<'fishBoards'>,
  words: TFunction<'fishReferences'>,
  { rangeSet }: Pick<FishLotState, 'rangeSet'>,
  { ration, temperature }: LotRation,
): readonly string[] {
  if (!ration || !rangeSet) return [t('ration.noSet')];
  if (ration.kind === 'incomplete')
    return [t('ration.noBiomass'), t('ration.fromSet', { name: rangeSet.name })];
  const { lines } = rationWords(words, ration, temperature !== null);
  return [
    ...lines,
    ...(temperature
      ? [
          t(temperature.source === 'sensor' ? 'ration.bySensor' : 'ration.byMeasure', {
            value: ratioText(temperature.value),
          }),
        ]
      : []),
    t('ration.fromSet', { name: rangeSet.name }),
  ];
}
