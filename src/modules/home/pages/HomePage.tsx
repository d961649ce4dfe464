import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ForecastWidget } from '@/domain/widgets/forecast/ForecastWidget';
import { useCustomer, useIdentity } from '@/domain/identity/selectors';
import { PageHead } from '@/platform/ui/PageHead';

/** Part of the day that the greeting names: morning before 12 h, afternoon before 18 h, then evening. */
function greetingKey(hour: number) {
  return hour < 12 ? 'greeting.morning' : hour < 18 ? 'greeting.afternoon' : 'greeting.evening';
}

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
      <ForecastWidget />
    </>
  );
}
