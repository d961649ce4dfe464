import { styled, useTheme } from '@mui/material/styles';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useIdentity } from '@/domain/identity/selectors';
import type { Bounds } from '@/platform/geo/geoTypes';
import { MapFrame } from '@/platform/map/MapFrame';
import type { MapEngine, MapPlot } from '@/platform/map/mapEngine';
import { MapControls } from '@/platform/map/parts/MapControls';
import { radius } from '@/platform/theme/tokens';

const Box = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: radius.card,
  border: `1px solid ${theme.tokens.border}`,
}));
const Tools = styled('div')({ position: 'absolute', right: 12, top: 12, zIndex: 3 });

interface PlotsMapProps {
  readonly label: string;
  /** A CSS length. */
  readonly height: string;
  readonly plots: readonly MapPlot[];
  /** What the map fits when they change, and by its button. */
  readonly bounds: Bounds | null;
  readonly maxZoom: number;
  readonly selectedId?: number | null;
  readonly onOpen?: (plotId: number) => void;
}

/** Plots in the colours of a page, on a map that fits them. */
export function PlotsMap(props: PlotsMapProps) {
  const { label, height, plots, bounds, maxZoom, selectedId = null, onOpen } = props;
  const { mode } = useTheme().palette;
  const identity = useIdentity();
  const [engine, setEngine] = useState<MapEngine | null>(null);
  useEffect(() => engine?.showPlots(plots), [engine, plots]);
  useEffect(
    () => engine?.mark({ selected: new Set(selectedId === null ? [] : [selectedId]) }),
    [engine, selectedId],
  );
  const fit = useCallback(() => {
    if (bounds) engine?.camera.fit(bounds, { maxZoom });
  }, [bounds, maxZoom, engine]);
  useEffect(fit, [fit]);
  const press = useEffectEvent((plotId: unknown) => {
    if (typeof plotId === 'number') onOpen?.(plotId);
  });
  useEffect(() => engine?.on('click', ({ plotId }) => press(plotId)), [engine]);
  return (
    <Box style={{ height }}>
      <MapFrame
        label={label}
        mapsKey={identity?.keys.mapsKey ?? null}
        mode={mode}
        person={identity?.id ?? ''}
        onEngine={setEngine}
      >
        {engine && (
          <Tools>
            <MapControls engine={engine} onFit={fit} />
          </Tools>
        )}
      </MapFrame>
    </Box>
  );
}
