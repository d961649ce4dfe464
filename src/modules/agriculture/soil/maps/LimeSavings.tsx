import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/platform/format/money';
import { formatNumber } from '@/platform/format/number';
import { styled } from '@mui/material/styles';
import type { Zone } from '@/platform/kriging/krigingTypes';
import { typeStep } from '@/platform/theme/typography';
import { Card } from '@/platform/ui/Card';
import type { ZoneLime } from '../rules/mapSources';

const Line = styled('p')({ ...typeStep('body'), margin: '4px 0' });
const two = (value: number) => formatNumber(value, { decimals: 2 });
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

interface LimeSavingsProps {
  readonly zones: readonly Zone[];
  readonly doses: readonly ZoneLime[];
  /** t/ha by the mean of the plot. */
  readonly uniform: number;
  /** Cents a tonne; null where it was not typed. */
  readonly price: number | null;
}

/** What a dose by zone takes beside one dose for the plot: what it saves, or that it saves nothing. */
export function LimeSavings({ zones, doses, uniform, price }: LimeSavingsProps) {
  const { t } = useTranslation('soilMaps');
  const [byZone, byMean] = [sum(doses.map(({ tonnes }) => tonnes)), sum(doses.map((one) => one.uniform))];
  const saved = byMean - byZone;
  const short = sum(
    zones.filter(({ mean }) => mean !== null && mean > uniform).map(({ hectares }) => hectares),
  );
  const worth = (tonnes: number) =>
    price === null ? '' : ` (${formatMoney(Math.round(Math.abs(tonnes) * price))})`;
  return (
    <Card title={t('savings.title')}>
      <Line>{t('savings.zones', { tonnes: two(byZone), cost: worth(byZone) })}</Line>
      <Line>{t('savings.mean', { tonnes: two(byMean), dose: two(uniform), cost: worth(byMean) })}</Line>
      <Line>
        {Math.abs(saved) < 0.005
          ? t('savings.same')
          : t(saved > 0 ? 'savings.less' : 'savings.more', {
              tonnes: two(Math.abs(saved)),
              cost: worth(saved),
            })}{' '}
        {short > 0 && t('savings.short', { hectares: two(short) })}
      </Line>
    </Card>
  );
}
