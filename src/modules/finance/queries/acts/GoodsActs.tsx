import { useTranslation } from 'react-i18next';
import { today } from '@/platform/format/date';
import { dayText } from '@/platform/format/dayText';
import { DateField } from '@/platform/forms/fields/DateField';
import { NumberField } from '@/platform/forms/fields/NumberField';
import { TextField } from '@/platform/forms/fields/TextField';
import { FieldGrid } from '@/platform/forms/FieldGrid';
import { FormDialog } from '@/platform/forms/FormDialog';
import { type FormInput, useAppForm } from '@/platform/forms/useAppForm';
import { useFormValues } from '@/platform/forms/useFormValues';
import { moneyText, priceText, quantityText, UNKNOWN } from '../queryLook';
import { fixPrice, receiveOrder } from '../queriesService';
import type { ContractRow, OrderRow } from '../queryTypes';
import { afterFixing, afterReceipt, unfixedOf } from '../rules/acts';
import { productBalance } from '../rules/balances';
import { ActEffects } from './ActEffects';
import { type FixForm, INVOICE_LIMIT, type ReceiveForm } from './actForms';
import { useAct } from './useAct';

interface Props<Row> {
  readonly row: Row;
  readonly onClose: () => void;
}

function FixEffects({ row }: { readonly row: ContractRow }) {
  const { t } = useTranslation('financeQueries');
  const { quantity, unitPrice } = useFormValues<FormInput<FixForm>>();
  const after = afterFixing(row, quantity, unitPrice);
  return (
    <ActEffects
      lines={[
        t('acts.fixPrice.fixed', {
          fixed: quantityText(after?.fixed ?? null, row.unit),
          left: quantityText(after?.left ?? null, row.unit),
        }),
        t('acts.fixPrice.mean', { price: priceText(after?.mean ?? null, row.symbol, row.unit) }),
        t('acts.fixPrice.nothingElse'),
      ]}
    />
  );
}

/** Fixes the price of a part of a contract whose price is open. */
export function FixPriceDialog({ row, onClose }: Props<ContractRow>) {
  const { t } = useTranslation('financeQueries');
  const { id } = row;
  const left = unfixedOf(row);
  const form = useAppForm<FixForm>({
    schema: async () => (await import('./actForms')).fixSchemaOf(row.date, left),
    defaultValues: { date: today(), quantity: left, unitPrice: null },
    draft: { key: `consultas.contrato.preco:${id}` },
  });
  const act = useAct('fixPrice', onClose);
  return (
    <FormDialog
      form={form}
      title={t('acts.fixPrice.action')}
      saveLabel={t('acts.fixPrice.save')}
      onClose={onClose}
      onSubmit={({ date, quantity, unitPrice }) =>
        act(() => fixPrice(id, { date, quantity, price: unitPrice }))
      }
    >
      <FieldGrid>
        <DateField name="date" label={t('columns.date')} max={today()} required autoFocus />
        <NumberField
          name="quantity"
          label={t('panel.quantity')}
          decimals={3}
          minDecimals={0}
          unit={row.unit}
          helper={t('acts.fixPrice.left', { left: quantityText(left, row.unit) })}
          required
        />
        <NumberField
          name="unitPrice"
          label={t('acts.fixPrice.price', { unit: row.unit })}
          decimals={4}
          minDecimals={2}
          prefix={row.symbol}
          required
        />
      </FieldGrid>
      <FixEffects row={row} />
    </FormDialog>
  );
}

function ReceiveEffects({ row }: { readonly row: OrderRow }) {
  const { t } = useTranslation('financeQueries');
  const { quantity, dueDate } = useFormValues<FormInput<ReceiveForm>>();
  const after = afterReceipt(row, quantity);
  return (
    <ActEffects
      lines={[
        t('acts.receiveOrder.stock', {
          quantity: quantityText(quantity, row.unit),
          product: row.productName,
        }),
        t('acts.receiveOrder.title', {
          value: moneyText(after.value, row.symbol),
          due: dayText(dueDate ?? '') || UNKNOWN,
        }),
        t('acts.receiveOrder.left', { left: quantityText(after.left, row.unit) }),
      ]}
    />
  );
}

/** Receives an order, in part or as a whole: into the stock, and as a title to pay. */
export function ReceiveOrderDialog({ row, onClose }: Props<OrderRow>) {
  const { t } = useTranslation('financeQueries');
  const { id } = row;
  const left = productBalance(row);
  const form = useAppForm<ReceiveForm>({
    schema: async () => (await import('./actForms')).receiveSchemaOf(row.date, left),
    defaultValues: { date: today(), quantity: left, documentNumber: '', dueDate: null },
    draft: { key: `consultas.pedido.recebimento:${id}` },
  });
  const act = useAct('receiveOrder', onClose);
  return (
    <FormDialog
      form={form}
      title={t('acts.receiveOrder.action')}
      saveLabel={t('acts.receiveOrder.save')}
      onClose={onClose}
      onSubmit={({ date, dueDate, quantity, documentNumber }) =>
        act(() => receiveOrder(id, { date, dueDate, quantity, invoice: documentNumber }))
      }
    >
      <FieldGrid>
        <DateField name="date" label={t('columns.date')} max={today()} required autoFocus />
        <NumberField
          name="quantity"
          label={t('panel.quantity')}
          decimals={3}
          minDecimals={0}
          unit={row.unit}
          helper={t('acts.left', { left: quantityText(left, row.unit) })}
          required
        />
        <TextField
          name="documentNumber"
          label={t('acts.receiveOrder.invoice')}
          maxLength={INVOICE_LIMIT}
          required
        />
        <DateField name="dueDate" label={t('acts.due')} required />
      </FieldGrid>
      <ReceiveEffects row={row} />
    </FormDialog>
  );
}
