import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/platform/format/number';
import type { Zone } from '@/platform/kriging/krigingTypes';
import { typeStep } from '@/platform/theme/typography';
import { ScrollArea } from '@/platform/ui/ScrollArea';
import { figureText } from '../interpretation/interpretationWords';
import type { ZoneLime } from '../rules/mapSources';
import type { ZoneName } from './zoneNames';

const Table = styled('table')(({ theme: { tokens } }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    ...typeStep('caption'),
    padding: '4px 6px',
    textAlign: 'right',
    borderTop: `1px solid ${tokens.border}`,
  },
  '& th:first-of-type': { textAlign: 'left' },
  '& thead th': { borderTop: 0, color: tokens.textMuted, fontWeight: 500 },
  '& i': {
    display: 'inline-block',
    width: 14,
    height: 14,
    marginRight: 6,
    verticalAlign: '-2px',
    borderRadius: 3,
    border: `1px solid ${tokens.borderStrong}`,
    forcedColorAdjust: 'none',
  },
}));

const HECTARES = 'ha';
const PERCENT = '%';
const TONNES = 't';

/** The mean of all cells; null of a map without any. */
function meanOf(zones: readonly Zone[]): number | null {
  const cells = zones.reduce((all, zone) => all + zone.cells, 0);
  const sum = zones.reduce((all, zone) => all + (zone.mean ?? 0) * zone.cells, 0);
  return cells === 0 ? null : sum / cells;
}

interface LegendTableProps {
  readonly zones: readonly Zone[];
  readonly names: readonly ZoneName[];
  /** Tonnes of each zone, of a map of lime. */
  readonly lime: readonly ZoneLime[] | null;
}

/** What the colours say, with hectares and mean of each class; of lime with its tonnes. */
export function LegendTable({ zones, names, lime }: LegendTableProps) {
  const { t } = useTranslation('soilMaps');
  const mean = meanOf(zones);
  const two = (value: number) => formatNumber(value, { decimals: 2 });
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  return (
    <ScrollArea label={t('legend.title')}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('legend.class')}</th>
            <th scope="col">{HECTARES}</th>
            <th scope="col">{PERCENT}</th>
            <th scope="col">{t('legend.mean')}</th>
            {lime && <th scope="col">{TONNES}</th>}
          </tr>
        </thead>
        <tbody>
          {zones.map((zone) => {
            const name = names[zone.at];
            return (
              <tr key={zone.at}>
                <th scope="row">
                  <i style={{ backgroundColor: name?.fill }} />
                  {name?.text}
                </th>
                <td>{two(zone.hectares)}</td>
                <td>{formatNumber(zone.share * 100, { decimals: 1 })}</td>
                <td>{zone.mean === null ? '–' : figureText(zone.mean)}</td>
                {lime && <td>{two(lime[zone.at]?.tonnes ?? 0)}</td>}
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('legend.total')}</th>
            <td>{two(sum(zones.map(({ hectares }) => hectares)))}</td>
            <td>{formatNumber(100, { decimals: 1 })}</td>
            <td>{mean === null ? '–' : figureText(mean)}</td>
            {lime && <td>{two(sum(lime.map(({ tonnes }) => tonnes)))}</td>}
          </tr>
        </tfoot>
      </Table>
    </ScrollArea>
  );
}
