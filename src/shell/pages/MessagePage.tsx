import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { HOME_PATH } from '../guard';

interface Props {
  title: string;
  text: string;
}

/** The frame of the pages that say why another page is not there, with the way home. */
export function MessagePage({ title, text }: Props) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  return (
    <Box component="main" sx={{ display: 'grid', placeContent: 'center', minHeight: '100vh', gap: 2, p: 3 }}>
      <Typography component="h1" variant="h5">
        {title}
      </Typography>
      <Typography>{text}</Typography>
      <Button variant="contained" onClick={() => void navigate(HOME_PATH)} sx={{ justifySelf: 'start' }}>
        {t('goHome')}
      </Button>
    </Box>
  );
}
