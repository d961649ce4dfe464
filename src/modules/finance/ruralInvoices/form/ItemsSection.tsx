import AddOutlined from '@mui/icons-material/AddOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { BENEFIT_CODE, CFOP, NCM } from '@/domain/fiscal/codeMasks';
import { formatMoney } from '@/platform/format/money';
import { formatNumber } from '@/platform/format/number';
import { FieldGrid } from '@/platform/forms/FieldGrid';
import { AutocompleteControl, AutocompleteField } from '@/platform/forms/fields/AutocompleteField';
import { CpfField, MaskedField } from '@/platform/forms/fields/MaskedField';
import { MoneyField, NumberControl, NumberField } from '@/platform/forms/fields/NumberField';
import { SelectField } from '@/platform/forms/fields/SelectField';
import { TextField } from '@/platform/forms/fields/TextField';
import { useListError } from '@/platform/forms/useListError';
import { typeStep } from '@/platform/theme/typography';
import { IconAction } from '@/platform/ui/IconAction';
import { SITUATIONS } from '../icmsSituations';
import { GUIDE_KINDS } from '../ruralInvoiceTypes';
import { GOODS } from '../ruralRegistersWire';
import { MOST_ITEMS } from '../rules/invoiceProblems';
import { netOf, perKilo, perSack } from '../rules/invoiceTotals';
import { withLoad } from '../rules/invoiceBeginnings';
import {
  destinationOf,
  emptyItem,
  type InvoiceValues,
  itemOfProduct,
  type ItemValues,
} from '../rules/invoiceValues';
import { useFormLists } from './formLists';
import { FormSection } from './FormSection';

const Item = styled('li')(({ theme }) => ({
  padding: '12px 0',
  borderTop: `1px solid ${theme.tokens.border}`,
  '& > header': { display: 'flex', alignItems: 'center', gap: 8 },
  '& > header > h3': { ...typeStep('bodyStrong'), margin: 0, flex: 1, fontVariantNumeric: 'tabular-nums' },
}));
const Worth = styled('p')(({ theme }) => ({
  ...typeStep('caption'),
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  color: theme.tokens.textMuted,
}));
const List = styled('ol')({ listStyle: 'none', margin: 0, padding: 0 });

type At = `items.${number}`;

/** Price for a sack beside that for a kilogram, where the product has a sack: each follows the other. */
function SackPrice({ at }: { readonly at: At }) {
  const { t } = useTranslation('ruralInvoices');
  const { setValue } = useFormContext<InvoiceValues>();
  const item = useWatch<InvoiceValues, At>({ name: at });
  const { sackWeight, unit, unitPrice, quantity } = item;
  if (sackWeight === null || (unit !== 'KG' && unit !== 'SC')) return null;
  const inKilos = unit === 'KG';
  const other = inKilos ? perSack(unitPrice, sackWeight) : perKilo(unitPrice, sackWeight);
  const type = (value: number | null) =>
    setValue(`${at}.unitPrice`, inKilos ? perKilo(value, sackWeight) : perSack(value, sackWeight), {
      shouldDirty: true,
    });
  const amount = quantity === null ? null : inKilos ? quantity / sackWeight : quantity * sackWeight;
  const sack = formatNumber(sackWeight, { decimals: 3, minDecimals: 0 });
  return (
    <NumberControl
      label={inKilos ? t('form.pricePerSack', { weight: sack }) : t('form.pricePerKilo')}
      value={other}
      onChange={type}
      decimals={10}
      minDecimals={2}
      prefix="R$"
      helper={
        amount === null
          ? undefined
          : t(inKilos ? 'form.inSacks' : 'form.inKilos', {
              amount: formatNumber(amount, { decimals: 2, minDecimals: 0 }),
            })
      }
    />
  );
}

function Papers({ at, goods }: { readonly at: At; readonly goods: ItemValues['goods'] }) {
  const { t } = useTranslation('ruralInvoices');
  if (goods === null || goods === 'COMMON') return null;
  if (goods === 'PESTICIDE')
    return (
      <>
        <TextField
          name={`${at}.prescriptionNumber`}
          label={t('fields.prescription')}
          required
          maxLength={30}
        />
        <CpfField name={`${at}.technicianCpf`} label={t('fields.technicianCpf')} required />
      </>
    );
  return (
    <>
      <SelectField
        name={`${at}.guideKind`}
        label={t('fields.guideKind')}
        required
        options={GUIDE_KINDS.map((id) => ({ id, name: t(`guides.${id}`) }))}
      />
      <TextField name={`${at}.guideNumber`} label={t('fields.guideNumber')} required maxLength={9} />
      <TextField name={`${at}.guideSeries`} label={t('fields.guideSeries')} maxLength={9} />
      <TextField name={`${at}.guideState`} label={t('fields.guideState')} maxLength={2} />
    </>
  );
}

