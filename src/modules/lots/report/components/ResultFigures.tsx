import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { dailyGain, gainConversion, gainEfficiency, type LotResult } from '@/domain/lots/performance';
import { formatNumber } from '@/platform/format/number';
import { formatPercent } from '@/platform/format/percent';
import { Card } from '@/platform/ui/Card';
import { Figure, Figures } from '@/families/dashboard/Figures';

const Frame = styled('div')({ marginBottom: 12 });
const GRAMS = 1_000;

interface ResultFiguresProps {
  readonly result: LotResult;
  /** Grams of a chick; without it the variants on gain are not known. */
  readonly chickWeight: number | null;
  /** m² of the aviary. */
  readonly area: number | null;
}

/** What a closed lot came to, CA and IEP in both variants; each opens its arithmetic. */
export function ResultFigures({ result, chickWeight, area }: ResultFiguresProps) {
  const { t } = useTranslation('lotReports');
  const { ageDays, viability, birds, kg, weightKg, feedKg, feedConversion, efficiency } = result;
  const chickKg = chickWeight === null ? null : chickWeight / GRAMS;
  const onGain = feedKg === null || chickKg === null ? null : gainConversion(feedKg, kg, birds, chickKg);
  const gain = chickKg === null ? null : dailyGain(weightKg, chickKg, ageDays);
  const byGain = gainEfficiency(viability, gain, onGain);
  const figure = (value: number | null, decimals: number) =>
    value === null ? '' : formatNumber(value, { decimals });
  const parts = {
    feed: figure(feedKg, 0),
    kg: figure(kg, 0),
    birds: figure(birds, 0),
    chick: figure(chickKg, 3),
    viability: figure(viability, 2),
    weight: figure(weightKg, 3),
    age: figure(ageDays, 2),
    conversion: figure(feedConversion, 3),
    onGain: figure(onGain, 3),
    gain: figure(gain, 2),
  };
  const opened = (name: 'conversion' | 'onGain' | 'efficiency' | 'byGain', value: number | null) =>
    value === null ? t('result.missing') : t(`result.formula.${name}`, parts);
  const shared = { unknown: '–' };
  return (
    <Frame>
      <Card title={t('result.title')} aside={t('result.aside')}>
        <Figures least={200}>
          <Figure {...shared} label={t('result.viability')} value={formatPercent(viability)} />
          <Figure {...shared} label={t('result.birds')} value={figure(birds, 0)} />
          <Figure {...shared} label={t('result.weight')} value={figure(weightKg, 3)} unit="kg" />
          <Figure {...shared} label={t('result.age')} value={figure(ageDays, 2)} unit={t('result.days')} />
          <Figure
            {...shared}
            label={t('result.conversion')}
            value={figure(feedConversion, 3)}
            formula={opened('conversion', feedConversion)}
          />
          <Figure
            {...shared}
            label={t('result.efficiency')}
            value={figure(efficiency, 0)}
            formula={opened('efficiency', efficiency)}
          />
          <Figure
            {...shared}
            label={t('result.onGain')}
            value={figure(onGain, 3)}
            formula={opened('onGain', onGain)}
          />
          <Figure
            {...shared}
            label={t('result.byGain')}
            value={figure(byGain, 0)}
            formula={opened('byGain', byGain)}
          />
          <Figure {...shared} label={t('result.gain')} value={figure(gain, 1)} unit="g" />
          <Figure
            {...shared}
            label={t('result.density')}
            value={area === null || area <= 0 ? '' : figure(kg / area, 2)}
            unit="kg/m²"
          />
        </Figures>
      </Card>
    </Frame>
  );
}
