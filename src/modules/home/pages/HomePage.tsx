import { styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigation } from 'react-router-dom';
import { useCustomer, useIdentity } from '@/domain/identity/selectors';
import { DashboardGrid } from '@/families/dashboard/DashboardGrid';
import { PageHead } from '@/platform/ui/PageHead';
import { CardPage } from '@/platform/widgets/CardTurn';
import { dayInFull, greetingOf } from '../greeting';
import { DOCK_ROOM, HelpDock } from '../help/HelpDock';
import { homeCards } from '../homeCards';
import { TrialBanner } from '../trial/TrialBanner';

const Beside = styled('div')(({ theme }) => ({
  marginRight: DOCK_ROOM,
  // On a telephone the help dock reaches into the cards: the last of them can be scrolled clear of it.
  [theme.breakpoints.down('sm')]: { marginRight: 0, paddingBottom: 56 },
}));

/** From the press of a link on, the connections belong to the page it leads to. */
function UntilLeft({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const next = useNavigation().location?.pathname;
  return <CardPage leaving={next !== undefined && next !== pathname}>{children}</CardPage>;
}

/** The first page of the day: a greeting, what concerns the account, and the cards that this user sees. */
export function Component() {
  const { t } = useTranslation('home');
  const identity = useIdentity();
  const customer = useCustomer();
  const [now] = useState(() => new Date());
  if (!identity) return null;
  return (
    <>
      <PageHead
        title={greetingOf(identity.name, now.getHours(), t)}
        subtitle={[dayInFull(now, t), customer?.customerName].filter(Boolean).join(' · ')}
      />
      <Beside>
        <TrialBanner identity={identity} />
        <UntilLeft>
          <DashboardGrid cards={homeCards} data={identity} />
        </UntilLeft>
      </Beside>
      <HelpDock />
    </>
  );
}
