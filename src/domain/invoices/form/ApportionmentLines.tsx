import Button from '@mui/material/Button';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { percentageOf, shareByWeight, valueOf } from '../apportion';
import { sumOf } from '../invoiceChecks';
import { type ApportionmentEntry, type InvoiceEntry, newApportionment } from '../invoiceEntry';
import { linesOf, patternOf } from '../patterns/pattern';
import { PatternsMenu } from '../patterns/PatternsMenu';
import { lookups } from '@/domain/lookups/lookupStore';
import { MoneyField, PercentField } from '@/platform/forms/fields/NumberField';
import { useDependent } from '@/platform/forms/useDependent';
import { useAppStore } from '@/platform/store/hooks';
import { toast } from '@/platform/ui/toast';
import { useEntry } from './entryContext';
import { LineList } from './LineList';
import { EntryLookup } from './EntryLookup';
import { SumLine } from './SumLine';

const span = (columns: number) => ({ gridColumn: `span ${columns}` });

type At = `apportionments.${number}`;

function Lookups({ at }: { readonly at: At }) {
  const { t } = useTranslation('invoices');
  const { customerId } = useEntry();
  const farmId = useWatch<InvoiceEntry, `${At}.farmId`>({ name: `${at}.farmId` });
  const params = customerId === undefined ? null : { customerId };
  useDependent({ on: `${at}.farmId`, clears: [`${at}.costCenterId`] });
  return (
    <>
      <div style={span(4)}>
        <EntryLookup
          name={`${at}.farmId`}
          label={t('apportionment.farm')}
          lookup="invoiceFarms"
          params={params}
          required
        />
      </div>
      <div style={span(4)}>
        <EntryLookup
          name={`${at}.costCenterId`}
          label={t('apportionment.costCenter')}
          lookup="invoiceCostCenters"
          params={params && farmId !== null ? { ...params, farmId } : null}
        />
      </div>
      <div style={span(4)}>
        <EntryLookup
          name={`${at}.harvestId`}
          label={t('apportionment.harvest')}
          lookup="invoiceHarvests"
          params={params}
        />
      </div>
      <div style={span(3)}>
        <EntryLookup
          name={`${at}.expenditureId`}
          label={t('apportionment.expenditure')}
          lookup="expenditures"
          params={params}
        />
      </div>
      <div style={span(3)}>
        <EntryLookup
          name={`${at}.patrimonyId`}
          label={t('apportionment.patrimony')}
          lookup="patrimonies"
          params={params}
        />
      </div>
    </>
  );
}

function ApportionmentFields({ at }: { readonly at: At }) {
  const { t } = useTranslation('invoices');
  const { readOnly } = useEntry();
  const { getValues, setValue } = useFormContext<InvoiceEntry>();
  const total = () => getValues('totalValue');
  // Either of the two leads the other.
  const toValue = (percentage: number | null) => {
    const all = total();
    if (percentage !== null && all !== null)
      setValue(`${at}.value`, valueOf(all, percentage), { shouldDirty: true });
  };
  const toPercentage = (value: number | null) => {
    const all = total();
    if (value !== null && all) setValue(`${at}.percentage`, percentageOf(all, value), { shouldDirty: true });
  };
  return (
    <>
      <Lookups at={at} />
      <div style={span(3)}>
        <PercentField
          name={`${at}.percentage`}
          label={t('apportionment.percentage')}
          readOnly={readOnly}
          onChanged={toValue}
          required
        />
      </div>
      <div style={span(3)}>
        <MoneyField
          name={`${at}.value`}
          label={t('apportionment.value')}
          readOnly={readOnly}
          onChanged={toPercentage}
          required
        />
      </div>
    </>
  );
}

function useLines() {
  return useWatch<InvoiceEntry, 'apportionments'>({ name: 'apportionments' }) ?? [];
}

function Foot() {
  const lines = useLines();
  const total = useWatch<InvoiceEntry, 'totalValue'>({ name: 'totalValue' });
  if (lines.length === 0) return null;
  return <SumLine sum={sumOf(lines.map(({ value }) => value))} total={total} />;
}

/** Hectares of the cost centers of the lines, in their order; null where one is not known. */
function useAreas(): () => readonly (number | null)[] {
  const store = useAppStore();
  const { customerId } = useEntry();
  const { getValues } = useFormContext<InvoiceEntry>();
  return () =>
    getValues('apportionments').map(({ farmId, costCenterId }) => {
      // Each line's field has requested the list.
      const params = { customerId, farmId };
      const list = lookups.select(store.getState(), { name: 'invoiceCostCenters', params });
      return list.data?.find(({ id }) => id === costCenterId)?.usefulAreaSize ?? null;
    });
}

/** Shares the total over the lines that there are: alike, or by hectares. */
function ShareActions() {
  const { t } = useTranslation('invoices');
  const { getValues, setValue } = useFormContext<InvoiceEntry>();
  const areasOf = useAreas();
  const lines = useLines();
  if (lines.length < 2) return null;
  const write = (weights: readonly number[]) =>
    shareByWeight(getValues('totalValue') ?? 0, weights).forEach((part, index) => {
      setValue(`apportionments.${index}.percentage`, part.percentage, { shouldDirty: true });
      setValue(`apportionments.${index}.value`, part.value, { shouldDirty: true });
    });
  const byArea = () => {
    const areas = areasOf();
    const missing = areas.findIndex((area) => !area || area <= 0);
    if (missing < 0) return write(areas.map((area) => area ?? 0));
    toast({ tone: 'warning', text: t('apportionment.noArea', { line: missing + 1 }) });
  };
  return (
    <>
      <Button size="small" onClick={() => write(lines.map(() => 1))}>
        {t('apportionment.equally')}
      </Button>
      <Button size="small" onClick={byArea}>
        {t('apportionment.byArea')}
      </Button>
    </>
  );
}

/** Ways of sharing that this customer keeps by name. */
function Patterns() {
  const { customerId, readOnly } = useEntry();
  const { getValues, setValue } = useFormContext<InvoiceEntry>();
  const lines = useLines();
  if (readOnly || customerId === undefined) return null;
  return (
    <PatternsMenu
      customerId={customerId}
      now={patternOf(lines)}
      onShow={(pattern) =>
        setValue('apportionments', linesOf(pattern, getValues('totalValue')), { shouldDirty: true })
      }
    />
  );
}

/** Whose cost the invoice is. */
export function ApportionmentLines() {
  const { t } = useTranslation('invoices');
  const { getValues } = useFormContext<InvoiceEntry>();
  // A new line takes what is left.
  const newRow = () => {
    const lines = getValues('apportionments');
    const total = getValues('totalValue');
    const percentage = Math.max(0, 100 - sumOf(lines.map((line) => line.percentage)));
    const value = total === null ? null : Math.max(0, total - sumOf(lines.map((line) => line.value)));
    return newApportionment({ percentage: Number(percentage.toFixed(2)), value });
  };
  return (
    <LineList<ApportionmentEntry>
      name="apportionments"
      title={t('apportionment.title')}
      lineLabel={(number) => t('apportionment.line', { number })}
      emptyText={t('apportionment.empty')}
      addLabel={t('apportionment.add')}
      newRow={newRow}
      first="farmId"
      actions={
        <>
          <ShareActions />
          <Patterns />
        </>
      }
      foot={<Foot />}
      renderLine={(index) => <ApportionmentFields at={`apportionments.${index}`} />}
    />
  );
}
