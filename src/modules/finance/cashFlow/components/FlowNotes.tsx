import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/platform/format/money';
import { Banner } from '@/platform/ui/Banner';
import { type FlowMonth, shortMonths } from '../rules/cashFlow';

interface FlowNotesProps {
  readonly opening: number | null;
  readonly otherCurrencies: readonly string[];
  readonly unread?: number;
  /** Of which the first that ends below zero is named. */
  readonly months?: readonly FlowMonth[];
  readonly year?: number;
}

/** What must be known to read the figures below. */
export function FlowNotes({ opening, otherCurrencies, unread = 0, months = [], year = 0 }: FlowNotesProps) {
  const { t } = useTranslation('financeCashFlow');
  const [short] = shortMonths({ months });
  return (
    <>
      {unread > 0 && <Banner tone="warning" fact={t('unread', { count: unread })} />}
      {opening === null && <Banner tone="warning" fact={t('noOpening')} text={t('noOpeningText')} />}
      {otherCurrencies.length > 0 && (
        <Banner tone="info" fact={t('otherCurrencies')} text={otherCurrencies.join(', ')} />
      )}
      {short?.balance != null && (
        <Banner
          tone="warning"
          fact={t('short', {
            month: t(`months.${short.month}`, String(short.month)),
            year,
            balance: formatMoney(short.balance),
          })}
        />
      )}
    </>
  );
}
