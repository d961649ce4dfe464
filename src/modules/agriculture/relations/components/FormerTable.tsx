import { useTranslation } from 'react-i18next';
import { FigureTableCard } from '@/families/dashboard/FigureTableCard';
import { formatNumber } from '@/platform/format/number';
import { signedNumber } from '@/platform/format/signed';
import { type Phase, phaseOfCropYear } from '../../rules/climatePhase';
import { correlationOf } from '../rules/correlation';
import type { StageWeather } from '../rules/relate';
import type { WholeRelation } from '../wholeRelation';
import { cellOf, Note, shown, sumOf, UNKNOWN } from './stageCells';

const FIGURES = ['rain', 'degreeDays', 'deficit', 'days'] as const;

interface FormerTableProps {
  readonly relation: WholeRelation;
  /** Of the present harvest, by stage. */
  readonly weather: readonly StageWeather[];
}

/** The harvests of the plot before this one: phase of the climate, yield, weather, and what this one differs by. */
export function FormerTable({ relation, weather }: FormerTableProps) {
  const { t } = useTranslation('agricultureRelations');
  const { former } = relation;
  const now = {
    rain: sumOf(weather, 'rain'),
    degreeDays: sumOf(weather, 'degreeDays'),
    deficit: sumOf(weather, 'deficit'),
    days: sumOf(weather, 'days'),
  };
  const pairs = former.flatMap(({ deficit, yield: sacks }) =>
    deficit === null || sacks === null ? [] : [[deficit, sacks] as const],
  );
  const correlation = correlationOf(pairs);
  const phaseText = (phase: Phase | null) => (phase === null ? UNKNOWN : t(`phases.${phase}`));
  const delta = (value: number | null, present: number | null) =>
    value === null || present === null ? UNKNOWN : signedNumber(present - value, 1);
  return (
    <FigureTableCard
      title={t('former.title')}
      aside={t('former.aside')}
      heads={[
        t('former.harvest'),
        { label: t('former.phase'), kind: 'text' },
        t('former.yield'),
        ...FIGURES.flatMap((name) => [
          t(`figures.${name}`),
          t('former.delta', { figure: t(`figures.${name}`) }),
        ]),
      ]}
      rows={former.map((one) => ({
        name: one.name,
        cells: [
          phaseText(phaseOfCropYear(relation.trimesters, one.name)),
          shown(one.yield, 1),
          ...FIGURES.flatMap((name) => [cellOf(name, one[name]), delta(one[name], now[name])]),
        ],
      }))}
      note={
        <Note>
          {correlation
            ? t('former.correlation', {
                n: correlation.n,
                r: formatNumber(correlation.r, { decimals: 2 }),
              })
            : t('former.few', { n: pairs.length })}
        </Note>
      }
    />
  );
}
