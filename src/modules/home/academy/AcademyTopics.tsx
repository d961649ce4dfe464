import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { NoMatches } from '@/platform/ui/EmptyState';
import { SearchField } from '@/platform/ui/SearchField';
import type { AcademyVideo } from './academyWire';
import { type AcademyTopic, foundVideos, topicsOf } from './rules/academyVideos';
import { TileGrid } from './tileGrid';
import { VideoTile } from './VideoTile';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  marginBottom: 8,
  '& > :not([role="status"])': { flex: '0 1 320px' },
  [theme.breakpoints.down('sm')]: { '& > :not([role="status"])': { flexBasis: '100%' } },
  '& [role="status"]': { color: theme.tokens.textMuted },
}));
const Section = styled('section')(({ theme }) => ({
  '& h2': { ...theme.typography.h2, margin: '16px 0 8px' },
}));

interface AcademyTopicsProps {
  readonly videos: readonly AcademyVideo[];
  readonly query: string;
  readonly onQuery: (query: string) => void;
}

/** The search and, topic by topic, the videos that it finds. */
export function AcademyTopics({ videos, query, onQuery }: AcademyTopicsProps) {
  const { t } = useTranslation('academy');
  const found = foundVideos(videos, query);
  return (
    <>
      <Bar>
        <SearchField label={t('search')} value={query} onSearch={onQuery} width="100%" />
        <span role="status">{t('count', { count: found.length })}</span>
      </Bar>
      {found.length === 0 && <NoMatches onClear={() => onQuery('')} />}
      {topicsOf(found).map((topic) => (
        <Topic key={topic.name} topic={topic} />
      ))}
    </>
  );
}

function Topic({ topic: { name, videos } }: { readonly topic: AcademyTopic }) {
  const { t } = useTranslation('academy');
  const headId = useId();
  return (
    <Section aria-labelledby={headId}>
      <h2 id={headId}>{name || t('others')}</h2>
      <TileGrid>
        {videos.map((video) => (
          <li key={video.id}>
            <VideoTile video={video} />
          </li>
        ))}
      </TileGrid>
    </Section>
  );
}
