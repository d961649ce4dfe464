import Alert from '@mui/material/Alert';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LookupField } from '@/domain/lookups/LookupField';
import { isLocalDate, today, toLocalDate } from '@/platform/format/date';
import { formatMoney } from '@/platform/format/money';
import { FieldGrid } from '@/platform/forms/FieldGrid';
import { DateField } from '@/platform/forms/fields/DateField';
import { IntegerField, MoneyField, PercentField } from '@/platform/forms/fields/NumberField';
import { TextField } from '@/platform/forms/fields/TextField';
import { CheckboxField } from '@/platform/forms/fields/ToggleField';
import { FormDialog } from '@/platform/forms/FormDialog';
import { type FormInput, useAppForm } from '@/platform/forms/useAppForm';
import { useAppDispatch } from '@/platform/store/hooks';
import { toast } from '@/platform/ui/toast';
import { type DealAsset, type DealKind, dealMade } from '../dealService';
import { inCents } from '../rules/depreciation';
import { partSale, percentageOfHeads } from '../rules/partSale';
import type { DealValues } from '../schemas/dealSchema';

interface DealDialogProps {
  readonly kind: DealKind;
  readonly asset: DealAsset;
  readonly onClose: () => void;
}

/** What is proposed: of a purchase its record's date, price and seller; of a sale today, and all of it. */
function initialOf(kind: DealKind, asset: DealAsset): FormInput<DealValues> {
  const record = inCents(asset);
  const bought = kind === 'PURCHASE';
  const value = bought ? record.purchasePrice : record.saleValue;
  const day = toLocalDate(bought ? asset.purchaseDate : asset.saleDate) ?? today();
  return {
    date: day,
    heads: asset.heads,
    percentage: 100,
    value: value ?? null,
    partnerId: bought ? asset.sellerId : asset.buyerId,
    makesTitle: true,
    documentTypeId: null,
    documentNumber: null,
    ratingId: null,
    installments: 1,
    dueDate: day,
  };
}

/** What the sale comes to: book value of what goes, its result, and what is left. */
function SalePreview({ asset }: Pick<DealDialogProps, 'asset'>) {
  const { t } = useTranslation('financePatrimony');
  const [date, heads, share, value] = useWatch<
    FormInput<DealValues>,
    ['date', 'heads', 'percentage', 'value']
  >({ name: ['date', 'heads', 'percentage', 'value'] });
  const percentage = asset.heads === null ? share : percentageOfHeads(heads, asset.heads);
  if (percentage === null || percentage <= 0 || percentage > 100 || !isLocalDate(date)) return null;
  const sale = partSale(inCents(asset), { percentage, value, day: date }, { sold: heads, all: asset.heads });
  if (sale.book === null) return <Alert severity="info">{t('deals.bookUnknown')}</Alert>;
  const result =
    sale.result === null
      ? ''
      : t(sale.result < 0 ? 'deals.loss' : 'deals.gain', { value: formatMoney(Math.abs(sale.result)) });
  const left =
    percentage === 100
      ? ''
      : sale.leftHeads === null
        ? t('deals.left', { value: formatMoney(sale.leftBook ?? 0) })
        : t('deals.leftHeads', { count: sale.leftHeads, value: formatMoney(sale.leftBook ?? 0) });
  return (
    <Alert severity="info" role="status">
      {[t('deals.book', { value: formatMoney(sale.book) }), result, left].filter(Boolean).join(' ')}
    </Alert>
  );
}

function TitleFields({ kind }: Pick<DealDialogProps, 'kind'>) {
  const { t } = useTranslation('financePatrimony');
  const makes = useWatch<DealValues, 'makesTitle'>({ name: 'makesTitle' });
  if (!makes) return null;
  return (
    <>
      <LookupField
        name="documentTypeId"
        label={t('deals.documentType')}
        lookup="titleTypes"
        params={undefined}
        required
      />
      <TextField name="documentNumber" label={t('deals.documentNumber')} maxLength={20} required />
      <LookupField
        name="ratingId"
        label={t('deals.rating')}
        lookup="financialRatings"
        params={{ movement: kind === 'SALE' ? 'INCOME' : 'EXPENSE' }}
        required
      />
      <IntegerField name="installments" label={t('deals.installments')} required />
      <DateField name="dueDate" label={t('deals.dueDate')} required />
    </>
  );
}

/** Buying an asset, selling it or a part of it: with the title that it makes, if one is wanted. */
export function DealDialog({ kind, asset, onClose }: DealDialogProps) {
  const { t } = useTranslation('financePatrimony');
  const dispatch = useAppDispatch();
  const sale = kind === 'SALE';
  const herd = sale ? asset.heads : null;
  const whole = sale && asset.saleDate !== null;
  const form = useAppForm<DealValues>({
    schema: () => import('../schemas/dealSchema').then((file) => file.dealSchema(herd)),
    defaultValues: initialOf(kind, asset),
  });
  const save = async (values: DealValues) => {
    const { documentTypeId, documentNumber, ratingId, installments, dueDate } = values;
    const named = documentTypeId !== null && documentNumber !== null && ratingId !== null;
    await dispatch(
      dealMade({
        kind,
        assetId: asset.id,
        date: values.date,
        heads: herd === null ? null : values.heads,
        percentage: values.percentage ?? 100,
        value: values.value,
        partnerId: values.partnerId,
        title:
          values.makesTitle && named && installments !== null && dueDate !== null
            ? {
                documentTypeId,
                documentNumber: documentNumber.trim(),
                financialRatingId: ratingId,
                dueDate,
                installments,
              }
            : null,
      }),
    );
    toast({ tone: 'success', text: t(values.makesTitle ? 'deals.doneWithTitle' : 'deals.done') });
    onClose();
  };
  return (
    <FormDialog
      form={form}
      title={t(`deals.titles.${kind}`, { name: asset.name })}
      onSubmit={save}
      onClose={onClose}
      saveLabel={t(`deals.acts.${kind}`)}
    >
      <FieldGrid>
        <DateField name="date" label={t('deals.date')} readOnly={whole} required />
        {sale &&
          !whole &&
          (herd === null ? (
            <PercentField name="percentage" label={t('deals.percentage')} required />
          ) : (
            <IntegerField name="heads" label={t('deals.heads', { count: herd })} required />
          ))}
        <MoneyField name="value" label={t('deals.value')} required />
        <LookupField
          name="partnerId"
          label={t(sale ? 'deals.buyer' : 'deals.seller')}
          lookup="persons"
          params={undefined}
        />
        {sale && <SalePreview asset={asset} />}
        <CheckboxField name="makesTitle" label={t(sale ? 'deals.makesIncome' : 'deals.makesExpense')} />
        <TitleFields kind={kind} />
      </FieldGrid>
    </FormDialog>
  );
}
