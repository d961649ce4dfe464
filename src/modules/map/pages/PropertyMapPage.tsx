import { styled } from '@mui/material/styles';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIdentity } from '@/domain/identity/selectors';
import { usePrintView } from '@/platform/export/usePrintView';
import { useSpaceBelow } from '@/platform/grid/useSpaceBelow';
import type { Bounds } from '@/platform/geo/geoTypes';
import type { MapEngine } from '@/platform/map/mapEngine';
import { layout, radius } from '@/platform/theme/tokens';
import { useMedia, useSmallScreen } from '@/platform/theme/useMedia';
import { FarmPanel } from '../components/FarmPanel';
import { MapBar } from '../components/MapBar';
import { MapSheet } from '../components/MapSheet';
import { PlotStrip } from '../components/PlotStrip';
import { PropertyMapView } from '../components/PropertyMapView';
import { useMapCamera } from '../components/useMapCamera';
import { useMissingObject } from '../components/useMissingObject';
import { useMapSelection } from '../components/useMapSelection';
import { usePropertyTree } from '../components/usePropertyTree';
import { MapDialogs } from '../dialogs/MapDialogs';
import { DrawingHost } from '../drawing/DrawingHost';
import { useMapDialog } from '../dialogs/useMapDialog';
import { FarmPrint } from '../print/FarmPrint';
import { PropertyMapProvider, type PropertyMap } from '../propertyMap';
import type { ObjectRef } from '../rules/mapSelection';

const Body = styled('div')(({ theme }) => ({
  display: 'flex',
  minHeight: 360,
  border: `1px solid ${theme.tokens.border}`,
  borderRadius: radius.card,
  overflow: 'hidden',
  background: theme.tokens.surface,
  '@media print': { display: 'none' },
}));
const Left = styled('aside')(({ theme }) => ({
  flex: '0 0 320px',
  minWidth: 0,
  borderInlineEnd: `1px solid ${theme.tokens.border}`,
}));
const Right = styled('aside')(({ theme }) => ({
  flex: '0 0 190px',
  minWidth: 0,
  borderInlineStart: `1px solid ${theme.tokens.border}`,
}));
const Middle = styled('div')({ position: 'relative', flex: 1, minWidth: 0 });

/** The property map: farms at the left, the map, plots at the right. On a telephone the map alone, the rest as a sheet. */
export function Component() {
  const { t } = useTranslation('map');
  const small = useSmallScreen();
  const wide = useMedia('(min-width: 1000px)');
  const [panel, setPanel] = useState(true);
  const [engine, setEngine] = useState<MapEngine | null>(null);
  const [{ editing, freshPlot }, setTools] = useState({ editing: false, freshPlot: false });
  const setEditing = useCallback(
    (on: boolean, fresh = false) => setTools({ editing: on, freshPlot: fresh }),
    [],
  );
  const body = useRef<HTMLDivElement>(null);
  const space = useSpaceBelow(body) - (small ? layout.pagePadSmall : layout.pagePad);
  const mapsKey = useIdentity()?.keys.mapsKey ?? null;

  const land = usePropertyTree();
  const { selection, go, toggle, still } = useMapSelection(land.tree);
  const drawnBounds = useRef<(() => Bounds | null) | null>(null);
  const notifyDrawn = useCallback((ask: (() => Bounds | null) | null) => {
    drawnBounds.current = ask;
  }, []);
  const { show, showAll } = useMapCamera(engine, {
    tree: land.tree,
    selection,
    still,
    ready: land.known,
    telephone: small,
    editing,
    drawnBounds,
  });
  const leaving = useRef<ObjectRef | null>(null);
  const setLeaving = useCallback((ref: ObjectRef | null) => {
    leaving.current = ref;
  }, []);
  const { dialog, openDialog, closeDialog } = useMapDialog();
  const { printing, print } = usePrintView();
  useMissingObject(land, selection, go, leaving);

  const map: PropertyMap = useMemo(
    () => ({
      engine,
      mapsKey,
      land,
      selection,
      go,
      toggle,
      show,
      editing,
      setEditing,
      freshPlot,
      setLeaving,
      notifyDrawn,
      openDialog,
    }),
    [
      engine,
      mapsKey,
      land,
      selection,
      go,
      toggle,
      show,
      editing,
      setEditing,
      freshPlot,
      setLeaving,
      notifyDrawn,
      openDialog,
    ],
  );
  return (
    <PropertyMapProvider value={map}>
      <MapBar panel={panel} onPanel={() => setPanel(!panel)} onPrint={print} />
      <Body ref={body} style={{ height: space > 0 ? space : '70dvh' }}>
        {!small && panel && (
          <Left aria-label={t('property.panel')}>
            <FarmPanel />
          </Left>
        )}
        <Middle>
          <PropertyMapView onEngine={setEngine} onFitAll={showAll}>
            <DrawingHost />
          </PropertyMapView>
          {small && <MapSheet />}
        </Middle>
        {wide && (
          <Right aria-label={t('property.plots')}>
            <PlotStrip />
          </Right>
        )}
      </Body>
      {/* Without a farm chosen the browser's own print has them all. */}
      {printing &&
        (selection.farm ? [selection.farm] : land.tree.farms).map((farm) => (
          <FarmPrint key={farm.farm.id} farm={farm} />
        ))}
      {dialog && <MapDialogs dialog={dialog} onClose={closeDialog} />}
    </PropertyMapProvider>
  );
}
