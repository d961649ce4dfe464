import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { DateField } from '@/platform/forms/fields/DateField';
import { IntegerField, MoneyField, NumberField } from '@/platform/forms/fields/NumberField';
import { RowsField } from '@/platform/forms/fields/RowsField';
import { SelectField } from '@/platform/forms/fields/SelectField';
import { MultilineField, TextField } from '@/platform/forms/fields/TextField';
import { FieldGrid } from '@/platform/forms/FieldGrid';
import { AppForm } from '@/platform/forms/AppForm';
import { FormFoot } from '@/platform/forms/FormFoot';
import { useAppForm } from '@/platform/forms/useAppForm';
import { formatMoney } from '@/platform/format/money';
import { useAppDispatch } from '@/platform/store/hooks';
import { invalidate } from '@/platform/store/tags';
import { Card } from '@/platform/ui/Card';
import { toast } from '@/platform/ui/toast';
import { EMPTY_SETTLEMENT } from '../emptySettlement';
import { saveSettlement } from '../settlementService';
import { SETTLEMENTS } from '../settlementState';
import { BASES, type Settlement, type SettlementItem, type SettlementValues } from '../settlementTypes';
import { Comparison } from './Comparison';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 600px)',
  alignItems: 'start',
  '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 },
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const Stack = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });

const sumText = (rows: readonly SettlementItem[]) =>
  rows.some(({ cents }) => cents === null)
    ? '–'
    : formatMoney(rows.reduce((sum, { cents }) => sum + (cents ?? 0), 0));

function Items({ name }: { readonly name: 'additions' | 'discounts' }) {
  const { t } = useTranslation('lotSettlement');
  return (
    <RowsField<SettlementItem & Record<string, unknown>>
      name={name}
      label={t(`fields.${name}`)}
      newRow={() => ({ name: '', cents: null })}
      addLabel={t(`add.${name}`)}
      columns={[
        { key: 'name', head: t('fields.item'), renderCell: (cell) => <TextField {...cell} maxLength={60} /> },
        {
          key: 'cents',
          head: t('fields.value'),
          numeric: true,
          width: 170,
          renderCell: (cell) => <MoneyField {...cell} />,
          total: sumText,
        },
      ]}
    />
  );
}

interface SettlementFormProps {
  readonly settlement: Settlement;
}

/** The integrator's closing sheet, typed beside the producer's own figures. */
export function SettlementForm({ settlement }: SettlementFormProps) {
  const { t } = useTranslation('lotSettlement');
  const dispatch = useAppDispatch();
  const { lotId, own, values, version } = settlement;
  const form = useAppForm<SettlementValues>({
    schema: async () => (await import('../settlementSchema')).settlementSchema,
    defaultValues: values ?? EMPTY_SETTLEMENT,
    draft: { key: `acerto:${lotId}=${version}` },
  });
  const save = async (sheet: SettlementValues) => {
    await saveSettlement(lotId, sheet, version);
    toast({ tone: 'success', text: t('saved') });
    dispatch(invalidate([SETTLEMENTS]));
  };
  return (
    <AppForm form={form} onSubmit={save} label={t('title')}>
      <Columns>
        <div>
          <Card title={t('sheet.title')} aside={t('sheet.aside')}>
            <FieldGrid>
              <DateField name="receivedOn" label={t('fields.receivedOn')} />
              <IntegerField name="birds" label={t('fields.birds')} />
              <NumberField name="kg" label={t('fields.kg')} unit="kg" decimals={1} minDecimals={0} />
              <IntegerField name="lost" label={t('fields.lost')} />
              <NumberField name="feedKg" label={t('fields.feedKg')} unit="kg" decimals={1} minDecimals={0} />
              <NumberField name="conversion" label={t('fields.conversion')} decimals={3} />
              <NumberField name="efficiency" label={t('fields.efficiency')} decimals={1} minDecimals={0} />
            </FieldGrid>
          </Card>
          <Card title={t('pay.title')}>
            <FieldGrid>
              <SelectField
                name="basis"
                label={t('fields.basis')}
                options={BASES.map((id) => ({ id, name: t(`basis.${id}`) }))}
              />
              <NumberField name="rate" label={t('fields.rate')} prefix="R$" decimals={4} minDecimals={2} />
              <MoneyField name="totalCents" label={t('fields.totalCents')} />
            </FieldGrid>
            <Stack>
              <Items name="additions" />
              <Items name="discounts" />
              <MultilineField name="note" label={t('fields.note')} maxLength={500} />
            </Stack>
          </Card>
          <FormFoot saveLabel={t('save')} />
        </div>
        <Comparison own={own} />
      </Columns>
    </AppForm>
  );
}
