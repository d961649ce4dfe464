import UndoOutlined from '@mui/icons-material/UndoOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/platform/format/number';
import { hectaresOf } from '@/platform/geo/measure';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { IconAction } from '@/platform/ui/IconAction';
import { useDrawing, useDrawn } from '../drawingContext';
import { takeBack } from '../model/edits';
import { allPieces } from '../model/pieceNames';
import { PiecesDialog } from './PiecesDialog';

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
}));
const Pieces = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 12,
  maxHeight: 76,
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
  '& > li': { display: 'flex', alignItems: 'center', gap: 4 },
});

/** What follows once the drawing was saved: pieces that become plots, merged plots that go. */
export function PiecesNote() {
  const { t } = useTranslation('mapDrawing');
  const { session, map } = useDrawing();
  const spare = useDrawn(({ history }) => history.present.spare);
  const merged = useDrawn(({ history }) => history.present.merged);
  const rings = useDrawn(({ history }) => history.present.rings);
  const drawnName = useDrawn(({ history }) => history.present.name);
  const target = useDrawn((state) => state.target);
  const [all, setAll] = useState(false);
  if (spare.length + merged.length === 0) return null;
  const farm =
    target?.kind === 'new' && target.farmId !== null ? map.land.tree.farmOf.get(target.farmId) : undefined;
  const fieldId = target?.kind === 'new' ? target.fieldId : null;
  const names = merged.map((id) => map.land.tree.plotOf.get(id)?.plot.name ?? String(id)).join(', ');
  return (
    <Box aria-label={t('pieces.label')}>
      {spare.length > 0 && (
        <>
          <div>{t('pieces.text', { count: spare.length })}</div>
          {farm && merged.length === 0 && (
            <Button
              size="small"
              sx={{ justifySelf: 'start', alignSelf: 'start' }}
              onClick={() => setAll(true)}
            >
              {t('pieces.all')}
            </Button>
          )}
          {all && farm && (
            <PiecesDialog
              pieces={allPieces({ rings, name: drawnName, spare })}
              farm={farm}
              fieldId={fieldId}
              onClose={() => setAll(false)}
            />
          )}
          <Pieces>
            {spare.map((piece, at) => {
              const name = piece.name ?? t('piece', { number: at + 2 });
              return (
                <li key={JSON.stringify(piece.area[0]?.path[0])}>
                  {t('pieces.one', { name, hectares: formatNumber(hectaresOf(piece.area)) })}
                  <IconAction
                    label={t('pieces.back', { name })}
                    icon={<UndoOutlined fontSize="small" />}
                    size="small"
                    onClick={() => session.change('dropPiece', takeBack(session.get().history.present, at))}
                  />
                </li>
              );
            })}
          </Pieces>
        </>
      )}
      {merged.length > 0 && <div>{t('pieces.merged', { names })}</div>}
    </Box>
  );
}
