import { styled } from '@mui/material/styles';
import { type CSSProperties, useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { areaBounds } from '@/platform/geo/bounds';
import type { MapEngine } from '@/platform/map/mapEngine';
import { MapControls } from '@/platform/map/parts/MapControls';
import { MapScale } from '@/platform/map/parts/MapScale';
import { radius } from '@/platform/theme/tokens';
import type { Comparison } from '../hooks/useComparison';
import type { ComparisonMode, SideName } from '../hooks/useComparisonAddress';
import type { Figures } from '../hooks/useFigures';
import { useIndexLayer } from '../hooks/useIndexLayer';
import { useProbe } from '../hooks/useProbe';
import { useSharedCamera } from '../hooks/useSharedCamera';
import { changeRamp, indexRamp, type Look } from '../look';
import type { PlotChoice } from '../rules/plotChoices';
import { DateStepper } from './DateStepper';
import { changeWhere, indexWhere } from '../words';
import { ProbeReadout } from './ProbeReadout';
import { SideFailure } from './SideFailure';
import { SidePane } from './SidePane';
import { SwipeHandle } from './SwipeHandle';
import type { SatelliteDate } from '../../agricultureWire';

const Stage = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gridTemplateRows: 'auto clamp(300px, calc(100dvh - 400px), 620px)',
  gridTemplateAreas: '"dateA dateB" "map map"',
  '&[data-mode="side"]': { gridTemplateAreas: '"dateA dateB" "mapA mapB"' },
  [theme.breakpoints.down('sm')]: {
    rowGap: 12,
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto auto 340px',
    gridTemplateAreas: '"dateA" "dateB" "map"',
    '&[data-mode="side"]': {
      gridTemplateRows: 'auto 280px auto 280px',
      gridTemplateAreas: '"dateA" "mapA" "dateB" "mapB"',
    },
  },
}));
const Tools = styled('div')({
  justifySelf: 'end',
  alignSelf: 'start',
  position: 'relative',
  zIndex: 4,
  margin: 10,
  display: 'grid',
  justifyItems: 'end',
  gap: 10,
});
const Foot = styled('div')({
  justifySelf: 'end',
  alignSelf: 'end',
  position: 'relative',
  zIndex: 4,
  margin: 10,
  pointerEvents: 'none',
});
const Over = styled('div')(({ theme }) => ({
  gridArea: 'map',
  position: 'relative',
  zIndex: 6,
  borderRadius: radius.card,
  overflow: 'auto',
  background: `color-mix(in srgb, ${theme.tokens.surface} 97%, transparent)`,
}));
const Words = styled('div')({ marginTop: 8 });

/** Where each map stands. In a stack the second one lies over the first and shows what the line leaves it. */
function placeOf(side: SideName, mode: ComparisonMode, share: number): CSSProperties {
  if (mode === 'side') return { gridArea: side === 'a' ? 'mapA' : 'mapB' };
  if (side === 'a') return { gridArea: 'map' };
  // Clipped away too: what a map paints says itself that it is visible.
  if (mode === 'change') return { gridArea: 'map', visibility: 'hidden', clipPath: 'inset(0 0 0 100%)' };
  return { gridArea: 'map', clipPath: `inset(0 0 0 ${share}%)` };
}

interface MapStageProps {
  readonly comparison: Comparison;
  readonly plot: PlotChoice;
  readonly pair: { readonly a: SatelliteDate; readonly b: SatelliteDate };
  readonly images: readonly SatelliteDate[];
  readonly figures: Figures;
  readonly look: Look;
}

/** Both maps with their days: beside each other, one under the other behind a line, or what changed between them. */
export function MapStage({ comparison, plot, pair, images, figures, look }: MapStageProps) {
  const { t } = useTranslation('agriculture');
  const { a, b, address, plots } = comparison;
  const { mode } = address;
  const [engineA, setEngineA] = useState<MapEngine | null>(null);
  const [engineB, setEngineB] = useState<MapEngine | null>(null);
  const [share, setShare] = useState(50);
  const lead = useSharedCamera(engineA, engineB);
  const { at, pin } = useProbe([engineA, engineB], plot, address.choosePlot);

  const neighbours = useMemo(
    () => plots.filter(({ farmId }) => farmId === plot.farmId),
    [plots, plot.farmId],
  );
  const failed = [a, b].find(({ status }) => status === 'failed');
  const gridOf = (side: typeof a) => side.ndvi ?? (side.status === 'failed' ? null : undefined);
  const shared = { plots: neighbours, plot, opacity: look.opacity / 100 };
  useIndexLayer(engineA, {
    ...shared,
    grid: mode === 'change' ? (figures.change ?? (failed ? null : undefined)) : gridOf(a),
    ramp: mode === 'change' ? changeRamp(look.ramp) : indexRamp(look.ramp),
  });
  useIndexLayer(engineB, { ...shared, grid: gridOf(b), ramp: indexRamp(look.ramp) });

  const { area } = plot;
  const fit = useCallback(() => {
    const bounds = areaBounds(area);
    if (bounds) for (const engine of [engineA, engineB]) engine?.camera.fit(bounds, { maxZoom: 18 });
  }, [area, engineA, engineB]);
  useEffect(fit, [fit]);

  const stacked = mode !== 'side';
  // The tools stand on the map in front; over a failure they would only be in the way.
  const front: SideName = mode === 'change' || (!stacked && b.status === 'failed') ? 'a' : 'b';
  const hasTools = !failed || (!stacked && (front === 'a' ? a : b).status !== 'failed');
  const frontEngine = front === 'a' ? engineA : engineB;
  const frontPlace = stacked ? 'map' : front === 'a' ? 'mapA' : 'mapB';
  const stepper = (side: SideName) => (
    <div style={{ gridArea: side === 'a' ? 'dateA' : 'dateB', minWidth: 0 }}>
      <DateStepper
        side={side}
        images={images}
        image={pair[side]}
        onChange={({ date }) => address.chooseDate(side, date)}
      />
    </div>
  );
  return (
    <>
      <Stage data-mode={mode}>
        {stepper('a')}
        <SidePane
          side={a}
          {...(mode === 'change' ? { title: t('mapComparison.changeBadge') } : {})}
          description={mode === 'change' ? changeWhere(t, figures) : indexWhere(t, figures, 'a')}
          style={placeOf('a', mode, share)}
          ownState={!stacked}
          onEngine={setEngineA}
          onLead={() => lead('a')}
        />
        {stepper('b')}
        <SidePane
          side={b}
          description={indexWhere(t, figures, 'b')}
          corner={stacked ? 'right' : 'left'}
          style={placeOf('b', mode, share)}
          ownState={!stacked}
          onEngine={setEngineB}
          onLead={() => lead('b')}
        />
        {mode === 'swipe' && <SwipeHandle share={share} onChange={setShare} />}
        {frontEngine && hasTools && (
          <Tools
            style={{ gridArea: frontPlace }}
            onPointerDownCapture={() => lead(front)}
            onKeyDownCapture={() => lead(front)}
          >
            <MapControls engine={frontEngine} onFit={fit} />
          </Tools>
        )}
        {frontEngine && hasTools && (
          <Foot style={{ gridArea: frontPlace }}>
            <MapScale engine={frontEngine} />
          </Foot>
        )}
        {stacked && failed && (
          <Over>
            <SideFailure side={failed} />
          </Over>
        )}
      </Stage>
      <Words>
        <ProbeReadout at={at} pin={pin} a={a.ndvi} b={b.ndvi} />
      </Words>
    </>
  );
}
