import Chip from '@mui/material/Chip';
import { styled, useTheme } from '@mui/material/styles';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
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
const Parts = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBottom: 8 });
const Tools = styled('div')({ position: 'absolute', right: 12, top: 12, zIndex: 3 });

/** A part of the map that is looked at by itself: a farm. */
export interface MapPart {
  readonly id: number;
  readonly name: string;
  readonly bounds: Bounds;
}

interface PlotsMapProps {
  readonly label: string;
  /** A CSS length. */
  readonly height: string;
  readonly plots: readonly MapPlot[];
  /** What the map fits when they change, and by its button. */
  readonly bounds: Bounds | null;
  /**
   * Farms that lie apart, the one with most plots first: together they are specks, so that the map opens on the first and
   * offers each. Of one alone nothing is offered.
   */
  readonly parts?: readonly MapPart[];
  readonly maxZoom: number;
  readonly selectedId?: number | null;
  readonly onOpen?: (plotId: number) => void;
}

/** Plots in the colours of a page, on a map that fits them. */
export function PlotsMap(props: PlotsMapProps) {
  const { label, height, plots, bounds, maxZoom, selectedId = null, parts = [], onOpen } = props;
  const { t } = useTranslation('ui');
  const [partId, setPartId] = useState<number | null>();
  const { mode } = useTheme().palette;
  const identity = useIdentity();
  const [engine, setEngine] = useState<MapEngine | null>(null);
  useEffect(() => engine?.showPlots(plots), [engine, plots]);
  useEffect(
    () => engine?.mark({ selected: new Set(selectedId === null ? [] : [selectedId]) }),
    [engine, selectedId],
  );
  const offered = parts.length > 1 ? parts : [];
  const chosen = offered.find(({ id }) => id === (partId === undefined ? offered[0]?.id : partId));
  const shown = chosen?.bounds ?? bounds;
  const fit = useCallback(() => {
    if (shown) engine?.camera.fit(shown, { maxZoom });
  }, [shown, maxZoom, engine]);
  useEffect(fit, [fit]);
  const press = useEffectEvent((plotId: unknown) => {
    if (typeof plotId === 'number') onOpen?.(plotId);
  });
  useEffect(() => engine?.on('click', ({ plotId }) => press(plotId)), [engine]);
  const choices = offered.length === 0 ? [] : [...offered, { id: null, name: t('plotsMap.all') }];
  return (
    <>
      {choices.length > 0 && (
        <Parts role="group" aria-label={t('plotsMap.parts')}>
          {choices.map(({ id, name }) => (
            <Chip
              key={id}
              label={name}
              size="small"
              variant={id === (chosen?.id ?? null) ? 'filled' : 'outlined'}
              color={id === (chosen?.id ?? null) ? 'primary' : 'default'}
              aria-pressed={id === (chosen?.id ?? null)}
              onClick={() => setPartId(id)}
            />
          ))}
        </Parts>
      )}
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
    </>
  );
}
