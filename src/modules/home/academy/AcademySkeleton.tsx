import { useTranslation } from 'react-i18next';
import { SkeletonBlock, Loading } from '@/platform/ui/Skeletons';
import { TileGrid } from './tileGrid';

const TILES = 9;

/** The list in its measures until it comes. */
export function AcademySkeleton() {
  const { t } = useTranslation('academy');
  return (
    <Loading label={t('loading')}>
      <SkeletonBlock width={320} height={38} style={{ maxWidth: '100%', marginBottom: 24 }} />
      <TileGrid>
        {Array.from({ length: TILES }, (_, tile) => (
          <li key={tile}>
            <SkeletonBlock height={72} radius={12} />
          </li>
        ))}
      </TileGrid>
    </Loading>
  );
}
