import Checkbox from '@mui/material/Checkbox';
import { styled, useTheme } from '@mui/material/styles';
import { observeElementRect, useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
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
  boxSizing: 'border-box',
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

/** Before the browser has measured anything: a usual line, and room for a screenful of them. */
const LINE = 65;
const ROOM = { width: 600, height: 420 };

interface ReviewListProps {
  readonly lines: readonly ReviewLine[];
  readonly isChosen: (line: ReviewLine) => boolean;
  readonly onTick: (line: ReviewLine, ticked: boolean) => void;
}

/** One line for each polygon of a file. Of thousands only those in view are there. */
export function ReviewList({ lines, isChosen, onTick }: ReviewListProps) {
  const { t } = useTranslation('mapDrawing');
  const box = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => box.current,
    estimateSize: () => LINE,
    overscan: 6,
    initialRect: ROOM,
    // Where nothing is laid out there is no height to go by.
    observeElementRect: (instance, tell) =>
      observeElementRect(instance, (rect) => tell(rect.height > 0 ? rect : ROOM)),
  });
  const drawn = virtual.getVirtualItems();
  const above = drawn[0]?.start ?? 0;
  const below = virtual.getTotalSize() - (drawn.at(-1)?.end ?? 0);
  return (
    <Box ref={box}>
      <List aria-label={t('import.review')} style={{ paddingTop: above, paddingBottom: below }}>
        {drawn.map(({ index }) => {
          const line = lines[index];
          if (!line) return null;
          return (
            <Line
              key={line.id}
              ref={virtual.measureElement}
              data-index={index}
              data-takeable={isTakeable(line)}
              aria-setsize={lines.length}
              aria-posinset={index + 1}
            >
              <ReviewLabel line={line} chosen={isChosen(line)} onTick={(ticked) => onTick(line, ticked)} />
            </Line>
          );
        })}
      </List>
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
