import type { TFunction } from 'i18next';
import { formatNumber } from '@/platform/format/number';
import type { NoRation, Ration } from '../rules/ration';

const short = (value: number | null) => formatNumber(value, { decimals: 3, minDecimals: 0 });

/**
 * The ration and its arithmetic: what it is, by which figures, from which rows of the set; or why there is none.
 * @param warm a temperature was given
 */
export function rationWords(
  t: TFunction<'fishReferences'>,
  answer: Ration | NoRation,
  warm: boolean,
): { readonly head: string | null; readonly lines: readonly string[] } {
  if (answer.kind !== 'ration')
    return {
      head: null,
      lines: [
        answer.kind === 'noTemperature'
          ? t('ration.noTemperature', { below: short(answer.below) })
          : t(`ration.${answer.kind}`),
      ],
    };
  const { kg, range, biomassPercent, correction, biomass } = answer;
  const factors = [
    `${short(biomass)} kg`,
    `${short(biomassPercent)} %`,
    ...(correction ? [`${short(correction.percent)} %`] : []),
  ];
  const bounds = { from: short(range.from), to: short(range.to) };
  const meals = range.mealsPerDay;
  return {
    head: t('ration.answer', { kg: formatNumber(kg) }),
    lines: [
      t('ration.arithmetic', { factors: factors.join(' × '), kg: formatNumber(kg) }),
      t(range.to === null ? 'ration.openRange' : 'ration.range', bounds),
      correction
        ? t('ration.row', { temperature: short(correction.temperature), percent: short(correction.percent) })
        : t(warm ? 'ration.noTable' : 'ration.uncorrected'),
      ...(meals !== null && meals > 0 && kg > 0
        ? [t('ration.meals', { count: meals, kg: formatNumber(kg / meals) })]
        : []),
    ],
  };
}
