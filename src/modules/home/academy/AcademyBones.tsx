import { useTranslation } from 'react-i18next';
import { Bone, Loading } from '@/platform/ui/Skeletons';
import { TileGrid } from './tileGrid';

const TILES = 9;

/** The list in its measures until it comes. */
export function AcademyBones() {
  const { t } = useTranslation('academy');
  return (
    <Loading label={t('loading')}>
      <Bone width={320} height={38} style={{ maxWidth: '100%', marginBottom: 24 }} />
      <TileGrid>
        {Array.from({ length: TILES }, (_, tile) => (
          <li key={tile}>
            <Bone height={72} radius={12} />
          </li>
        ))}
      </TileGrid>
    </Loading>
  );
}
