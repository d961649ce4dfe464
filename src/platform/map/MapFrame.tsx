import { styled } from '@mui/material/styles';
import {
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { plainMap } from '@/platform/theme/mapColours';
import { Loading } from '@/platform/ui/Skeletons';
import { VisuallyHidden } from '@/platform/ui/VisuallyHidden';
import { BRAZIL } from './brazilView';
import { createEngine, type EngineHandle } from './engine/createEngine';
import type { EngineMode } from './engine/mapScene';
import type { MapHost } from './engine/mapHost';
import type { MapEngine, MapView } from './mapEngine';
import { MapNotice } from './parts/MapNotice';
import { useMapKind } from './useMapKind';

const GoogleSurface = lazy(() =>
  import('./google/GoogleSurface').then((all) => ({ default: all.GoogleSurface })),
);
const LeafletSurface = lazy(() =>
  import('./leaflet/LeafletSurface').then((all) => ({ default: all.LeafletSurface })),
);

const Frame = styled('div', { shouldForwardProp: (prop) => prop !== 'mode' })<{ mode: EngineMode }>(
  ({ theme, mode }) => ({
    position: 'relative',
    overflow: 'hidden',
    isolation: 'isolate',
    // What lies over the map goes by the map's own width: panels beside it take what they like.
    containerType: 'inline-size',
    containerName: 'map',
    width: '100%',
    height: '100%',
    background: plainMap[mode].background,
    '& [role="application"]:focus-visible': {
      outline: `2px solid ${theme.tokens.focusRing}`,
      outlineOffset: -2,
    },
  }),
);

interface MapFrameProps {
  /** The accessible name: what is on this map. */
  readonly label: string;
  readonly mapsKey: string | null;
  readonly mode: EngineMode;
  readonly first?: MapView | undefined;
  /** Who looks at it: a missing key is said once to each person. */
  readonly person: string;
  /** Beside another map, which says already why there is no imagery. */
  readonly quiet?: boolean;
  /** The map stands, or it is gone (null): another one follows when Google has to be given up. */
  readonly onEngine: (engine: MapEngine | null) => void;
  /** What lies over the map: tools, popups. */
  readonly children?: ReactNode;
}

/** A Google map when there is a key, our own base map when there is none or Google does not load. */
export function MapFrame(props: MapFrameProps) {
  const { label, mapsKey, mode, first, person, quiet = false, onEngine, children } = props;
  const { t } = useTranslation('mapView');
  const help = useId();
  const { mapKind, reason } = useMapKind(mapsKey);
  const [handle, setHandle] = useState<EngineHandle | null>(null);
  const notify = useEffectEvent(onEngine);

  // Where the map looked last: the next engine, should Google have to be given up, looks there too.
  const view = useRef(first ?? BRAZIL);

  const onHost = useCallback((host: MapHost) => {
    const next = createEngine(host);
    setHandle(next);
    return () => {
      view.current = next.engine.camera.view();
      setHandle((now) => (now === next ? null : now));
      next.engine.destroy();
    };
  }, []);
  useEffect(() => handle?.setMode(mode), [handle, mode]);
  useEffect(() => {
    notify(handle?.engine ?? null);
  }, [handle]);
  useEffect(() => {
    const element = handle?.engine.element;
    element?.setAttribute('role', 'application');
    element?.setAttribute('aria-roledescription', t('role'));
    element?.setAttribute('aria-label', label);
    element?.setAttribute('aria-describedby', help);
  }, [handle, label, help, t]);

  const Surface = mapKind === 'google' ? GoogleSurface : LeafletSurface;
  return (
    <Frame mode={mode} data-map={handle?.engine.kind ?? 'loading'}>
      <VisuallyHidden id={help}>{t('keys')}</VisuallyHidden>
      <Suspense fallback={<Loading label={t('loading')}>{null}</Loading>}>
        {mapKind !== 'waiting' && <Surface first={view} onHost={onHost} />}
      </Suspense>
      {reason && !quiet && <MapNotice key={reason} reason={reason} person={person} />}
      {children}
    </Frame>
  );
}
