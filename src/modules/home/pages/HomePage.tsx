import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCustomer, useIdentity } from '@/domain/identity/selectors';
import { PageHead } from '@/platform/ui/PageHead';
import { HomeGrid } from '../components/HomeGrid';
import { dayInFull, greetingOf } from '../greeting';
import { HelpDock } from '../help/HelpDock';
import { homeCards } from '../homeCards';
import { TrialBanner } from '../trial/TrialBanner';

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
      <TrialBanner identity={identity} />
      <HomeGrid cards={homeCards.filter(({ shows }) => shows?.(identity) ?? true)} />
      <HelpDock />
    </>
  );
}
