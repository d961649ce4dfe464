import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import { useTranslation } from 'react-i18next';
import type { MapEngine } from '@/platform/map/mapEngine';
import { useMapPlace } from '@/platform/map/useMapPlace';
import { MapAnchor } from '@/platform/map/parts/MapAnchor';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { usePropertyMap } from '../propertyMap';
import { boundsOfFarms, type FarmMarker, farmMarkers } from '../rules/farmMarkers';
import type { TreeFarm } from '../rules/mapTree';

/** From this zoom on the plots themselves show where the farm is. */
const FAR_BELOW = 11;

const Pin = styled(ButtonBase)(({ theme }) => ({
  ...typeStep('micro'),
  gap: 4,
  minHeight: 28,
  maxWidth: 180,
  padding: '0 8px 0 4px',
  borderRadius: radius.full,
  color: theme.tokens.text,
  background: theme.tokens.surfaceRaised,
  border: `1px solid ${theme.tokens.borderStrong}`,
  '& svg': { fontSize: 18, color: theme.tokens.primary },
  '& span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '&:focus-visible': { outline: `2px solid ${theme.tokens.focusRing}`, outlineOffset: 2 },
}));

interface FarmMarkersProps {
  readonly engine: MapEngine;
  readonly farms: readonly TreeFarm[];
}

/** Where the farms are while their plots are too small to be seen. */
export function FarmMarkers({ engine, farms }: FarmMarkersProps) {
  const { t } = useTranslation('map');
  const { go, editing } = usePropertyMap();
  // Worked out anew whenever the map stands elsewhere.
  useMapPlace(engine);
  const far = engine.camera.view().zoom < FAR_BELOW && !editing;
  const markers = far ? farmMarkers(farms, engine.camera.project) : [];

  const choose = ({ farms: own }: FarmMarker) => {
    const [only, ...others] = own;
    const bounds = boundsOfFarms(own);
    if (only && others.length === 0) go({ kind: 'farm', id: only.farm.id });
    else if (bounds) engine.camera.fit(bounds);
  };
  return markers.map((marker) => {
    const [first, ...others] = marker.farms;
    if (!first) return null;
    const label =
      others.length === 0 ? first.farm.name : t('property.farmsHere', { count: marker.farms.length });
    return (
      <MapAnchor key={first.farm.id} engine={engine} at={marker.at} lift={4}>
        <Pin onClick={() => choose(marker)} title={marker.farms.map(({ farm }) => farm.name).join(', ')}>
          <PlaceOutlined aria-hidden />
          <span>{label}</span>
        </Pin>
      </MapAnchor>
    );
  });
}
