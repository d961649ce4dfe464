import Button from '@mui/material/Button';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { sumOf } from '../invoiceChecks';
import { type InvoiceEntry, type ItemEntry, newItem } from '../invoiceEntry';
import { NCM } from '@/domain/fiscal/codeMasks';
import { toCents } from '@/platform/format/money';
import { MaskedField } from '@/platform/forms/fields/MaskedField';
import { MoneyField, NumberField } from '@/platform/forms/fields/NumberField';
import { TextField } from '@/platform/forms/fields/TextField';
import { useEntry } from './entryContext';
import { LineList } from './LineList';
import { EntryLookup } from './EntryLookup';
import { SumLine } from './SumLine';
import { useFollowTotal } from './useFollowTotal';

function ItemFields({ at }: { readonly at: `items.${number}` }) {
  const { t } = useTranslation('invoices');
  const { customerId, readOnly } = useEntry();
  const { getValues, setValue } = useFormContext<InvoiceEntry>();
  // Quantity and price make the value; one that was typed itself stands until either of them changes.
  const multiply = () => {
    const { quantity, unitPrice } = getValues(at);
    if (quantity !== null && unitPrice !== null)
      setValue(`${at}.totalValue`, toCents(quantity * unitPrice), { shouldDirty: true });
  };
  const span = (columns: number) => ({ gridColumn: `span ${columns}` });
  return (
    <>
      <div className="wide" style={span(5)}>
        <TextField name={`${at}.description`} label={t('item.description')} readOnly={readOnly} required />
      </div>
      <div style={span(3)}>
        <MaskedField name={`${at}.ncm`} label={t('item.ncm')} mask={NCM} readOnly={readOnly} />
      </div>
      <div className="wide" style={span(4)}>
        <EntryLookup
          name={`${at}.expenditureId`}
          label={t('item.expenditure')}
          lookup="expenditures"
          params={customerId === undefined ? null : { customerId }}
        />
      </div>
      <div style={span(3)}>
        <NumberField
          name={`${at}.quantity`}
          label={t('item.quantity')}
          decimals={4}
          readOnly={readOnly}
          onChanged={multiply}
        />
      </div>
      <div style={span(2)}>
        <TextField name={`${at}.unit`} label={t('item.unit')} readOnly={readOnly} />
      </div>
      <div style={span(3)}>
        <NumberField
          name={`${at}.unitPrice`}
          label={t('item.unitPrice')}
          decimals={4}
          readOnly={readOnly}
          onChanged={multiply}
        />
      </div>
      <div style={span(4)}>
        <MoneyField name={`${at}.totalValue`} label={t('item.totalValue')} readOnly={readOnly} required />
      </div>
    </>
  );
}

/** Sum of the items, and the button that makes it the total. */
function ItemsFoot() {
  const { t } = useTranslation('invoices');
  const { readOnly } = useEntry();
  const { setValue } = useFormContext();
  const follow = useFollowTotal();
  const items = useWatch<InvoiceEntry, 'items'>({ name: 'items' }) ?? [];
  const total = useWatch<InvoiceEntry, 'totalValue'>({ name: 'totalValue' });
  const sum = sumOf(items.map(({ totalValue }) => totalValue));
  if (items.length === 0) return null;
  const asTotal = () => {
    setValue('totalValue', sum, { shouldDirty: true });
    follow(sum);
  };
  return (
    <>
      <SumLine sum={sum} total={total} />
      {sum !== total && !readOnly && (
        <Button size="small" onClick={asTotal}>
          {t('item.asTotal')}
        </Button>
      )}
    </>
  );
}

/** Goods and services of the invoice. */
export function ItemLines() {
  const { t } = useTranslation('invoices');
  return (
    <LineList<ItemEntry>
      name="items"
      title={t('item.title')}
      lineLabel={(number) => t('item.line', { number })}
      emptyText={t('item.empty')}
      addLabel={t('item.add')}
      newRow={newItem}
      first="description"
      foot={<ItemsFoot />}
      renderLine={(index) => <ItemFields at={`items.${index}`} />}
    />
  );
}
