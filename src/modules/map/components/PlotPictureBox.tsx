import EditLocationAltOutlined from '@mui/icons-material/EditLocationAltOutlined';
import MapOutlined from '@mui/icons-material/MapOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { radius } from '@/platform/theme/tokens';

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  aspectRatio: '450 / 255',
  overflow: 'hidden',
  borderRadius: radius.card,
  border: `1px solid ${theme.tokens.border}`,
  backgroundColor: theme.tokens.surfaceSunken,
  color: theme.tokens.textMuted,
  '& > *': { maxWidth: '100%', maxHeight: '100%' },
  '& p': { ...theme.typography.caption, margin: 0, textAlign: 'center' },
}));

interface PlotPictureBoxProps {
  readonly picture: ReactNode;
  readonly onEdit: (() => void) | undefined;
}

/** A picture of a plot, and the way back to its drawing. */
export function PlotPictureBox({ picture, onEdit }: PlotPictureBoxProps) {
  const { t } = useTranslation('map');
  return (
    <div>
      <Frame>
        {picture ?? (
          <p>
            <MapOutlined aria-hidden fontSize="large" />
            <br />
            {t('plot.noPicture')}
          </p>
        )}
      </Frame>
      {onEdit && (
        <Button
          variant="outlined"
          size="small"
          startIcon={<EditLocationAltOutlined />}
          onClick={onEdit}
          sx={{ mt: 1 }}
        >
          {t('plot.editPolygon')}
        </Button>
      )}
    </div>
  );
}
