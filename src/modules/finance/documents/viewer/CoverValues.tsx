import { useTranslation } from 'react-i18next';
import { dayText } from '@/platform/format/dayText';
import { formatMoney } from '@/platform/format/money';
import type { CoverRow } from '../documentTypes';
import { type LabelledValue, Values } from './Values';

/** The cover as labelled values: where its grid does not fit, everything is still read at once. */
export function CoverValues({ cover }: { readonly cover: CoverRow }) {
  const { t } = useTranslation('financeDocuments');
  const values: LabelledValue[] = [
    { label: t('fields.farmer'), value: cover.farmerPersonName },
    { label: t('fields.farm'), value: cover.documentFarmName },
    { label: t('fields.issueDate'), value: dayText(cover.issueDateText) || cover.issueDateText },
    { label: t('fields.discount'), value: formatMoney(cover.documentWriteOffDiscountValue) },
  ];
  return <Values values={values} />;
}
