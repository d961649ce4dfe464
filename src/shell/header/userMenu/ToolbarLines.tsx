import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { openPalette } from '../../palette/paletteEvents';
import { AssistButton } from '../AssistButton';
import { FaqButton } from '../FaqButton';
import { HelpVideoButton } from '../HelpVideoButton';
import { LanguageSwitch } from '../LanguageSwitch';

/** Buttons of the toolbar as lines of the menu. */
const Extra = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  paddingInline: 8,
  '& .MuiButton-root': { fontWeight: 400 },
});

interface ToolbarLinesProps {
  readonly small: boolean;
  readonly tiny: boolean;
  readonly onClose: () => void;
}

/** What the toolbar has no room for in a narrow window. */
export function ToolbarLines({ small, tiny, onClose }: ToolbarLinesProps) {
  const { t } = useTranslation('shell');
  return (
    <>
      {tiny && (
        <Extra>
          <Button
            variant="text"
            color="inherit"
            startIcon={<SearchOutlined />}
            onClick={() => {
              onClose();
              openPalette();
            }}
          >
            {t('palette.open')}
          </Button>
          <AssistButton compact={false} onBefore={onClose} />
          <FaqButton onBefore={onClose} />
          <HelpVideoButton compact={false} />
        </Extra>
      )}
      {small && (
        <Extra>
          <LanguageSwitch />
        </Extra>
      )}
    </>
  );
}
