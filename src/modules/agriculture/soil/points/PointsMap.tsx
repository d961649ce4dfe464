import AddLocationAltOutlined from '@mui/icons-material/AddLocationAltOutlined';
import { styled, useTheme } from '@mui/material/styles';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIdentity } from '@/domain/identity/selectors';
import { areaBounds, boundsOf, joinBounds } from '@/platform/geo/bounds';
import type { LatLng } from '@/platform/geo/geoTypes';
import { MapFrame } from '@/platform/map/MapFrame';
import type { MapEngine, MapPlot } from '@/platform/map/mapEngine';
import { MapControls } from '@/platform/map/parts/MapControls';
import { ToolButton, ToolStrip } from '@/platform/map/parts/ToolStrip';
import { radius } from '@/platform/theme/tokens';
import type { SoilPlot } from '../usePlots';
import { type MapPoint, PointMarks } from './PointMarks';

const Box = styled('div')(({ theme }) => ({
  position: 'relative',
  height: 420,
  overflow: 'hidden',
  borderRadius: radius.card,
  border: `1px solid ${theme.tokens.border}`,
}));
const Right = styled('div')({ position: 'absolute', right: 12, top: 12, zIndex: 3 });
const Left = styled('div')({ position: 'absolute', left: 12, top: 12, zIndex: 3 });
const Hint = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  zIndex: 3,
  padding: '8px 12px',
  color: theme.tokens.text,
  backgroundColor: theme.tokens.surfaceRaised,
}));

const CLOSEST = 18;
/** More marks than that would each be a button; they are painted, and moved by their coordinates. */
const MOST_MARKS = 400;

interface PointsMapProps {
  readonly plots: readonly SoilPlot[];
  readonly points: readonly MapPoint[];
  readonly chosenId: number | null;
  readonly onChoose: (id: number) => void;
  readonly onMove: (id: number, to: LatLng) => void;
  readonly onAdd: (at: LatLng) => void;
}

/** The plots with the points in them: a click draws one, a drag moves it. */
export function PointsMap({ plots, points, chosenId, onChoose, onMove, onAdd }: PointsMapProps) {
  const { t } = useTranslation('soilAnalysis');
  const { mode } = useTheme().palette;
  const identity = useIdentity();
  const [engine, setEngine] = useState<MapEngine | null>(null);
  const [draws, setDraws] = useState(false);
  const isMany = points.length > MOST_MARKS;

  useEffect(() => {
    const shown = plots.flatMap(({ id, name, area }): MapPlot[] => (area ? [{ id, area, label: name }] : []));
    engine?.showPlots(shown);
  }, [engine, plots]);
  useEffect(() => {
    const painted = isMany ? points.map(({ at }) => ({ look: 'vertex' as const, point: at })) : [];
    engine?.setOverlay('soilPoints', painted);
  }, [engine, points, isMany]);

  // It is fitted anew when other plots are chosen, not when a point is added: the map stays where somebody draws.
  const plotBox = joinBounds(plots.map(({ area }) => area && areaBounds(area)));
  const key = JSON.stringify(plotBox);
  const fitPlots = useEffectEvent(() => {
    const box = plotBox ?? boundsOf(points.map(({ at }) => at));
    if (box) engine?.camera.fit(box, { maxZoom: CLOSEST });
  });
  useEffect(() => fitPlots(), [engine, key]);
  const fitAll = useCallback(() => {
    const box = joinBounds([plotBox, boundsOf(points.map(({ at }) => at))]);
    if (box) engine?.camera.fit(box, { maxZoom: CLOSEST });
  }, [engine, plotBox, points]);

  const press = useEffectEvent((at: LatLng) => {
    if (draws) onAdd(at);
  });
  useEffect(() => engine?.on('click', ({ at }) => press(at)), [engine]);
  return (
    <Box>
      <MapFrame
        label={t('map.label')}
        mapsKey={identity?.keys.mapsKey ?? null}
        mode={mode}
        person={identity?.id ?? ''}
        onEngine={setEngine}
      >
        {engine && (
          <>
            {!isMany && (
              <PointMarks
                engine={engine}
                points={points}
                chosenId={chosenId}
                onChoose={onChoose}
                onMove={onMove}
              />
            )}
            <Left>
              <ToolStrip>
                <ToolButton
                  label={t('map.draw')}
                  icon={<AddLocationAltOutlined />}
                  pressed={draws}
                  onClick={() => setDraws(!draws)}
                />
              </ToolStrip>
            </Left>
            <Right>
              <MapControls engine={engine} onFit={fitAll} />
            </Right>
            {draws && <Hint role="status">{t('map.drawHint')}</Hint>}
          </>
        )}
      </MapFrame>
    </Box>
  );
}
