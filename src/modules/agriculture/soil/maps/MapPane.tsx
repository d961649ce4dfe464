import { styled, useTheme } from '@mui/material/styles';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIdentity } from '@/domain/identity/selectors';
import { areaBounds, boundsOf, joinBounds } from '@/platform/geo/bounds';
import type { LatLng, PolygonArea } from '@/platform/geo/geoTypes';
import { MapFrame } from '@/platform/map/MapFrame';
import type { MapEngine, MapPlot } from '@/platform/map/mapEngine';
import { MapControls } from '@/platform/map/parts/MapControls';
import { MapScale } from '@/platform/map/parts/MapScale';
import type { KrigingMap } from '@/platform/kriging/krigingTypes';
import { radius } from '@/platform/theme/tokens';
import type { SoilPlot } from '../usePlots';
import { mapBounds } from './mapPicture';

const Box = styled('div')(({ theme }) => ({
  position: 'relative',
  height: 'clamp(320px, calc(100dvh - 380px), 620px)',
  overflow: 'hidden',
  borderRadius: radius.card,
  border: `1px solid ${theme.tokens.border}`,
}));
const Tools = styled('div')({ position: 'absolute', right: 12, top: 12, zIndex: 3 });
const Foot = styled('div')({ position: 'absolute', right: 12, bottom: 12, zIndex: 3, pointerEvents: 'none' });

const CLOSEST = 19;
const OPACITY = 0.85;

interface MapPaneProps {
  readonly label: string;
  readonly plots: readonly SoilPlot[];
  readonly points: readonly LatLng[];
  readonly map: KrigingMap | null;
  readonly picture: HTMLCanvasElement | null;
  /** The plots as one area, to which the picture is cut. */
  readonly area: PolygonArea | null;
  readonly quiet?: boolean;
  readonly onEngine: (engine: MapEngine | null) => void;
  readonly onLead?: () => void;
  readonly onProbe: (at: LatLng | null) => void;
}

/** The plots with their points, and the nutrient painted over them. */
export function MapPane(props: MapPaneProps) {
  const { label, plots, points, map, picture, area, quiet = false, onEngine, onLead, onProbe } = props;
  const { mode } = useTheme().palette;
  const { t } = useTranslation('soilMaps');
  const identity = useIdentity();
  const [engine, setEngine] = useState<MapEngine | null>(null);
  const outlines = useMemo(
    () =>
      plots.flatMap(({ id, name, area: own }): MapPlot[] => (own ? [{ id, area: own, label: name }] : [])),
    [plots],
  );
  useEffect(() => engine?.showPlots(outlines), [engine, outlines]);
  useEffect(() => {
    engine?.setOverlay(
      'soilPoints',
      points.map((point) => ({ look: 'vertex' as const, point })),
    );
  }, [engine, points]);
  useEffect(() => {
    if (!engine) return;
    engine.setRaster(
      map && picture && area ? { picture, bounds: mapBounds(map), clip: area, opacity: OPACITY } : null,
    );
    // Under the picture the plot's own fill would tint it.
    engine.mark({ hidden: new Set(picture ? outlines.map(({ id }) => id) : []) });
  }, [engine, map, picture, area, outlines]);
  const box = joinBounds([...plots.map(({ area: own }) => own && areaBounds(own)), boundsOf(points)]);
  const key = JSON.stringify(box);
  const fit = useEffectEvent(() => {
    if (box) engine?.camera.fit(box, { maxZoom: CLOSEST });
  });
  useEffect(() => fit(), [engine, key]);
  const probe = useEffectEvent(onProbe);
  useEffect(() => {
    if (!engine) return undefined;
    const leave = () => probe(null);
    engine.element.addEventListener('pointerleave', leave);
    const stops = [
      engine.on('pointermove', ({ at }) => probe(at)),
      engine.on('click', ({ at }) => probe(at)),
      () => engine.element.removeEventListener('pointerleave', leave),
    ];
    return () => stops.forEach((stop) => stop());
  }, [engine]);
  return (
    <Box onPointerDownCapture={onLead} onWheelCapture={onLead} onKeyDownCapture={onLead}>
      <MapFrame
        label={label}
        mapsKey={identity?.keys.mapsKey ?? null}
        mode={mode}
        person={identity?.id ?? ''}
        quiet={quiet}
        onEngine={(next) => {
          setEngine(next);
          onEngine(next);
        }}
      >
        {engine && (
          <>
            <Tools>
              <MapControls
                engine={engine}
                onFit={() => box && engine.camera.fit(box, { maxZoom: CLOSEST })}
              />
            </Tools>
            <Foot aria-label={t('scale')}>
              <MapScale engine={engine} />
            </Foot>
          </>
        )}
      </MapFrame>
    </Box>
  );
}
