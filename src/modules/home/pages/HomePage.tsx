import { styled } from '@mui/material/styles';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCustomer, useIdentity } from '@/domain/identity/selectors';
import { layout } from '@/platform/theme/tokens';
import { PageHead } from '@/platform/ui/PageHead';

/** Part of the day that the greeting names: morning before 12 h, afternoon before 18 h, then evening. */
function greetingKey(hour: number) {
  return hour < 12 ? 'greeting.morning' : hour < 18 ? 'greeting.afternoon' : 'greeting.evening';
}

const page = (load: () => Promise<{ Component: () => React.ReactNode }>) =>
  lazy(async () => ({ default: (await load()).Component }));
const CalendarCard = page(() => import('../calendar/CalendarCard'));
const NoticesCard = page(() => import('../notices/NoticesCard'));
const PricesCard = page(() => import('../prices/PricesCard'));

const Grid = styled('div')({
  display: 'grid',
  gap: layout.gap,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 480px), 1fr))',
});

export function Component() {
  const { t, i18n } = useTranslation('home');
  const identity = useIdentity();
  const customer = useCustomer();
  const [now] = useState(() => new Date());
  const today = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'full' }).format(now);
  const firstName = identity?.name.split(' ')[0] ?? '';
  return (
    <>
      <PageHead
        title={t(greetingKey(now.getHours()), { name: firstName })}
        subtitle={[today, customer?.customerName].filter(Boolean).join(' · ')}
      />
      <Grid>
        {customer && (
          <Suspense fallback={null}>
            <CalendarCard />
          </Suspense>
        )}
        <Suspense fallback={null}>
          <NoticesCard />
        </Suspense>
        <Suspense fallback={null}>
          <PricesCard />
        </Suspense>
      </Grid>
    </>
  );
}
