import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { type Plantable, plantableKey } from '../rules/placing';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 6,
  marginBottom: 8,
  '& .hint': { ...typeStep('caption'), color: theme.tokens.textMuted, marginLeft: 4 },
}));
const Crop = styled('button')(({ theme }) => ({
  ...typeStep('chip'),
  minHeight: 32,
  padding: '2px 12px',
  borderRadius: radius.chip,
  border: `1px dashed ${theme.tokens.borderStrong}`,
  background: theme.tokens.surface,
  color: theme.tokens.text,
  cursor: 'grab',
  '&[aria-pressed="true"]': {
    borderStyle: 'solid',
    borderColor: theme.tokens.primary,
    background: theme.tokens.primarySoft,
    color: theme.tokens.primarySoftText,
  },
  '&:focus-visible': { outline: `2px solid ${theme.tokens.focusRing}`, outlineOffset: 1 },
  '@media (pointer: coarse)': { minHeight: 44 },
}));

interface CropPaletteProps {
  readonly crops: readonly Plantable[];
  readonly nameOf: (crop: Plantable) => string;
  /** The key of the one that the next pressed cell takes. */
  readonly armed: string | null;
  readonly onArm: (key: string | null) => void;
}

/** Crops to drag into a cell; pressed, one goes into each cell that is pressed next, until it is pressed again. */
export function CropPalette({ crops, nameOf, armed, onArm }: CropPaletteProps) {
  const { t } = useTranslation('agricultureRotation');
  return (
    <Bar role="group" aria-label={t('palette.label')}>
      {crops.map((crop) => {
        const key = plantableKey(crop);
        return (
          <Crop
            key={key}
            type="button"
            data-carry={`palette:${key}`}
            aria-pressed={armed === key}
            onClick={() => onArm(armed === key ? null : key)}
          >
            {nameOf(crop)}
          </Crop>
        );
      })}
      <span className="hint">{armed === null ? t('palette.hint') : t('palette.armed')}</span>
    </Bar>
  );
}
