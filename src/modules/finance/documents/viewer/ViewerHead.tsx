import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/platform/format/money';
import { MOVEMENTS, type CoverRow } from '../documentTypes';
import { type LabelledValue, Values } from './Values';

interface ViewerHeadProps {
  /** Null while it is still to come. */
  readonly cover: CoverRow | null;
  readonly movement: string;
}

/** Which document is shown: type and number first. It stands over every tab. */
export function ViewerHead({ cover, movement }: ViewerHeadProps) {
  const { t } = useTranslation('financeDocuments');
  const known = MOVEMENTS.find((one) => one === movement);
  const values: LabelledValue[] = [
    { label: t('fields.type'), value: cover && cover.documentTypeName },
    { label: t('fields.number'), value: cover && cover.documentNumber },
    ...(known ? [{ label: t('fields.movement'), value: t(`movements.${known}`) }] : []),
    { label: t('fields.value'), value: cover && formatMoney(cover.documentNetValue) },
    { label: t('fields.partner'), value: cover && cover.partnerPersonName, wide: true },
  ];
  return <Values values={values} />;
}
