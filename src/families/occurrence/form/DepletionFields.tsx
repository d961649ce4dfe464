import AddOutlined from '@mui/icons-material/AddOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/platform/format/money';
import { AutocompleteField } from '@/platform/forms/fields/AutocompleteField';
import { NumberField } from '@/platform/forms/fields/NumberField';
import { SelectField } from '@/platform/forms/fields/SelectField';
import { useFormValues } from '@/platform/forms/useFormValues';
import { typeStep } from '@/platform/theme/typography';
import { IconAction } from '@/platform/ui/IconAction';
import type { OccurrenceSources, OccurrenceValues, StockPort } from '../occurrenceTypes';
import { costOf, EMPTY_LINE } from '../rules/depletion';
import { QUANTITY_DECIMALS } from '../rules/quantityText';
import { StockNote } from './StockNote';

const Group = styled('fieldset')(({ theme }) => ({
  gridColumn: '1 / -1',
  margin: 0,
  padding: '12px 0 0',
  border: 0,
  borderTop: `1px solid ${theme.tokens.border}`,
  display: 'grid',
  gap: 12,
  '& > legend': { ...typeStep('cardTitle'), float: 'left', padding: 0 },
}));
const Line = styled('div')(({ theme }) => ({
  clear: 'both',
  marginTop: 6,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
  alignItems: 'start',
  gap: '12px 16px',
  // It may offer other properties, whose names are long.
  '& > .note': { gridColumn: '1 / -1', marginTop: -12 },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 3fr) minmax(0, 4fr)',
    // A line among several can be taken out at its end.
    '&[data-several]': { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 3fr) minmax(0, 4fr) auto' },
  },
}));

const Cost = styled('p')({ ...typeStep('bodyStrong'), clear: 'both', margin: 0 });

interface DepletionFieldsProps {
  readonly several: boolean;
  readonly stock: StockPort;
  readonly sources: OccurrenceSources;
  readonly readOnly: boolean;
  /** The quantity of the first line was typed. */
  readonly onQuantity: () => void;
  /** The unit of the first line was chosen. */
  readonly onUnit: () => void;
}

const NONE = { options: [] };

/** What is taken out of stock, each line with what there is of it beside its quantity. */
export function DepletionFields({
  several,
  stock,
  sources,
  readOnly,
  onQuantity,
  onUnit,
}: DepletionFieldsProps) {
  const { t } = useTranslation('occurrence');
  const { setValue } = useFormContext();
  const values = useFormValues<OccurrenceValues>();
  const { fields, append, remove } = useFieldArray({ name: 'depletion' });
  const subjectId = values.subjectId ?? values.subjectIds[0] ?? null;
  // The former choice was requested from another property.
  const [unitCosts, setUnitCosts] = useState<Readonly<Record<string, number | null>>>({});
  const { cents, unknown } = costOf(values.depletion, unitCosts);
  const atHome = (at: number) => setValue(`depletion.${at}.farmId`, null, { shouldDirty: true });
  return (
    <Group>
      <legend>{t('depletion.title')}</legend>
      {fields.map(({ id }, at) => {
        const line = values.depletion[at] ?? EMPTY_LINE;
        return (
          <Line key={id} data-several={(several && !readOnly) || undefined}>
            <AutocompleteField
              name={`depletion.${at}.productId`}
              label={t('depletion.product')}
              readOnly={readOnly}
              onChanged={() => atHome(at)}
              {...(sources['stockProducts'] ?? NONE)}
            />
            <SelectField
              name={`depletion.${at}.unit`}
              label={t('depletion.unit')}
              readOnly={readOnly}
              onChanged={() => {
                atHome(at);
                if (at === 0) onUnit();
              }}
              {...(sources['stockUnits'] ?? NONE)}
            />
            <NumberField
              name={`depletion.${at}.quantity`}
              label={t('depletion.quantity')}
              decimals={QUANTITY_DECIMALS}
              minDecimals={2}
              readOnly={readOnly}
              onChanged={at === 0 ? onQuantity : undefined}
            />
            {several && !readOnly && (
              <IconAction
                label={t('depletion.remove', { line: at + 1 })}
                icon={<DeleteOutlined />}
                onClick={() => remove(at)}
              />
            )}
            {!readOnly && subjectId !== null && line.productId !== null && line.unit !== null && (
              <div className="note">
                <StockNote
                  stock={stock}
                  subjectId={subjectId}
                  line={line}
                  onCost={(key, unitCost) => setUnitCosts((now) => ({ ...now, [key]: unitCost }))}
                  onFarm={(farmId) => setValue(`depletion.${at}.farmId`, farmId, { shouldDirty: true })}
                />
              </div>
            )}
          </Line>
        );
      })}
      {several && !readOnly && (
        <Button startIcon={<AddOutlined />} onClick={() => append(EMPTY_LINE)} sx={{ justifySelf: 'start' }}>
          {t('depletion.add')}
        </Button>
      )}
      {!readOnly && (cents !== null || unknown > 0) && (
        <Cost role="status">
          {cents === null
            ? t('depletion.costUnknown', { count: unknown })
            : t('depletion.cost', { cost: formatMoney(cents) })}
        </Cost>
      )}
    </Group>
  );
}
