import Checkbox from '@mui/material/Checkbox';
import { styled, useTheme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/platform/format/number';
import type { ReviewLine } from '@/platform/geo/exchange/importReview';
import { PlotPicture } from '@/platform/map/thumbnail/PlotPicture';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { LARGEST_PLOT } from '../model/checks';
import { isTakeable } from '../model/importChoice';

const List = styled('ul')(({ theme }) => ({
  margin: '16px 0 0',
  padding: 0,
  listStyle: 'none',
  maxHeight: '42dvh',
  overflowY: 'auto',
  border: `1px solid ${theme.tokens.border}`,
  borderRadius: radius.control,
}));
const Line = styled('li')(({ theme }) => ({
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 64px',
  '& + &': { borderTop: `1px solid ${theme.tokens.border}` },
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

/** How many neighbours a line names. */
const NAMED = 3;

function useNotices() {
  const { t } = useTranslation('mapDrawing');
  return (line: ReviewLine): readonly string[] => {
    const overlaps = line.overlaps
      .slice(0, NAMED)
      .map(({ plot, hectares }) =>
        t('import.overlapPart', { name: plot.name, hectares: formatNumber(hectares) }),
      );
    return [
      ...(line.fault ? [t(`import.${line.fault}`)] : []),
      ...(line.duplicateOf ? [t('import.duplicate', { name: line.duplicateOf })] : []),
      ...(overlaps.length > 0 ? [t('import.overlap', { names: overlaps.join(', ') })] : []),
      ...(line.isAbroad ? [t('import.abroad')] : []),
      ...(line.hectares > LARGEST_PLOT ? [t('import.tooLarge')] : []),
    ];
  };
}

interface ReviewListProps {
  readonly lines: readonly ReviewLine[];
  readonly isChosen: (line: ReviewLine) => boolean;
  readonly onTick: (line: ReviewLine, ticked: boolean) => void;
}

/** One line for each polygon of a file: its picture, name, size and what is to be said about it. */
export function ReviewList({ lines, isChosen, onTick }: ReviewListProps) {
  const { t } = useTranslation('mapDrawing');
  const { mode } = useTheme().palette;
  const noticesOf = useNotices();
  return (
    <List aria-label={t('import.review')}>
      {lines.map((line, at) => {
        const name = line.name || t('import.unnamed', { number: at + 1 });
        const notices = noticesOf(line);
        const takeable = isTakeable(line);
        const tone = notices.length === 0 ? 'none' : takeable ? 'warning' : 'danger';
        return (
          <Line key={line.id} data-takeable={takeable}>
            <label>
              <Checkbox
                checked={isChosen(line)}
                disabled={!takeable}
                onChange={(_event, ticked) => onTick(line, ticked)}
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
          </Line>
        );
      })}
    </List>
  );
}
