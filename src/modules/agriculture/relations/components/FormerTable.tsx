import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FigureTableCard } from '@/families/dashboard/FigureTableCard';
import { formatNumber } from '@/platform/format/number';
import { signedNumber } from '@/platform/format/signed';
import { type Phase, phaseOfCropYear } from '../../rules/climatePhase';
import { correlationOf } from '../rules/correlation';
import { type CropContext, deltaOnSameDay, SINCE_SOWING, sinceSowing } from '../rules/formerHarvest';
import type { WholeRelation } from '../wholeRelation';
import { cellOf, Note, shown, UNKNOWN } from './stageCells';

interface FormerTableProps {
  readonly relation: WholeRelation;
  readonly context: CropContext;
  /** Days from the sowing until today, or until its harvest. */
  readonly age: number;
}

/**
 * The harvests of the plot before this one: phase of the climate, yield and weather of the whole of them, and what this one differs
 * by on the same day after sowing.
 */
export function FormerTable({ relation, context, age }: FormerTableProps) {
  const { t } = useTranslation('agricultureRelations');
  const { former, days, plantedOn } = relation;
  const deltas = useMemo(() => {
    const now = sinceSowing(days, plantedOn, age, context);
    return former.map((one) => deltaOnSameDay(now, one, age, context));
  }, [days, plantedOn, age, context, former]);
  const pairs = former.flatMap(({ deficit, yield: sacks }) =>
    deficit === null || sacks === null ? [] : [[deficit, sacks] as const],
  );
  const correlation = correlationOf(pairs);
  const phaseText = (phase: Phase | null) => (phase === null ? UNKNOWN : t(`phases.${phase}`));
  const delta = (value: number | null | undefined) => (value == null ? UNKNOWN : signedNumber(value, 1));
  return (
    <FigureTableCard
      title={t('former.title')}
      aside={t('former.aside', { age })}
      heads={[
        t('former.harvest'),
        { label: t('former.phase'), kind: 'text' },
        t('former.yield'),
        ...SINCE_SOWING.flatMap((name) => [
          t(`figures.${name}`),
          t('former.onSameDay', { figure: t(`figures.${name}`), age }),
        ]),
        t('figures.days'),
      ]}
      rows={former.map((one, at) => ({
        name: one.name,
        cells: [
          phaseText(phaseOfCropYear(relation.trimesters, one.name)),
          shown(one.yield, 1),
          ...SINCE_SOWING.flatMap((name) => [cellOf(name, one[name]), delta(deltas[at]?.[name])]),
          cellOf('days', one.days),
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
