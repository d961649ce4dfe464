import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TreeField } from '@/platform/forms/fields/TreeField';
import { ErrorState } from '@/platform/ui/ErrorState';
import { Loading } from '@/platform/ui/Skeletons';
import type { InvitationValues } from '../accountSchemas';
import type { PermissionTrees } from '../accountWire';
import { countGiven } from '../rules/permissionTrees';
import type { ProfileChoice } from './useProfileChoice';

const VALUES = ['permissionProfileValuesWeb', 'permissionProfileValuesMobile'] as const;

const Trees = styled('div')({
  display: 'grid',
  gap: '8px 24px',
  marginTop: 12,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  alignItems: 'start',
});

/** What the chosen profile may do, on the web and on the telephone. Profiles without menus have no trees. */
export function PermissionFields({ choice }: { readonly choice: ProfileChoice }) {
  const { t } = useTranslation('account');
  const { wanted, trees } = choice;
  if (!wanted) return null;
  if (choice.treesFailed) return <ErrorState title={t('permissions.failed')} onRetry={choice.retryTrees} />;
  if (!trees)
    return (
      <Loading label={t('permissions.loading')}>
        <Trees>
          <Skeleton variant="rounded" height={360} />
          <Skeleton variant="rounded" height={360} />
        </Trees>
      </Loading>
    );
  return (
    <>
      <Trees>
        {(['Web', 'Mobile'] as const).map((place) => {
          const nodes = place === 'Web' ? trees.web : trees.mobile;
          const label = t(`permissions.${place}`);
          return nodes.length > 0 ? (
            <TreeField
              key={place}
              name={`permissionProfileValues${place}`}
              label={label}
              nodes={nodes}
              helper={t('permissions.helper')}
            />
          ) : (
            <Typography key={place} color="text.secondary">
              {t('permissions.none', { label })}
            </Typography>
          );
        })}
      </Trees>
      <GivenPages trees={trees} />
    </>
  );
}

/** What the invitation gives, in numbers: the two trees are long, and one is easily forgotten. */
function GivenPages({ trees }: { readonly trees: PermissionTrees }) {
  const { t } = useTranslation('account');
  const [web, mobile] = useWatch<InvitationValues, typeof VALUES>({ name: VALUES });
  const pages = (count: number) =>
    count === 0 ? t('permissions.nothing') : t('permissions.pages', { count });
  const given = { web: pages(countGiven(trees.web, web)), mobile: pages(countGiven(trees.mobile, mobile)) };
  return (
    <Typography role="status" sx={{ mt: 1.5, fontWeight: 600 }}>
      {t('permissions.summary', given)}
    </Typography>
  );
}
