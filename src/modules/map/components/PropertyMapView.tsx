import { styled, useTheme } from '@mui/material/styles';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIdentity } from '@/domain/identity/selectors';
import type { LatLng } from '@/platform/geo/geoTypes';
import { MapFrame } from '@/platform/map/MapFrame';
import type { MapEngine, MapPointer } from '@/platform/map/mapEngine';
import { MapControls } from '@/platform/map/parts/MapControls';
import { MapScale } from '@/platform/map/parts/MapScale';
import { useSchemeColours } from '@/platform/theme/schemeContext';
import { ABOVE_BAR, NARROW_MAP } from '../drawing/narrowMap';
import { mapPlots } from '../rules/mapPlots';
import { usePropertyMap } from '../propertyMap';
import { FarmMarkers } from './FarmMarkers';
import { MapLegend } from './MapLegend';
import { PlotInfo } from './PlotInfo';

const Corner = styled('div')({
  position: 'absolute',
  right: 12,
  top: 12,
  zIndex: 3,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: 8,
});
const Foot = styled('div')(({ theme }) => ({
  position: 'absolute',
  right: 12,
  bottom: 10,
  zIndex: 1,
  pointerEvents: 'none',
  '&[data-editing="true"]': {
    bottom: ABOVE_BAR.wide,
    [NARROW_MAP]: { bottom: ABOVE_BAR.narrow },
    [theme.breakpoints.down('sm')]: { bottom: ABOVE_BAR.telephone },
  },
}));

interface PropertyMapViewProps {
  readonly onEngine: (engine: MapEngine | null) => void;
  readonly onFitAll: () => void;
  readonly children?: ReactNode;
}

interface Pressed {
  readonly plotId: number;
  readonly at: LatLng;
}

/** The map itself: all plots, the chosen ones marked, a press says how large a plot is. */
export function PropertyMapView({ onEngine, onFitAll, children }: PropertyMapViewProps) {
  const { t } = useTranslation('map');
  const { mode } = useTheme().palette;
  const { engine, mapsKey, land, selection, toggle, editing } = usePropertyMap();
  const person = useIdentity()?.id ?? '';
  const [pressed, setPressed] = useState<Pressed | null>(null);
  const { chart1, chart2, chart3, chart4, chart5 } = useSchemeColours();
  const colours = useMemo(
    () => [chart1, chart2, chart3, chart4, chart5],
    [chart1, chart2, chart3, chart4, chart5],
  );
  const plots = useMemo(() => mapPlots(land.tree, colours), [land.tree, colours]);

  useEffect(() => engine?.showPlots(plots), [engine, plots]);
  useEffect(() => engine?.mark({ selected: selection.plotIds }), [engine, selection.plotIds]);

  const press = useEffectEvent(({ plotId, at, original }: MapPointer) => {
    if (typeof plotId !== 'number') return setPressed(null);
    setPressed({ plotId, at });
    toggle(plotId, original.ctrlKey || original.metaKey || original.shiftKey);
  });
  useEffect(() => engine?.on('click', (pointer) => press(pointer)), [engine]);

  const plot = pressed && land.tree.plotOf.get(pressed.plotId);
  return (
    <MapFrame
      label={t('property.mapLabel')}
      mapsKey={mapsKey}
      mode={mode}
      person={person}
      onEngine={onEngine}
    >
      {engine && <FarmMarkers engine={engine} farms={land.tree.farms} />}
      {engine && (
        <Corner>
          <MapControls engine={engine} onFit={land.tree.farms.length > 0 ? onFitAll : undefined} />
        </Corner>
      )}
      {engine && (
        <Foot data-editing={editing}>
          <MapScale engine={engine} />
        </Foot>
      )}
      {engine && plot && pressed && !editing && (
        <PlotInfo
          key={`${pressed.at.lat},${pressed.at.lng}`}
          engine={engine}
          at={pressed.at}
          plot={plot.plot}
          onClose={() => setPressed(null)}
        />
      )}
      {selection.farm && !editing && <MapLegend farm={selection.farm} colours={colours} />}
      {children}
    </MapFrame>
  );
}
