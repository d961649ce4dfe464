import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { LatLng } from '@/platform/geo/geoTypes';
import { hectaresOf } from '@/platform/geo/measure';
import { formatNumber } from '@/platform/format/number';
import type { MapEngine } from '@/platform/map/mapEngine';
import { MapInfoWindow } from '@/platform/map/parts/MapInfoWindow';
import { typeStep } from '@/platform/theme/typography';
import { plotGeometry } from '../rules/mapTree';
import type { FarmActivityFieldPolygon } from '@/domain/land/landWire';

const Name = styled('div')({ ...typeStep('bodyStrong') });
const Area = styled('div')(({ theme }) => ({
  ...typeStep('caption'),
  color: theme.tokens.textMuted,
  '& strong': { color: theme.tokens.text, fontVariantNumeric: 'tabular-nums' },
}));

interface PlotInfoProps {
  readonly engine: MapEngine;
  readonly at: LatLng;
  readonly plot: FarmActivityFieldPolygon;
  readonly onClose: () => void;
}

/** The area of a plot, as it is drawn. */
export function PlotInfo({ engine, at, plot, onClose }: PlotInfoProps) {
  const { t } = useTranslation('mapView');
  const hectares = formatNumber(hectaresOf(plotGeometry(plot) ?? []));
  return (
    <MapInfoWindow engine={engine} at={at} onClose={onClose}>
      <Name>{plot.name}</Name>
      <Area>
        {t('totalArea')} <strong>{t('hectares', { value: hectares })}</strong>
      </Area>
    </MapInfoWindow>
  );
}
