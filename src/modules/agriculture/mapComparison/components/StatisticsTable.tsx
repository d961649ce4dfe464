import { useTranslation } from 'react-i18next';
import { dayText } from '@/platform/format/dayText';
import { formatNumber } from '@/platform/format/number';
import { Card } from '@/platform/ui/Card';
import type { Comparison } from '../hooks/useComparison';
import type { Figures } from '../hooks/useFigures';
import { indexRamp, type RampName } from '../look';
import { INDEX_CLASSES, INDEX_LIMITS } from '../rules/ndvi';
import type { Statistics } from '../rules/statistics';
import { changeText, indexText, rangeText } from '../words';
import { FigureTable, ShareCell } from './FigureCells';
import { classColour, Swatch } from './IndexLegend';

const MEASURES = ['mean', 'min', 'max', 'deviation'] as const;
const SIZES = ['known', 'unknown'] as const;

const minus = (b: number | undefined, a: number | undefined) =>
  a === undefined || b === undefined ? null : b - a;

interface StatisticsTableProps {
  readonly comparison: Comparison;
  readonly figures: Figures;
  readonly ramp: RampName;
}

/** The figures of both images beside each other, and what changed. */
export function StatisticsTable({ comparison, figures, ramp }: StatisticsTableProps) {
  const { t } = useTranslation('agriculture');
  const sides = [comparison.a, comparison.b];
  const { a, b } = figures;
  const nothing = '—';
  const index = (own: Statistics | null, measure: (typeof MEASURES)[number]) =>
    indexText(own?.[measure]) || nothing;
  const size = (own: Statistics | null, which: (typeof SIZES)[number]) =>
    formatNumber(own?.[which]) || nothing;
  return (
    <Card
      title={t('mapComparison.statistics.title')}
      flush
      busy={sides.some(({ status }) => status === 'loading')}
    >
      <FigureTable>
        <caption>{t('mapComparison.statistics.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('mapComparison.statistics.measure')}</th>
            {sides.map(({ name, image }) => (
              <th key={name} scope="col">
                {name.toUpperCase()}
                <small>{dayText(image?.date)}</small>
              </th>
            ))}
            <th scope="col">{t('mapComparison.statistics.change')}</th>
          </tr>
        </thead>
        <tbody>
          {MEASURES.map((measure) => (
            <tr key={measure}>
              <th scope="row">{t(`mapComparison.statistics.${measure}`)}</th>
              <td>{index(a, measure)}</td>
              <td>{index(b, measure)}</td>
              <td>{changeText(minus(b?.[measure], a?.[measure])) || nothing}</td>
            </tr>
          ))}
          {SIZES.map((which) => (
            <tr key={which}>
              <th scope="row">{t(`mapComparison.statistics.${which}`)}</th>
              <td>{size(a, which)}</td>
              <td>{size(b, which)}</td>
              <td>{changeText(minus(b?.[which], a?.[which])) || nothing}</td>
            </tr>
          ))}
        </tbody>
        <tbody>
          <tr>
            <th scope="rowgroup" colSpan={4}>
              {t('mapComparison.statistics.byClass')}
            </th>
          </tr>
          {INDEX_CLASSES.map((name, at) => (
            <tr key={name}>
              <th scope="row">
                <span className="class">
                  <Swatch
                    aria-hidden
                    style={{ background: classColour(at, INDEX_LIMITS, indexRamp(ramp)) }}
                  />
                  <span>
                    {t(`mapComparison.classes.${name}`)}
                    <small>{rangeText(t, at, INDEX_LIMITS)}</small>
                  </span>
                </span>
              </th>
              <ShareCell share={a?.classes[at]} />
              <ShareCell share={b?.classes[at]} />
              <td>{changeText(minus(b?.classes[at]?.hectares, a?.classes[at]?.hectares)) || nothing}</td>
            </tr>
          ))}
        </tbody>
      </FigureTable>
    </Card>
  );
}
