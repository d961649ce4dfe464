import HouseSidingOutlined from '@mui/icons-material/HouseSidingOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useHoldsMenuKey } from '@/domain/identity/useHoldsMenuKey';
import { DEFAULT_QUERY } from '@/platform/grid/gridQuery';
import { href } from '@/platform/routing/href';
import { PageLink } from '@/platform/routing/pageLink';
import { useQuery } from '@/platform/store/useQuery';
import { useList } from '@/platform/store/useResource';
import { EmptyState } from '@/platform/ui/EmptyState';
import { PageHead } from '@/platform/ui/PageHead';
import { lotAviaries } from '../lotAviaries';
import { chickenPort } from '../lotPort';
import { chickenLots } from '../registers/lots';
import { LotManagement } from './LotManagement';

/** Without a house there is nowhere to house a lot: the way to the register of houses. */
function NoAviary() {
  const { t } = useTranslation('chickenLots');
  const may = useHoldsMenuKey()('PATRIMONY');
  return (
    <>
      <PageHead title={t('title')} />
      <EmptyState
        icon={<HouseSidingOutlined />}
        title={t('noAviary.title')}
        text={may ? t('noAviary.text') : `${t('noAviary.text')} ${t('noAviary.ask')}`}
        action={
          may && (
            <Button
              component={PageLink}
              to={href('financePatrimony', { id: 'galpao-aves' })}
              variant="contained"
            >
              {t('noAviary.action')}
            </Button>
          )
        }
      />
    </>
  );
}

/** Management of poultry lots: list, form, closing and reversing. */
export function Component() {
  const { rows, list } = useList(chickenLots.resource, DEFAULT_QUERY);
  const { data: aviaries } = useQuery(lotAviaries, undefined);
  if (aviaries?.length === 0 && list.loadedAt !== null && rows.length === 0) return <NoAviary />;
  return <LotManagement register={chickenLots} port={chickenPort} placeOf={({ aviaryId }) => aviaryId} />;
}
