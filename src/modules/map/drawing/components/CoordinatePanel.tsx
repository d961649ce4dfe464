import AddOutlined from '@mui/icons-material/AddOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { styled } from '@mui/material/styles';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useRowWindow } from '@/platform/sheet/useRowWindow';
import type { MapPadding } from '@/platform/map/mapEngine';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { IconAction } from '@/platform/ui/IconAction';
import { useDrawing, useDrawn } from '../drawingContext';
import { ABOVE_BAR } from '../narrowMap';
import type { VertexRef } from '../model/drawing';
import {
  canRemoveVertex,
  vertexAt,
  insertVertex,
  moveVertex,
  removeVertex,
  settle,
  sideMiddle,
} from '../model/edits';
import { CoordinateRow, ROW } from './CoordinateRow';

const Panel = styled('section')(({ theme }) => ({
  position: 'absolute',
  left: 64,
  top: 12,
  maxHeight: 'calc(100% - 60px)',
  zIndex: 5,
  display: 'flex',
  flexDirection: 'column',
  width: 340,
  maxWidth: 'calc(100% - 76px)',
  borderRadius: radius.card,
  overflow: 'hidden',
  color: theme.tokens.text,
  background: theme.tokens.surfaceRaised,
  border: `1px solid ${theme.tokens.border}`,
  boxShadow: theme.shadows[8],
  [theme.breakpoints.down('sm')]: {
    left: 8,
    right: 8,
    top: 'auto',
    bottom: ABOVE_BAR.telephone,
    width: 'auto',
    maxWidth: 'none',
    maxHeight: '40%',
  },
}));
const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '4px 4px 4px 12px',
  borderBottom: `1px solid ${theme.tokens.border}`,
  '& > h2': { ...typeStep('cardTitle'), flex: 1, margin: 0 },
}));
const Titles = styled('div')(({ theme }) => ({
  ...typeStep('cellHead'),
  display: 'grid',
  gridTemplateColumns: '52px 1fr 1fr 36px',
  gap: 4,
  padding: '6px 8px',
  color: theme.tokens.textMuted,
  background: theme.tokens.surfaceSunken,
}));
const Scroller = styled('div')({
  flex: '0 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

/** The part of the map that the table leaves free; on a narrow one it lies at the bottom or in the way. */
const besideTable = ({ clientWidth, clientHeight }: HTMLElement): MapPadding =>
  clientWidth >= 760 ? { left: 404 } : { bottom: Math.round(clientHeight * 0.4) };

/** Every vertex of the drawing as figures: to read, to type, to take out, to put one in. */
export function CoordinatePanel({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('mapDrawing');
  const { session, map } = useDrawing();
  const rings = useDrawn(({ history }) => history.present.rings);
  const chosen = useDrawn((state) => state.chosen);
  const [requested, setRequested] = useState(0);
  const ring = chosen?.ring ?? Math.min(requested, Math.max(0, rings.length - 1));
  const path = rings[ring]?.path ?? [];
  const store = useRowWindow(path.length, ROW, 0, 0);
  const attach = useCallback((element: HTMLElement | null) => store.attach(element), [store]);
  const { start, end } = useSyncExternalStore(store.subscribe, store.get);
  useEffect(() => {
    if (chosen) store.reveal(chosen.vertex);
  }, [chosen, store]);

  const present = () => session.get().history.present;
  const choose = (ref: VertexRef | null) => {
    session.set({ chosen: ref });
    const at = ref && vertexAt(present(), ref);
    if (at && map.engine) map.engine.camera.reveal(at, besideTable(map.engine.element));
  };
  const insert = () => {
    const ref = { ring, vertex: chosen?.vertex ?? path.length - 1 };
    const middle = sideMiddle(present(), ref);
    if (!middle) return;
    session.change('addVertex', settle(insertVertex(present(), ref, middle)));
    choose({ ring, vertex: ref.vertex + 1 });
  };
  const names = rings.map(({ type }, at) => {
    const number = rings.slice(0, at + 1).filter((one) => one.type === type).length;
    return t(type === 'ADD' ? 'table.add' : 'table.removed', { number });
  });
  return (
    <Panel aria-label={t('table.title')}>
      <Head>
        <h2>{t('table.title')}</h2>
        {rings.length > 1 && (
          <Select
            size="small"
            value={ring}
            inputProps={{ 'aria-label': t('table.ring') }}
            onChange={(event) => {
              session.set({ chosen: null });
              setRequested(event.target.value);
            }}
          >
            {names.map((name, at) => (
              <MenuItem key={name} value={at}>
                {name}
              </MenuItem>
            ))}
          </Select>
        )}
        <IconAction label={t('table.insert')} icon={<AddOutlined fontSize="small" />} onClick={insert} />
        <IconAction label={t('table.close')} icon={<CloseOutlined fontSize="small" />} onClick={onClose} />
      </Head>
      <Titles aria-hidden>
        <span>{t('table.number')}</span>
        <span>{t('table.latitude')}</span>
        <span>{t('table.longitude')}</span>
      </Titles>
      <Scroller ref={attach}>
        <ol
          style={{
            position: 'relative',
            height: path.length * ROW,
            margin: 0,
            padding: 0,
            listStyle: 'none',
          }}
        >
          {path.slice(start, end).map((at, index) => {
            const ref = { ring, vertex: start + index };
            return (
              <CoordinateRow
                key={ref.vertex}
                number={ref.vertex + 1}
                at={at}
                top={ref.vertex * ROW}
                chosen={chosen?.vertex === ref.vertex}
                onChoose={() => choose(ref)}
                onMove={(to) => {
                  session.change('moveVertex', settle(moveVertex(present(), ref, to)));
                  choose(ref);
                }}
                removeReason={canRemoveVertex(present(), ref) ? undefined : t('notes.lastVertices')}
                onRemove={() => {
                  session.change('removeVertex', settle(removeVertex(present(), ref)));
                  choose(null);
                }}
              />
            );
          })}
        </ol>
      </Scroller>
    </Panel>
  );
}
