import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { momentText } from '@/platform/format/dayText';
import { formatNumber } from '@/platform/format/number';
import { hectaresOf } from '@/platform/geo/measure';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { confirm } from '@/platform/ui/confirm';
import { usePropertyMap } from '../../propertyMap';
import type { DrawingDraft } from '../hooks/drawingDraft';

const Box = styled('section')(({ theme }) => ({
  ...typeStep('body'),
  // Room at the right for the scale, as long as there is room for both.
  alignSelf: 'flex-start',
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: 12,
  maxWidth: 'calc(100% - 80px)',
  boxSizing: 'border-box',
  padding: '6px 8px 6px 12px',
  borderRadius: radius.card,
  color: theme.tokens.warning.softText,
  background: theme.tokens.warning.soft,
  border: `1px solid color-mix(in srgb, ${theme.tokens.warning.solid} 40%, ${theme.tokens.warning.soft})`,
  '& > p': { margin: 0, flex: '1 1 200px', minWidth: 0 },
  [theme.breakpoints.down('sm')]: { maxWidth: '100%' },
}));

interface DraftOfferProps {
  readonly draft: DrawingDraft;
  readonly onResume: () => void;
  readonly onDiscard: () => void;
}

/** An unsaved drawing: continued or discarded. */
export function DraftOffer({ draft, onResume, onDiscard }: DraftOfferProps) {
  const { t } = useTranslation('mapDrawing');
  const { land } = usePropertyMap();
  const { target, drawing, savedAt } = draft;
  const plot = target.kind === 'plot' ? land.tree.plotOf.get(target.plotId)?.plot : undefined;
  const text = t('draft.text', {
    name: plot?.name ?? drawing.name ?? t('bar.newPlot'),
    hectares: formatNumber(hectaresOf(drawing.rings)),
    when: momentText(new Date(savedAt).toISOString()),
  });
  const discard = async () => {
    const agreed = await confirm({
      title: t('draft.discardTitle'),
      body: t('draft.discardBody', { text }),
      confirmLabel: t('draft.discard'),
      danger: true,
    });
    if (agreed) onDiscard();
  };
  return (
    <Box aria-label={t('draft.title')}>
      <EditNoteOutlined aria-hidden />
      <p>
        <strong>{t('draft.title')}</strong> {text}
      </p>
      <Button size="small" color="inherit" variant="outlined" onClick={onResume}>
        {t('draft.resume')}
      </Button>
      <Button size="small" color="inherit" onClick={() => void discard()}>
        {t('draft.discard')}
      </Button>
    </Box>
  );
}
