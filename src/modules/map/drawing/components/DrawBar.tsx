import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import RedoOutlined from '@mui/icons-material/RedoOutlined';
import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { typeStep } from '@/platform/theme/typography';
import { IconAction } from '@/platform/ui/IconAction';
import { useDrawing, useDrawn } from '../drawingContext';
import { NARROW_MAP } from '../narrowMap';
import { isUnsaved } from '../model/session';
import { DrawFigures } from './DrawFigures';

const Bar = styled('section')(({ theme }) => ({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  zIndex: 4,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 36,
  padding: '0 12px 0 4px',
  color: theme.tokens.text,
  background: theme.tokens.surfaceRaised,
  borderTop: `1px solid ${theme.tokens.border}`,
  '@media print': { display: 'none' },
  [NARROW_MAP]: { flexWrap: 'wrap', padding: '2px 8px' },
  [theme.breakpoints.down('sm')]: { bottom: 52 },
}));
const Words = styled('div')(({ theme }) => ({
  ...typeStep('caption'),
  flex: 1,
  minWidth: 0,
  // Two lines: beside the figures of a circle one would hide the keys.
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  paddingInline: 4,
  color: theme.tokens.textMuted,
  '&[data-note="true"]': { color: theme.tokens.text, fontWeight: 550 },
  [NARROW_MAP]: { order: 9, flexBasis: '100%', paddingBlock: 2 },
}));
const Unsaved = styled('span')(({ theme }) => ({
  ...typeStep('chip'),
  flex: 'none',
  padding: '2px 8px',
  borderRadius: 6,
  color: theme.tokens.warning.softText,
  background: theme.tokens.warning.soft,
}));

/** What the mode expects, what has just happened, and the live figures. */
export function DrawBar() {
  const { t } = useTranslation('mapDrawing');
  const { session, panel, setPanel, name } = useDrawing();
  const mode = useDrawn((state) => state.mode);
  const note = useDrawn((state) => state.note);
  const unsaved = useDrawn(isUnsaved);
  const sketching = useDrawn(({ sketch }) => (sketch?.path.length ?? 0) > 0);
  const last = useDrawn(({ history }) => history.past.at(-1)?.kind ?? null);
  const next = useDrawn(({ history }) => history.future[0]?.kind ?? null);
  const drawn = useDrawn(({ history }) => history.present.rings.length > 0);
  const words = note ? t(`notes.${note}`) : t(`hints.${mode}`);
  return (
    <Bar aria-label={t('bar.label')}>
      <IconAction
        label={last ? t('tools.undoWhat', { what: t(`changes.${last}`) }) : t('tools.undo')}
        icon={<UndoOutlined fontSize="small" />}
        disabledReason={last ? undefined : t('reasons.nothingToUndo')}
        onClick={session.undo}
      />
      <IconAction
        label={next ? t('tools.redoWhat', { what: t(`changes.${next}`) }) : t('tools.redo')}
        icon={<RedoOutlined fontSize="small" />}
        disabledReason={next ? undefined : t('reasons.nothingToRedo')}
        onClick={session.redo}
      />
      <IconAction
        label={t('tools.table')}
        icon={<TableRowsOutlined fontSize="small" />}
        pressed={panel === 'table'}
        disabledReason={drawn ? undefined : t('reasons.nothingDrawn')}
        onClick={() => setPanel(panel === 'table' ? null : 'table')}
      />
      <IconAction
        label={t('keys.open')}
        icon={<KeyboardOutlined fontSize="small" />}
        onClick={() => setPanel('keys')}
      />
      <Words role="status" data-note={note !== null} title={words}>
        {words}
      </Words>
      {unsaved && !sketching && <Unsaved title={t('bar.drawing', { name })}>{t('bar.unsaved')}</Unsaved>}
      <DrawFigures />
    </Bar>
  );
}
