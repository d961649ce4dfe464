import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { today } from '@/platform/format/date';
import { dayText } from '@/platform/format/dayText';
import { formatNumber } from '@/platform/format/number';
import { ChangeTable } from '../components/ChangeTable';
import { IndexLegend } from '../components/IndexLegend';
import { StatisticsTable } from '../components/StatisticsTable';
import type { Comparison } from '../hooks/useComparison';
import type { Figures } from '../hooks/useFigures';
import { changeRamp, indexRamp, type RampName } from '../look';
import { type PlotChoice, plotSize } from '../rules/plotChoices';
import { changeWhere, imageText } from '../words';
import { PrintPicture } from './PrintPicture';

// On paper alone; the screen has the maps themselves.
const Sheet = styled('section')({
  display: 'none',
  '@media print': { display: 'block', color: 'black', fontSize: '9pt' },
  // Ink on paper, whatever the theme; swatches keep their own background.
  '& *': { color: 'black !important' },
  '& section, & table, & th': { backgroundColor: 'transparent !important' },
  '& h1': { margin: 0, fontSize: '15pt' },
  '& p': { margin: '2pt 0 8pt' },
  '& .pictures': { display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: '8pt', breakInside: 'avoid' },
  '& figure': { margin: 0 },
  '& figcaption': { fontWeight: 600 },
  '& .legends': { display: 'grid', gap: '4pt', margin: '6pt 0 10pt' },
  '& .tables': { display: 'grid', gridTemplateColumns: '3fr 2fr', gap: '8pt', breakInside: 'avoid' },
});

interface ComparisonPrintProps {
  readonly comparison: Comparison;
  readonly plot: PlotChoice;
  readonly figures: Figures;
  readonly ramp: RampName;
}

/** The comparison on paper: both images, what changed, and the figures. */
export function ComparisonPrint({ comparison, plot, figures, ramp }: ComparisonPrintProps) {
  const { t } = useTranslation('agriculture');
  const { area } = plot;
  const sides = [comparison.a, comparison.b];
  return (
    <Sheet data-print="comparison">
      <h1>{t('mapComparison.title')}</h1>
      <p>
        {[plot.farmName, plot.fieldName, plot.name].join(' — ')}
        <br />
        {t('mapComparison.printedOn', {
          date: dayText(today()),
          area: formatNumber(plotSize(plot)),
        })}
      </p>
      <div className="pictures">
        {sides.map(({ name, image, ndvi }) => {
          if (!image || !ndvi) return null;
          const label = `${name.toUpperCase()} · ${imageText(t, image)}`;
          return (
            <figure key={name}>
              <figcaption>{label}</figcaption>
              <PrintPicture label={label} grid={ndvi} ramp={indexRamp(ramp)} area={area} />
            </figure>
          );
        })}
        {figures.change && (
          <figure>
            <figcaption>{t('mapComparison.changeBadge')}</figcaption>
            <PrintPicture
              label={t('mapComparison.changeBadge')}
              grid={figures.change}
              ramp={changeRamp(ramp)}
              area={area}
            />
          </figure>
        )}
      </div>
      <div className="legends">
        <IndexLegend kind="index" ramp={indexRamp(ramp)} />
        <IndexLegend kind="change" ramp={changeRamp(ramp)} />
      </div>
      <div className="tables">
        <StatisticsTable comparison={comparison} figures={figures} ramp={ramp} />
        <ChangeTable changed={figures.changed} where={changeWhere(t, figures)} ramp={ramp} busy={false} />
      </div>
    </Sheet>
  );
}
