import BrokenImageOutlined from '@mui/icons-material/BrokenImageOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import { styled, useTheme } from '@mui/material/styles';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PolygonArea } from '@/platform/geo/geoTypes';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { PlotPicture } from './PlotPicture';

export const THUMBNAIL = { width: 150, height: 150, foot: 44 } as const;

const Box = styled(ButtonBase)(({ theme }) => ({
  display: 'block',
  width: THUMBNAIL.width,
  textAlign: 'start',
  borderRadius: radius.control,
  overflow: 'hidden',
  background: theme.tokens.surface,
  boxShadow: `0 0 0 1px ${theme.tokens.border}`,
  '&:hover': { boxShadow: `0 0 0 1px ${theme.tokens.borderStrong}` },
  '&[aria-pressed="true"]': { boxShadow: `0 0 0 2px ${theme.tokens.primary}` },
  '&:focus-visible': { outline: `2px solid ${theme.tokens.focusRing}`, outlineOffset: 2 },
}));
const Broken = styled('span')(({ theme }) => ({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 4,
  width: THUMBNAIL.width,
  height: THUMBNAIL.height,
  ...typeStep('caption'),
  color: theme.tokens.textMuted,
  background: theme.tokens.surfaceSunken,
}));
const Foot = styled('span')(({ theme }) => ({
  display: 'block',
  height: THUMBNAIL.foot,
  padding: '4px 8px',
  boxSizing: 'border-box',
  borderTop: `1px solid ${theme.tokens.border}`,
  '& > span': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
}));
const Name = styled('span')(({ theme }) => ({
  ...typeStep('cellHead'),
  lineHeight: '18px',
  color: theme.tokens.text,
}));
const Size = styled('span')(({ theme }) => ({
  ...typeStep('caption'),
  lineHeight: '16px',
  fontVariantNumeric: 'tabular-nums',
  color: theme.tokens.textMuted,
}));

interface PlotThumbnailProps {
  readonly id: number;
  readonly name: string;
  /** Written out: '12,34 ha'. */
  readonly size: string;
  /** Null when the stored drawing cannot be read. */
  readonly area: PolygonArea | null;
  readonly selected: boolean;
  readonly mapsKey: string | null;
  readonly onToggle: (id: number) => void;
}

/** A plot's picture with its name and size; a press chooses the plot or lets it go. */
export const PlotThumbnail = memo(function PlotThumbnail(props: PlotThumbnailProps) {
  const { id, name, size, area, selected, mapsKey, onToggle } = props;
  const { t } = useTranslation('mapView');
  const { mode } = useTheme().palette;
  const words = [name, size, ...(area ? [] : [t('thumbnail.unreadable')])];
  return (
    <Box aria-pressed={selected} aria-label={words.join(', ')} title={name} onClick={() => onToggle(id)}>
      {area ? (
        <PlotPicture {...THUMBNAIL} area={area} mapsKey={mapsKey} mode={mode} />
      ) : (
        <Broken>
          <BrokenImageOutlined aria-hidden />
          {t('thumbnail.unreadable')}
        </Broken>
      )}
      <Foot>
        <Name>{name}</Name>
        <Size>{size}</Size>
      </Foot>
    </Box>
  );
});
