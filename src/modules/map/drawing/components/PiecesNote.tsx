import UndoOutlined from '@mui/icons-material/UndoOutlined';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { IconAction } from '@/platform/ui/IconAction';
import { useDrawing, useDrawn } from '../drawingContext';
import { takeBack } from '../model/edits';

const Box = styled('section')(({ theme }) => ({
  ...typeStep('caption'),
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  padding: '6px 4px 6px 12px',
  borderRadius: radius.control,
  color: theme.tokens.text,
  background: theme.tokens.surfaceRaised,
  border: `1px solid ${theme.tokens.border}`,
  boxShadow: theme.shadows[2],
  '& > div': { display: 'flex', alignItems: 'center', gap: 4, flexWrap: 'wrap' },
}));

/** What follows once the drawing was saved: pieces that become plots, merged plots that go. */
export function PiecesNote() {
  const { t } = useTranslation('mapDrawing');
  const { session, map } = useDrawing();
  const spare = useDrawn(({ history }) => history.present.spare);
  const merged = useDrawn(({ history }) => history.present.merged);
  if (spare.length + merged.length === 0) return null;
  const names = merged.map((id) => map.land.tree.plotOf.get(id)?.plot.name ?? String(id)).join(', ');
  return (
    <Box aria-label={t('pieces.label')}>
      {spare.length > 0 && (
        <div>
          {t('pieces.text', { count: spare.length })}
          {spare.map((piece, at) => (
            <IconAction
              key={JSON.stringify(piece.area[0]?.path[0])}
              label={t('pieces.back', { number: at + 2 })}
              icon={<UndoOutlined fontSize="small" />}
              size="small"
              onClick={() => session.change('dropPiece', takeBack(session.get().history.present, at))}
            />
          ))}
        </div>
      )}
      {merged.length > 0 && <div>{t('pieces.merged', { names })}</div>}
    </Box>
  );
}
