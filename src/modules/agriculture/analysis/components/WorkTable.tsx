import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import type { LocalDate } from '@/platform/format/date';
import { formatDate } from '@/platform/format/date';
import { formatCents } from '@/platform/format/money';
import { formatNumber } from '@/platform/format/number';
import { href } from '@/platform/routing/href';
import { PageLink } from '@/platform/routing/pageLink';
import { FigureTableCard } from '@/families/dashboard/FigureTableCard';
import { OCCURRENCES } from '../../occurrences/occurrences';
import { amountText, doseUnitOf } from '../../occurrences/rules/dose';
import type { PlantingAnalysis, PlotWork } from '../analysisTypes';
import { dayOfWork, daysAfterPlanting, knownCost, lacksCost } from '../rules/works';
import type { CropWeather } from '../useCropWeather';
import { useWorkName } from '../useWorkName';

const UNKNOWN = '–';

/** The stage of a day: the last that has begun by then. */
const stageOn = ({ stages }: CropWeather, day: LocalDate): string =>
  stages.findLast(({ date, expected }) => date !== null && !expected && date <= day)?.code ?? UNKNOWN;

interface WorkTableProps {
  readonly analysis: PlantingAnalysis;
  readonly weather: CropWeather;
  readonly today: LocalDate;
}

/** Everything that was done or is planned, by days after planting; each leads to its occurrence. */
export function WorkTable({ analysis, weather, today }: WorkTableProps) {
  const { t } = useTranslation('agricultureAnalysis');
  const { planting, works } = analysis;
  const name = useWorkName();
  const what = ({ record }: PlotWork) => {
    const [product, dose] = [record.values['product'], record.values['dose']];
    const text = typeof product === 'string' && product !== '' ? product : '';
    if (typeof dose !== 'number') return text || UNKNOWN;
    const unit = doseUnitOf(
      record,
      OCCURRENCES.find(({ slug }) => slug === record.type),
    );
    return [text, unit === null ? UNKNOWN : `${amountText(dose, unit)}/ha`].filter(Boolean).join(' · ');
  };
  const cost = (work: PlotWork) => {
    const cents = knownCost(work);
    if (cents === null) return UNKNOWN;
    const figure = formatCents(cents);
    const known = lacksCost(work) ? t('works.atLeast', { cost: figure }) : figure;
    return work.record.state === 'DONE' ? known : t('works.plannedCost', { cost: known });
  };
  const state = (work: PlotWork) =>
    work.record.state === 'DONE'
      ? formatDate(dayOfWork(work))
      : t(dayOfWork(work) < today ? 'works.overdue' : 'works.planned', { date: formatDate(dayOfWork(work)) });
  return (
    <FigureTableCard
      title={t('works.title')}
      aside={t('works.count', { count: works.length })}
      heads={[
        t('works.what'),
        { label: t('works.when'), kind: 'text' },
        t('works.days'),
        { label: t('works.stage'), kind: 'text' },
        { label: t('works.product'), kind: 'text' },
        t('works.area'),
        t('works.cost'),
      ]}
      rows={works.map((work) => ({
        id: work.record.id,
        name: (
          <Link
            component={PageLink}
            to={href(planting.world === 'forestry' ? 'silvicultureOccurrences' : 'agricultureOccurrences', {
              id: String(work.record.id),
            })}
          >
            {name(work.record.type)}
          </Link>
        ),
        cells: [
          state(work),
          formatNumber(daysAfterPlanting(planting, work), { decimals: 0 }),
          stageOn(weather, dayOfWork(work)),
          what(work),
          work.hectares === null ? UNKNOWN : formatNumber(work.hectares, { decimals: 2 }),
          cost(work),
        ],
      }))}
    />
  );
}
