import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { MapEngine } from '@/platform/map/mapEngine';
import { useMapPlace } from '@/platform/map/useMapPlace';
import { useSmallScreen } from '@/platform/theme/useMedia';
import { roomOnMap } from '../drawing/narrowMap';
import { boundsOfFarms } from '../rules/farmMarkers';
import { farmBounds, partlyOut } from '../rules/farmPlace';
import type { TreeFarm } from '../rules/mapTree';

const Chip = styled(Button)(({ theme }) => ({
  whiteSpace: 'nowrap',
  background: theme.tokens.surfaceRaised,
  '&:hover': { background: theme.tokens.hover },
}));

interface OutOfViewProps {
  readonly engine: MapEngine;
  /** The chosen one; null while none is. */
  readonly farm: TreeFarm | null;
  readonly farms: readonly TreeFarm[];
  /** The drawing tools lie over the map. */
  readonly editing?: boolean;
}

/**
 * The map looks at a city, or at the country, and what is somebody's own lies beyond the edge: one press leads to the
 * plots of the chosen farm, or to all farms.
 */
export function OutOfView({ engine, farm, farms, editing = false }: OutOfViewProps) {
  const { t } = useTranslation('map');
  const telephone = useSmallScreen();
  // Evaluated whenever the map has moved.
  useMapPlace(engine);
  const bounds = farm ? farmBounds(farm) : boundsOfFarms(farms);
  if (!bounds || !partlyOut(bounds, engine.camera.bounds())) return null;
  const show = () => engine.camera.fit(bounds, { padding: roomOnMap(telephone, editing) });
  return (
    <Chip variant="outlined" size="small" onClick={show}>
      {t(farm ? 'property.showPlots' : 'property.showFarms')}
    </Chip>
  );
}
