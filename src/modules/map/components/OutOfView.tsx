import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { MapEngine } from '@/platform/map/mapEngine';
import { useMapPlace } from '@/platform/map/useMapPlace';
import { farmBounds, partlyOut } from '../rules/farmPlace';
import type { TreeFarm } from '../rules/mapTree';

const Chip = styled(Button)(({ theme }) => ({
  whiteSpace: 'nowrap',
  background: theme.tokens.surfaceRaised,
  '&:hover': { background: theme.tokens.hover },
}));

interface OutOfViewProps {
  readonly engine: MapEngine;
  readonly farm: TreeFarm;
}

/** The city is in the middle and the plots lie beyond the edge: one press leads to them. */
export function OutOfView({ engine, farm }: OutOfViewProps) {
  const { t } = useTranslation('map');
  // Asked anew whenever the map stands elsewhere.
  useMapPlace(engine);
  const bounds = farmBounds(farm);
  if (!bounds || !partlyOut(bounds, engine.camera.bounds())) return null;
  return (
    <Chip variant="outlined" size="small" onClick={() => engine.camera.fit(bounds)}>
      {t('property.showPlots')}
    </Chip>
  );
}
