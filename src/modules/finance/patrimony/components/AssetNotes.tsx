import { useTranslation } from 'react-i18next';
import type { NoteProps } from '@/families/register/registerTypes';
import { dayText } from '@/platform/format/dayText';
import { formatMoney } from '@/platform/format/money';
import { addMonths, formatMonth } from '@/platform/format/month';
import { FieldNote } from '../../components/FieldNote';
import { bookValueOn, depreciationTerms, monthlyQuota, saleResult } from '../rules/depreciation';
import type { AssetValues } from '../schemas/assetSchemas';

/** What wears off every month, and until when, while it is typed. */
export function DepreciationNote({ values }: NoteProps<AssetValues>) {
  const { t } = useTranslation('financePatrimony');
  const terms = depreciationTerms(values);
  if (!terms) return <FieldNote>{t('depreciation.incomplete')}</FieldNote>;
  return (
    <FieldNote>
      {t('depreciation.perMonth', {
        value: formatMoney(monthlyQuota(terms)),
        from: formatMonth(terms.start),
        to: formatMonth(addMonths(terms.start, terms.months - 1)),
      })}
    </FieldNote>
  );
}

/** What the sale brought above the value in the books. */
export function SaleNote({ values }: NoteProps<AssetValues>) {
  const { t } = useTranslation('financePatrimony');
  const result = saleResult(values);
  if (result === null) return null;
  const book = formatMoney(bookValueOn(values, values.saleDate ?? ''));
  const date = dayText(values.saleDate);
  return (
    <FieldNote>
      {t('sale.book', { value: book, date })}{' '}
      {t(result < 0 ? 'sale.loss' : 'sale.gain', { value: formatMoney(Math.abs(result)) })}
    </FieldNote>
  );
}
