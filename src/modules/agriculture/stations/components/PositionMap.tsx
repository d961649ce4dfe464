import { styled, useTheme } from '@mui/material/styles';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIdentity } from '@/domain/identity/selectors';
import type { LatLng } from '@/platform/geo/geoTypes';
import { MapFrame } from '@/platform/map/MapFrame';
import type { MapEngine } from '@/platform/map/mapEngine';
import { radius } from '@/platform/theme/tokens';

const Box = styled('div')(({ theme }) => ({
  height: 260,
  marginTop: 16,
  overflow: 'hidden',
  borderRadius: radius.card,
  border: `1px solid ${theme.tokens.border}`,
}));

interface PositionMapProps {
  /** Where the station stands; null is not known yet. */
  readonly at: LatLng | null;
  readonly onPlace: (at: LatLng) => void;
}

/** The station's place; a press on the map puts it there. The fields above say the same to the keyboard. */
export function PositionMap({ at, onPlace }: PositionMapProps) {
  const { t } = useTranslation('agricultureStations');
  const { mode } = useTheme().palette;
  const identity = useIdentity();
  const [engine, setEngine] = useState<MapEngine | null>(null);
  const [first] = useState(() => (at ? { center: at, zoom: 13 } : undefined));
  const place = useEffectEvent(onPlace);
  useEffect(() => engine?.on('click', ({ at: pressed }) => place(pressed)), [engine]);
  const lat = at?.lat;
  const lng = at?.lng;
  useEffect(() => {
    const known = lat !== undefined && lng !== undefined && Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
    engine?.setOverlay('station', known ? [{ look: 'chosenVertex', point: { lat, lng } }] : []);
  }, [engine, lat, lng]);
  return (
    <Box>
      <MapFrame
        label={t('positionMap')}
        mapsKey={identity?.keys.mapsKey ?? null}
        mode={mode}
        person={identity?.id ?? ''}
        first={first}
        quiet
        onEngine={setEngine}
      />
    </Box>
  );
}
