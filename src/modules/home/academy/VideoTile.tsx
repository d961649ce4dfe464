import PlayCircleOutlined from '@mui/icons-material/PlayCircleOutlined';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import type { AcademyVideo } from './academyWire';
import { videoPlace } from './videoPlace';

const Tile = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 72,
  padding: '10px 12px',
  border: `1px solid ${theme.tokens.border}`,
  borderRadius: radius.card,
  backgroundColor: theme.tokens.surface,
  color: theme.tokens.text,
  textDecoration: 'none',
  '&:hover': { borderColor: theme.tokens.borderStrong },
}));
const Picture = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 40,
  height: 40,
  borderRadius: radius.control,
  backgroundColor: theme.tokens.primarySoft,
  color: theme.tokens.primarySoftText,
}));
const Words = styled('span')(({ theme }) => ({
  minWidth: 0,
  '& > span': { display: 'block', overflowWrap: 'anywhere' },
  '& .name': typeStep('bodyStrong'),
  '& .facts': { ...typeStep('caption'), color: theme.tokens.textMuted },
}));

/** One video in the list: its address opens it over the list. */
export function VideoTile({ video }: { readonly video: AcademyVideo }) {
  const { t } = useTranslation('academy');
  const { id, name, subtopic, minutes } = video;
  const facts = [subtopic, minutes !== null && t('minutes', { count: minutes })].filter(Boolean);
  return (
    <Tile to={videoPlace(id)} preventScrollReset>
      <Picture aria-hidden>
        <PlayCircleOutlined />
      </Picture>
      <Words>
        <span className="name">{name}</span>
        {facts.length > 0 && <span className="facts">{facts.join(' · ')}</span>}
      </Words>
    </Tile>
  );
}
