import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/platform/format/number';
import type { KrigingMap } from '@/platform/kriging/krigingTypes';
import { dependenceOf, nuggetShare, shownRange } from '@/platform/kriging/variogramModels';
import { typeStep } from '@/platform/theme/typography';
import { figureText, withUnit } from '../interpretation/interpretationWords';

const List = styled('dl')(({ theme: { tokens } }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  gap: '4px 12px',
  margin: '4px 0',
  '& dt': { ...typeStep('caption'), color: tokens.textMuted },
  '& dd': { ...typeStep('caption'), margin: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
}));

/** How a map was computed and how far it can be believed. */
export function MapFigures({ map, unit }: { readonly map: KrigingMap; readonly unit: string }) {
  const { t } = useTranslation('soilMaps');
  const { system, leaveOneOut, meanRmse, counts, mean } = map;
  const { variogram } = system;
  const range = shownRange(variogram);
  const share = nuggetShare(variogram);
  const facts: [string, string][] = [
    [t('figures.points'), String(counts.used)],
    [t('figures.mean'), withUnit(figureText(mean), unit)],
    [t('figures.model'), t(`models.${variogram.model}`)],
    [t('figures.range'), range === null ? '–' : `${figureText(range)} m`],
    [
      t('figures.nugget'),
      share === null
        ? '–'
        : `${formatNumber(share * 100, { decimals: 0 })} % · ${t(`dependence.${dependenceOf(share)}`)}`,
    ],
    [t('figures.meanError'), withUnit(figureText(leaveOneOut.meanError), unit)],
    [t('figures.rmse'), withUnit(figureText(leaveOneOut.rmse), unit)],
    [t('figures.meanRmse'), withUnit(figureText(meanRmse), unit)],
  ];
  return (
    <List>
      {facts.map(([name, value]) => (
        <div key={name} style={{ display: 'contents' }}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}
