import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useHoldsMenuKey } from '@/domain/identity/useHoldsMenuKey';
import { formatMoney } from '@/platform/format/money';
import { href } from '@/platform/routing/href';
import { useQuery } from '@/platform/store/useQuery';
import { Banner } from '@/platform/ui/Banner';
import { withoutProducer } from '../bookSlice';

/** What of a year is in nobody's book: paid entries without a producer, with the way to where they get one. */
export function WithoutProducer({ year }: { readonly year: number }) {
  const { t } = useTranslation('producers');
  const navigate = useNavigate();
  const holds = useHoldsMenuKey();
  const { data, status, retry } = useQuery(withoutProducer, year);
  if (!data)
    return status === 'failed' ? (
      <Banner
        tone="warning"
        fact={t('gap.unknown', { year })}
        action={{ label: t('gap.retry'), onClick: retry }}
      />
    ) : null;
  if (data.count === 0) return null;
  const income = t('gap.income', { value: formatMoney(data.income) });
  const expense = t('gap.expense', { value: formatMoney(data.expense) });
  // Income and expenses never add.
  const sums = data.income === 0 ? expense : data.expense === 0 ? income : t('gap.both', { income, expense });
  const filters = {
    aba: 'baixados',
    'filtro.produtor': 'nenhum',
    'filtro.data': 'PAYMENT',
    'filtro.periodo': `${year}-01-01..${year}-12-31`,
  };
  return (
    <Banner
      tone="warning"
      fact={t('gap.fact', { count: data.count, year, sums })}
      text={t('gap.text')}
      {...(holds('TITLES') && {
        action: { label: t('gap.way'), onClick: () => void navigate(href('financeTitles', {}, filters)) },
      })}
    />
  );
}
