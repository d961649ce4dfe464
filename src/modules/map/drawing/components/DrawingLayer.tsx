import { styled } from '@mui/material/styles';
import { useMemo, useState, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { areaBounds, boundsOf, joinBounds } from '@/platform/geo/bounds';
import type { ReviewLine } from '@/platform/geo/exchange/importReview';
import type { MapEngine } from '@/platform/map/mapEngine';
import { KeysDialog } from '@/platform/ui/KeysDialog';
import type { PropertyMap } from '../../propertyMap';
import { type Drawing, type DrawPanel, DrawingProvider, useDrawing, useDrawn } from '../drawingContext';
import { bringIn } from '../bringIn';
import type { DrawingDraft } from '../hooks/drawingDraft';
import { useController } from '../hooks/useController';
import { useDrawState } from '../hooks/useDrawState';
import { useDraftKeeper } from '../hooks/useDraftKeeper';
import { useFindings } from '../hooks/useFindings';
import { useKeptDrawing } from '../hooks/useKeptDrawing';
import { useNeighbours } from '../hooks/useNeighbours';
import { useOverlays } from '../hooks/useOverlays';
import { useSaveDrawing } from '../hooks/useSaveDrawing';
import { useTarget } from '../hooks/useTarget';
import type { DrawController } from '../input/controller';
import type { DrawTarget } from '../model/drawing';
import { type ImportWay, takeLines } from '../model/importChoice';
import { ABOVE_BAR, NARROW_MAP } from '../narrowMap';
import { createSession, type DrawSession, shownDrawing } from '../model/session';
import { FootStack } from '../../components/FootStack';
import { OutOfView } from '../../components/OutOfView';
import { CoordinatePanel } from './CoordinatePanel';
import { VertexMenu } from './VertexMenu';
import { DrawAnnouncer } from './DrawAnnouncer';
import { DrawBar } from './DrawBar';
import { DrawStrip } from './DrawStrip';
import { ExportDialog } from './ExportDialog';
import { FindingsList } from './FindingsList';
import { ImportDialog } from './ImportDialog';
import { PiecesNote } from './PiecesNote';

/** Keys by their caps; the arrows by their signs. */
const KEYS = [
  ['enter', 'Enter'],
  ['finish', 'Ctrl+Enter'],
  ['back', 'Backspace'],
  ['choose', 'PageDown PageUp'],
  ['arrows', '← ↑ ↓ →'],
  ['clear', 'Delete'],
  ['undo', 'Ctrl+Z'],
  ['redo', 'Ctrl+Shift+Z'],
  ['escape', 'Esc'],
  ['free', 'Alt'],
] as const;

/** How to draw without a pointer. */
function DrawKeysDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('mapDrawing');
  const known = KEYS.map(([name, caps]) => ({ caps, text: t(`keys.${name}`) }));
  return <KeysDialog title={t('keys.title')} keys={known} onClose={onClose} />;
}

/** A user about to draw away from the plots is led to them; once something is drawn the map is left alone. */
function WayToPlots() {
  const { map } = useDrawing();
  const { engine, selection, land } = map;
  const bare = useDrawn(
    ({ history, sketch }) => history.present.rings.length === 0 && (sketch?.path.length ?? 0) === 0,
  );
  if (!engine || !bare) return null;
  return (
    <FootStack data-editing>
      <OutOfView engine={engine} farm={selection.farm} farms={land.tree.farms} editing />
    </FootStack>
  );
}

/** Where the drawing, its pieces and the sketch are, to bring everything into view. */
function useDrawnBounds({ notifyDrawn }: PropertyMap, session: DrawSession): void {
  useEffect(() => {
    notifyDrawn(() => {
      const state = session.get();
      const { rings, spare } = shownDrawing(state);
      const pieces = spare.map(({ area }) => areaBounds(area));
      return joinBounds([areaBounds(rings), ...pieces, boundsOf(state.sketch?.path ?? [])]);
    });
    return () => notifyDrawn(null);
  }, [notifyDrawn, session]);
}

const Side = styled('div')({ position: 'absolute', left: 12, top: 12, zIndex: 3 });
const Notes = styled('div')(({ theme }) => ({
  position: 'absolute',
  left: 68,
  bottom: ABOVE_BAR.wide,
  zIndex: 3,
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  width: 420,
  maxWidth: 'calc(100% - 136px)',
  [NARROW_MAP]: { bottom: ABOVE_BAR.narrow },
  [theme.breakpoints.down('sm')]: {
    left: 8,
    right: 8,
    width: 'auto',
    maxWidth: 'none',
    bottom: ABOVE_BAR.telephone,
  },
}));

interface DrawingLayerProps {
  readonly map: PropertyMap;
  readonly engine: MapEngine;
}

/** The drawing tools over the map, while it is edited. */
export function DrawingLayer({ map, engine }: DrawingLayerProps) {
  const [session] = useState(createSession);
  const controller = useController(engine, session);
  useNeighbours(engine, session, map.land.tree);
  useFindings(session);
  useDraftKeeper(session);
  useOverlays(engine, session);
  useDrawnBounds(map, session);
  // What was kept comes back before anything else is opened, after a change of the base map too.
  const { kept } = useKeptDrawing(false);
  if (!controller || kept === undefined) return null;
  return <Tools map={map} session={session} controller={controller} draft={kept} />;
}

interface ToolsProps extends Omit<DrawingLayerProps, 'engine'> {
  readonly session: DrawSession;
  readonly controller: DrawController;
  readonly draft: DrawingDraft | null;
}

function Tools({ map, session, controller, draft }: ToolsProps) {
  const { t } = useTranslation('mapDrawing');
  const [panel, setPanel] = useState<DrawPanel | null>(null);
  const target = useDrawState(session, (state) => state.target);
  const nameOf = (one: DrawTarget | null) =>
    (one?.kind === 'plot' && map.land.tree.plotOf.get(one.plotId)?.plot.name) || t('bar.newPlot');
  const startNew = useTarget({ map, session, controller, nameOf, draft, fresh: map.freshPlot });
  const save = useSaveDrawing(map, session, controller);
  const name = nameOf(target);

  const take = (lines: readonly ReviewLine[], way: ImportWay) => {
    const next = takeLines(session.get().history.present, lines, way);
    setPanel(null);
    session.change('import', next);
    controller.setMode('edit');
    // What a file brings may lie anywhere.
    bringIn(
      map.engine,
      lines.flatMap(({ area }) => area),
    );
  };
  const drawing: Drawing = useMemo(
    () => ({ map, session, controller, startNew, save, panel, setPanel, name }),
    [map, session, controller, startNew, save, panel, name],
  );
  return (
    <DrawingProvider value={drawing}>
      <Side>
        <DrawStrip />
      </Side>
      <Notes>
        <PiecesNote />
        <FindingsList />
      </Notes>
      <WayToPlots />
      <DrawBar />
      <DrawAnnouncer />
      <VertexMenu />
      {panel === 'table' && <CoordinatePanel onClose={() => setPanel(null)} />}
      {panel === 'import' && <ImportDialog onClose={() => setPanel(null)} onTake={take} />}
      {panel === 'keys' && <DrawKeysDialog onClose={() => setPanel(null)} />}
      {panel === 'export' && <ExportDialog map={map} onClose={() => setPanel(null)} />}
    </DrawingProvider>
  );
}
