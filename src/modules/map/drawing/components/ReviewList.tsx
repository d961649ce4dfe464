import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { styled, useTheme } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/platform/format/number';
import type { ReviewLine } from '@/platform/geo/exchange/importReview';
import { PlotPicture } from '@/platform/map/thumbnail/PlotPicture';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { isTakeable } from '../model/importChoice';
import { useNotices, useShapeName } from './reviewNotices';

const Box = styled('div')(({ theme }) => ({
  marginTop: 16,
  maxHeight: '42dvh',
  overflowY: 'auto',
  border: `1px solid ${theme.tokens.border}`,
  borderRadius: radius.control,
}));
const List = styled('ul')({ margin: 0, paddingInline: 0, listStyle: 'none' });
const Line = styled('li')(({ theme }) => ({
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 64px',
  '&:not(:last-child)': { borderBottom: `1px solid ${theme.tokens.border}` },
  '& > label': {
    display: 'grid',
    gridTemplateColumns: 'auto 48px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: 8,
    minHeight: 64,
    padding: '4px 12px 4px 4px',
    cursor: 'pointer',
  },
  '&[data-takeable="false"] > label': { cursor: 'default' },
  '&:hover': { background: theme.tokens.hover },
}));
const Frame = styled('span')({
  display: 'block',
  width: 48,
  height: 48,
  borderRadius: 6,
  overflow: 'hidden',
});
const Name = styled('span')({ ...typeStep('bodyStrong'), display: 'block', overflowWrap: 'anywhere' });
const Notice = styled('span')(({ theme }) => ({
  ...typeStep('caption'),
  display: 'block',
  color: theme.tokens.textMuted,
  '&[data-tone="warning"]': { color: theme.tokens.warning.softText },
  '&[data-tone="danger"]': { color: theme.tokens.danger.softText },
}));
const Size = styled('span')({
  ...typeStep('cell'),
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

/** So many lines at once: thousands would hold the page up. */
const LINES = 200;

interface ReviewListProps {
  readonly lines: readonly ReviewLine[];
  readonly isChosen: (line: ReviewLine) => boolean;
  readonly onTick: (line: ReviewLine, ticked: boolean) => void;
}

/** One line for each polygon of a file; of thousands the first, and more on request. All of them can be taken. */
export function ReviewList({ lines, isChosen, onTick }: ReviewListProps) {
  const { t } = useTranslation('mapDrawing');
  const [most, setMost] = useState(LINES);
  const hidden = lines.length - most;
  return (
    <Box>
      <List aria-label={t('import.review')}>
        {lines.slice(0, most).map((line) => (
          <Line key={line.id} data-takeable={isTakeable(line)}>
            <ReviewLabel line={line} chosen={isChosen(line)} onTick={(ticked) => onTick(line, ticked)} />
          </Line>
        ))}
      </List>
      {hidden > 0 && (
        <Button fullWidth onClick={() => setMost(most + LINES)}>
          {t('import.showMore', { count: hidden })}
        </Button>
      )}
    </Box>
  );
}

interface ReviewLabelProps {
  readonly line: ReviewLine;
  readonly chosen: boolean;
  readonly onTick: (ticked: boolean) => void;
}

/** A polygon's picture, name, size and what is to be said about it. */
function ReviewLabel({ line, chosen, onTick }: ReviewLabelProps) {
  const { t } = useTranslation('mapDrawing');
  const { mode } = useTheme().palette;
  const name = useShapeName()(line);
  const notices = useNotices()(line);
  const takeable = isTakeable(line);
  const tone = notices.length === 0 ? 'none' : takeable ? 'warning' : 'danger';
  return (
    <label>
      <Checkbox
        checked={chosen}
        disabled={!takeable}
        onChange={(_event, ticked) => onTick(ticked)}
        slotProps={{ input: { 'aria-label': t('import.take', { name }) } }}
      />
      <Frame>
        <PlotPicture area={line.area} width={48} height={48} mapsKey={null} mode={mode} />
      </Frame>
      <span>
        <Name>{name}</Name>
        <Notice data-tone={tone}>{notices.join(' · ') || t('import.fine')}</Notice>
      </span>
      <Size>{t('figures.hectares', { value: formatNumber(line.hectares) })}</Size>
    </label>
  );
}
