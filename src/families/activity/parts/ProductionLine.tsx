import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import ExpandLessOutlined from '@mui/icons-material/ExpandLessOutlined';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/platform/format/number';
import { FieldGrid } from '@/platform/forms/FieldGrid';
import { AutocompleteField } from '@/platform/forms/fields/AutocompleteField';
import { IntegerField, MoneyField, NumberField, PercentField } from '@/platform/forms/fields/NumberField';
import { SelectField } from '@/platform/forms/fields/SelectField';
import { TextField } from '@/platform/forms/fields/TextField';
import { CheckboxField } from '@/platform/forms/fields/ToggleField';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { IconAction } from '@/platform/ui/IconAction';
import { useActivity } from '../activityContext';
import { type ActivityValues, lineQuantity } from '../activityValues';
import { TYPED } from '../rules/months';
import { storedOf } from '../rules/production';
import { proposedFor } from '../rules/proposals';
import { IncomeParts } from './IncomeParts';
import { useLine } from './useLine';
import { useActivityWords } from './words';

const Frame = styled('fieldset')(({ theme }) => ({
  minWidth: 0,
  margin: 0,
  padding: '4px 12px 12px',
  border: `1px solid ${theme.tokens.border}`,
  borderRadius: radius.card,
}));
const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
});
const Acts = styled('div')({ display: 'flex', flexShrink: 0 });
const Name = styled('legend')({ ...typeStep('buttonSmall'), padding: '0 4px' });
const Figure = styled('output')({ ...typeStep('cardTitle'), fontVariantNumeric: 'tabular-nums' });

interface ProductionLineProps {
  readonly at: number;
  /** Shows it as one line again; only among many. */
  readonly onFold?: (() => void) | undefined;
  /** Without it the line stays: a plan has one at least. */
  readonly onRemove: (() => void) | undefined;
}

/** What a line's quantities come to, as soon as all of them are known. */
function Produced({ at }: { readonly at: number }) {
  const { t } = useTranslation('activity');
  const line = useWatch<ActivityValues, `production.${number}`>({ name: `production.${at}` });
  const { activity } = useActivity();
  const { unitName } = useActivityWords();
  const quantity = lineQuantity(activity, line);
  const stored = storedOf(quantity, line.storage);
  if (quantity === null) return <Figure>{t('production.unknown')}</Figure>;
  const unit = unitName(line.unit);
  const text = t('production.quantity', { quantity: formatNumber(quantity), unit });
  return (
    <Figure aria-live="polite">
      {stored === null || stored === 0
        ? text
        : `${text} · ${t('production.stored', { quantity: formatNumber(stored), unit })}`}
    </Figure>
  );
}

// Not the whole line is watched: a key in a price would draw all of its fields again.
interface LineFieldsProps {
  readonly at: number;
  readonly line: ReturnType<typeof useLine>;
}

/** What is known of the line's product. */
function useProposed(at: number) {
  const { proposals } = useActivity();
  const productName = useWatch<ActivityValues, `production.${number}.productName`>({
    name: `production.${at}.productName`,
  });
  return useMemo(() => proposedFor(proposals, productName), [proposals, productName]);
}

/** The account that the income falls under, proposed by the product. */
function AccountField({ at }: { readonly at: number }) {
  const { t } = useTranslation('activity');
  const { incomeAccounts, readOnly } = useActivity();
  const { accountId, productName: product } = useProposed(at);
  const options = useMemo(
    () => incomeAccounts.map(({ id, name, subgroupName }) => ({ id, name: `${subgroupName} · ${name}` })),
    [incomeAccounts],
  );
  const known = incomeAccounts.find(({ id }) => id === accountId)?.name;
  return (
    <AutocompleteField
      readOnly={readOnly}
      name={`production.${at}.accountId`}
      label={t('fields.incomeAccount')}
      options={options}
      helper={known && t('production.accountProposal', { account: known, product })}
      required
    />
  );
}

/** The quantities that make up what is produced; areas and yields that are known are proposed. */
function QuantityFields({ at, line: { follow } }: LineFieldsProps) {
  const { t } = useTranslation('activity');
  const { activity, centers, readOnly } = useActivity();
  const { unitName, quantityName } = useActivityWords();
  const name = `production.${at}` as const;
  const proposed = useProposed(at);
  const centerId = useWatch<ActivityValues, `production.${number}.centerId`>({ name: `${name}.centerId` });
  const center = centers.find(({ id }) => id === centerId);
  const proposalOf = (quantity: string, from: 'area' | undefined): string | undefined => {
    const known = from === 'area' ? (center?.area ?? null) : (proposed.quantities[quantity] ?? null);
    if (known === null) return undefined;
    return t(from === 'area' ? 'production.areaProposal' : 'production.yieldProposal', {
      value: formatNumber(known),
      product: proposed.productName,
      count: proposed.years[quantity]?.length ?? 0,
    });
  };
  return (
    <>
      {activity.quantities.map(({ name: quantity, unit, decimals, most, optional, from }) => (
        <NumberField
          readOnly={readOnly}
          key={quantity}
          name={`${name}.quantities.${quantity}`}
          label={quantityName(quantity)}
          unit={unitName(unit)}
          decimals={decimals}
          minDecimals={0}
          most={most}
          helper={proposalOf(quantity, from) ?? (optional ? t('production.optional') : undefined)}
          onChanged={follow}
        />
      ))}
    </>
  );
}