function ItemFields({ at }: { readonly at: At }) {
  const { t } = useTranslation('ruralInvoices');
  const { lists } = useFormLists();
  const { setValue, getValues } = useFormContext<InvoiceValues>();
  const [goods, productId, unit] = useWatch<InvoiceValues, [`${At}.goods`, `${At}.productId`, `${At}.unit`]>({
    name: [`${at}.goods`, `${at}.productId`, `${at}.unit`],
  });
  const choose = (id: number | null) => {
    const product = lists.products.find((row) => row.id === id);
    if (!product) return;
    setValue(at, { ...getValues(at), ...itemOfProduct(product) }, { shouldDirty: true });
  };
  return (
    <FieldGrid>
      <AutocompleteField<number>
        name={`${at}.productId`}
        label={t('fields.product')}
        options={lists.products
          .filter((row) => row.active || row.id === productId)
          .map(({ id, name }) => ({ id, name }))}
        onChanged={choose}
      />
      <TextField name={`${at}.description`} label={t('fields.description')} required maxLength={120} />
      <NumberField
        name={`${at}.quantity`}
        label={t('fields.quantity')}
        required
        decimals={4}
        minDecimals={0}
        unit={unit}
      />
      <NumberField
        name={`${at}.unitPrice`}
        label={t('fields.unitPrice', { unit: unit || '–' })}
        required
        decimals={10}
        minDecimals={2}
        prefix="R$"
      />
      <SackPrice at={at} />
      <MoneyField name={`${at}.discount`} label={t('fields.discount')} />
      <TextField name={`${at}.unit`} label={t('fields.unit')} required maxLength={6} />
      <MaskedField name={`${at}.ncm`} label={t('fields.ncm')} mask={NCM} required />
      <MaskedField name={`${at}.cfop`} label={t('fields.cfop')} mask={CFOP} required />
      <SelectField
        name={`${at}.situation`}
        label={t('fields.situation')}
        required
        options={SITUATIONS.map((id) => ({ id, name: t(`situations.${id}`) }))}
      />
      <MaskedField
        name={`${at}.benefitCode`}
        label={t('fields.benefitCode')}
        mask={BENEFIT_CODE}
        helper={t('form.benefitHelper')}
      />
      <SelectField
        name={`${at}.goods`}
        label={t('fields.goods')}
        required
        options={GOODS.map((id) => ({ id, name: t(`goods.${id}`) }))}
      />
      <Papers at={at} goods={goods} />
    </FieldGrid>
  );
}

function ItemHead({ at, index }: { readonly at: At; readonly index: number }) {
  const { t } = useTranslation('ruralInvoices');
  const item = useWatch<InvoiceValues, At>({ name: at });
  const worth = netOf(item);
  return (
    <>
      <h3>{t('form.item', { number: index + 1 })}</h3>
      <Worth>{worth === null ? t('form.noWorth') : formatMoney(worth)}</Worth>
    </>
  );
}

/** Goods out of a load that was weighed here: weights, lorry and quantity in one step. */
function LoadField() {
  const { t } = useTranslation('ruralInvoices');
  const { lists } = useFormLists();
  const { getValues, reset, setValue } = useFormContext<InvoiceValues>();
  const loadId = useWatch<InvoiceValues, 'loadId'>({ name: 'loadId' });
  const take = (id: number | null) => {
    const load = lists.loads.find((row) => row.id === id);
    if (!load) return setValue('loadId', null, { shouldDirty: true });
    const product = lists.products.find((row) => row.id === load.productId);
    const next = withLoad(getValues(), load, product);
    reset(next, { keepDefaultValues: true });
    return setValue('loadId', load.id, { shouldDirty: true, shouldTouch: true });
  };
  if (lists.loads.length === 0) return null;
  return (
    <div style={{ paddingTop: 12, maxWidth: 480 }}>
      <AutocompleteControl<number>
        label={t('fields.load')}
        value={loadId}
        onChange={take}
        helper={t('form.loadHelper')}
        options={lists.loads.map((load) => ({
          id: load.id,
          name: t('form.loadOption', {
            number: load.number,
            product: load.productName,
            weight: formatNumber(load.netWeight, { decimals: 0 }),
          }),
        }))}
      />
    </div>
  );
}

/** What is sold or sent. */
export function ItemsSection() {
  const { t } = useTranslation('ruralInvoices');
  const { lists } = useFormLists();
  const { getValues } = useFormContext<InvoiceValues>();
  const { fields, append, remove } = useFieldArray<InvoiceValues, 'items'>({ name: 'items' });
  const error = useListError('items', t('form.sections.items'));
  const add = () => {
    const { issuerId, nature, recipient } = getValues();
    const issuer = lists.issuers.find(({ id }) => id === issuerId);
    append({ ...emptyItem(), cfop: nature.cfops[destinationOf(issuer?.state ?? '', recipient)] });
  };
  return (
    <FormSection title={t('form.sections.items')}>
      <LoadField />
      <List>
        {fields.map((field, index) => (
          <Item key={field.id} aria-label={t('form.item', { number: index + 1 })}>
            <header>
              <ItemHead at={`items.${index}`} index={index} />
              <IconAction
                label={t('form.removeItem', { number: index + 1 })}
                icon={<DeleteOutlined />}
                disabledReason={fields.length === 1 ? t('form.lastItem') : undefined}
                onClick={() => remove(index)}
              />
            </header>
            <ItemFields at={`items.${index}`} />
          </Item>
        ))}
      </List>
      {error && <Worth role="alert">{error}</Worth>}
      <Button
        variant="outlined"
        size="small"
        startIcon={<AddOutlined />}
        disabled={fields.length >= MOST_ITEMS}
        onClick={add}
      >
        {t('form.addItem')}
      </Button>
    </FormSection>
  );
}
