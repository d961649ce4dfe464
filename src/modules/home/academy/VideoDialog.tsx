import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { externalLink } from '@/platform/routing/externalLink';
import { PageLink } from '@/platform/routing/pageLink';
import { typeStep } from '@/platform/theme/typography';
import { AppDialog } from '@/platform/ui/AppDialog';
import type { AcademyVideo } from './academyWire';
import { useScreens } from './useScreens';

const Facts = styled('p')(({ theme }) => ({ margin: 0, color: theme.tokens.textMuted }));
const Words = styled('p')({ margin: '12px 0 0', whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
const Screens = styled('section')({
  marginTop: 16,
  '& h3': { ...typeStep('bodyStrong'), margin: '0 0 4px' },
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: '4px 8px', margin: 0, padding: 0, listStyle: 'none' },
});

interface VideoDialogProps {
  readonly video: AcademyVideo;
  readonly onClose: () => void;
}

/** What a video tells, where it plays, and the screens that it explains. */
export function VideoDialog({ video, onClose }: VideoDialogProps) {
  const { t } = useTranslation(['academy', 'ui']);
  const { id, name, topic, subtopic, minutes, description, href } = video;
  const screens = useScreens(id);
  const facts = [topic, subtopic, minutes !== null && t('minutes', { count: minutes })];
  return (
    <AppDialog title={name} size="s" onClose={onClose}>
      <DialogContent>
        <Facts>{facts.filter(Boolean).join(' · ')}</Facts>
        {description !== '' && <Words>{description}</Words>}
        <Words>{t(href === null ? 'noAddress' : 'elsewhere')}</Words>
        {screens.length > 0 && (
          <Screens>
            <h3>{t('screens')}</h3>
            <ul>
              {screens.map(({ path, name: screen, legacy }) => (
                <li key={path}>
                  <Button size="small" variant="outlined" component={PageLink} to={path} legacy={legacy}>
                    {screen}
                  </Button>
                </li>
              ))}
            </ul>
          </Screens>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t('ui:close')}
        </Button>
        {href !== null && (
          <Button variant="contained" href={href} {...externalLink} startIcon={<OpenInNewOutlined />}>
            {t('watch')}
          </Button>
        )}
      </DialogActions>
    </AppDialog>
  );
}