/** The price of a unit, and the total that gives it back. */
function PriceFields({ at, line: { follow, back } }: LineFieldsProps) {
  const { t } = useTranslation('activity');
  const { readOnly } = useActivity();
  const { unitName } = useActivityWords();
  const name = `production.${at}` as const;
  const proposed = useProposed(at);
  const saleUnit = useWatch<ActivityValues, `production.${number}.unit`>({ name: `${name}.unit` });
  const totalTyped = useWatch<ActivityValues, `production.${number}.totalTyped`>({
    name: `${name}.totalTyped`,
  });
  const price = saleUnit === null ? undefined : proposed.prices[saleUnit];
  return (
    <>
      <NumberField
        readOnly={readOnly}
        name={`${name}.price`}
        label={t('fields.price', { unit: unitName(saleUnit) })}
        prefix="R$"
        decimals={4}
        minDecimals={2}
        helper={
          totalTyped
            ? t('production.priceBack')
            : price &&
              t('production.priceProposal', {
                value: formatNumber(price.value),
                source: price.source,
                product: proposed.productName,
              })
        }
        onChanged={follow}
      />
      <MoneyField readOnly={readOnly} name={`${name}.total`} label={t('fields.total')} onChanged={back} />
    </>
  );
}

/** One product of one center: quantities, unit, price; the typed total gives the price back. */
export function ProductionLine({ at, onFold, onRemove }: ProductionLineProps) {
  const { t } = useTranslation('activity');
  const { activity, centers, readOnly } = useActivity();
  const { unitName, spreads } = useActivityWords();
  const name = `production.${at}` as const;
  const line = useLine(at);
  const { unitChanged, centerChanged, productChanged, spreadChanged } = line;
  const inParts =
    useWatch<ActivityValues, `production.${number}.spread`>({ name: `production.${at}.spread` }) === TYPED;
  const places = useMemo(
    () => centers.map(({ id, name: own, groupName }) => ({ id, name: `${own} · ${groupName}` })),
    [centers],
  );
  return (
    <Frame>
      <Name>{t('production.line', { number: at + 1 })}</Name>
      <Head>
        <Produced at={at} />
        <Acts>
          {onFold && (
            <IconAction
              label={t('production.fold', { number: at + 1 })}
              icon={<ExpandLessOutlined />}
              expanded
              onClick={onFold}
            />
          )}
          {onRemove && (
            <IconAction
              label={t('production.remove', { number: at + 1 })}
              icon={<DeleteOutlined />}
              onClick={onRemove}
            />
          )}
        </Acts>
      </Head>
      <FieldGrid>
        <TextField
          readOnly={readOnly}
          name={`${name}.productName`}
          label={t('fields.product')}
          maxLength={100}
          onChanged={productChanged}
          required
        />
        <AccountField at={at} />
        <AutocompleteField
          readOnly={readOnly}
          name={`${name}.centerId`}
          label={t('fields.center')}
          options={places}
          onChanged={centerChanged}
          required
        />
        <CheckboxField readOnly={readOnly} name={`${name}.main`} label={t('fields.main')} />
        <QuantityFields at={at} line={line} />
        <SelectField
          readOnly={readOnly}
          name={`${name}.unit`}
          label={t('fields.unit')}
          options={activity.saleUnits.map(({ unit }) => ({ id: unit, name: unitName(unit) }))}
          onChanged={unitChanged}
          required
        />
        <PriceFields at={at} line={line} />
        <SelectField
          readOnly={readOnly}
          name={`${name}.spread`}
          label={t('fields.received')}
          options={spreads(activity.incomeCalendar !== undefined, true)}
          onChanged={spreadChanged}
          required
        />
        {activity.storage && (
          <PercentField readOnly={readOnly} name={`${name}.storage`} label={t('fields.storage')} most={100} />
        )}
        {activity.plots && (
          <IntegerField readOnly={readOnly} name={`${name}.plots`} label={t('fields.plots')} most={9999} />
        )}
      </FieldGrid>
      {inParts && <IncomeParts at={at} />}
    </Frame>
  );
}
