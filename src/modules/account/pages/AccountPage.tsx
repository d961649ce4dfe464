import { styled } from '@mui/material/styles';
import GroupAddOutlined from '@mui/icons-material/GroupAddOutlined';
import PersonAddAltOutlined from '@mui/icons-material/PersonAddAltOutlined';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { isAdministrator } from '@/domain/identity/permissions';
import { useCustomer, useIdentity } from '@/domain/identity/selectors';
import { href } from '@/platform/routing/href';
import { PageHead } from '@/platform/ui/PageHead';
import { useAccountDialog } from '../accountDialogs';
import { AccountDialogs } from '../components/AccountDialogs';
import { ProfilePanel } from '../components/ProfilePanel';
import { UsersSection } from '../components/UsersSection';
import { accountTab } from '../rules/accountTab';
import { mayInvite } from '../rules/licences';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 320px',
  alignItems: 'start',
  gap: 16,
  '&[data-alone="true"]': { gridTemplateColumns: 'minmax(0, 480px)' },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    // Who comes for the own profile on a telephone does not walk past everybody else's.
    '& > aside': { order: -1 },
  },
}));

/** My account: who uses the account and with which licence, for those who administer it; the own profile for all. */
export function Component() {
  const { t } = useTranslation('account');
  const { id } = useParams();
  const { search } = useLocation();
  const identity = useIdentity();
  const customer = useCustomer();
  const dialog = useAccountDialog();
  if (!identity) return null;

  const staff = identity.isMaster;
  const tab = accountTab(id, staff);
  if (tab === null) return <Navigate to="/404" replace />;
  if (tab !== id) return <Navigate to={{ pathname: href('account', { id: tab }), search }} replace />;

  const administers = isAdministrator(customer);
  const invites = administers && mayInvite(customer);
  return (
    <>
      <PageHead
        title={t('title')}
        subtitle={customer?.customerName ?? t('staff')}
        primary={
          invites
            ? {
                label: t('invite.new'),
                icon: <PersonAddAltOutlined />,
                onClick: () => dialog.show('convite'),
              }
            : undefined
        }
        actions={
          invites
            ? [
                {
                  label: t('consultant.new'),
                  icon: <GroupAddOutlined />,
                  onClick: () => dialog.show('consultor'),
                },
              ]
            : []
        }
      />
      <Columns data-alone={!administers && !staff}>
        {(administers || staff) && <UsersSection tab={tab} staff={staff} onEdit={dialog.show} />}
        <aside aria-label={t('profile.title')}>
          <ProfilePanel administers={administers} onOpen={dialog.show} />
        </aside>
      </Columns>
      <AccountDialogs dialog={dialog} invites={invites} administers={administers} />
    </>
  );
}
