import { useTranslation } from 'react-i18next';
import { LookupField } from '@/domain/lookups/LookupField';
import { today } from '@/platform/format/date';
import { dayText } from '@/platform/format/dayText';
import { AutocompleteField } from '@/platform/forms/fields/AutocompleteField';
import { DateField } from '@/platform/forms/fields/DateField';
import { MoneyField } from '@/platform/forms/fields/NumberField';
import { FieldGrid } from '@/platform/forms/FieldGrid';
import { FormDialog } from '@/platform/forms/FormDialog';
import { type FormInput, useAppForm } from '@/platform/forms/useAppForm';
import { useFormValues } from '@/platform/forms/useFormValues';
import { useQuery } from '@/platform/store/useQuery';
import { moneyText, UNKNOWN } from '../queryLook';
import { payWithAdvance, returnAdvance } from '../queriesService';
import { openTitlesOf } from '../queriesSlice';
import type { ActName, AdvanceRow } from '../queryTypes';
import { afterUse } from '../rules/acts';
import { advanceBalance } from '../rules/balances';
import { ActEffects } from './ActEffects';
import type { ReturnForm, UseForm } from './actForms';
import { useAct } from './useAct';

interface Props {
  readonly row: AdvanceRow;
  readonly onClose: () => void;
}

function UseEffects({
  row,
  titleOf,
}: {
  readonly row: AdvanceRow;
  readonly titleOf: (id: number | null) => string;
}) {
  const { t } = useTranslation('financeQueries');
  const { tradeAccountId, open, value } = useFormValues<FormInput<UseForm>>();
  const after = afterUse(row, open, value);
  return (
    <ActEffects
      lines={[
        t('acts.useAdvance.title', {
          title: titleOf(tradeAccountId) || UNKNOWN,
          open: moneyText(after.open, row.symbol),
        }),
        t('acts.advanceLeft', { left: moneyText(after.left, row.symbol) }),
        t('acts.useAdvance.nothingElse'),
      ]}
    />
  );
}

/** Pays an open title of the advance's partner with it, in part or as a whole. */
function UseAdvanceDialog({ row, onClose }: Props) {
  const { t } = useTranslation('financeQueries');
  const { id } = row;
  const left = advanceBalance(row);
  const titles = useQuery(openTitlesOf, id);
  const form = useAppForm<UseForm>({
    schema: async () => (await import('./actForms')).payingSchemaOf(row.date, left),
    defaultValues: { date: today(), tradeAccountId: null, open: null, value: null },
    draft: { key: `consultas.adiantamento.uso:${id}` },
  });
  const act = useAct('useAdvance', onClose);
  const options = (titles.data ?? []).map((title) => ({
    id: Number(title.id),
    open: title.open,
    name: t('acts.useAdvance.option', {
      title: title.name,
      due: dayText(title.dueDate) || UNKNOWN,
      open: moneyText(title.open, row.symbol),
    }),
  }));
  const openOf = (wanted: unknown) => options.find((option) => option.id === wanted)?.open ?? null;
  const choose = (wanted: unknown) => {
    const open = openOf(wanted);
    form.setValue('open', open, { shouldDirty: true });
    if (open !== null && left !== null) form.setValue('value', Math.min(open, left), { shouldDirty: true });
  };
  return (
    <FormDialog
      form={form}
      title={t('acts.useAdvance.action')}
      saveLabel={t('acts.useAdvance.save')}
      onClose={onClose}
      onSubmit={({ date, tradeAccountId, value }) =>
        act(() => payWithAdvance(id, { date, titleId: tradeAccountId, cents: value }))
      }
    >
      <FieldGrid>
        <DateField name="date" label={t('columns.date')} max={today()} required autoFocus />
        <MoneyField
          name="value"
          label={t('columns.value')}
          helper={t('acts.left', { left: moneyText(left, row.symbol) })}
          required
        />
      </FieldGrid>
      <AutocompleteField
        name="tradeAccountId"
        label={t('acts.useAdvance.field')}
        options={options}
        loading={titles.status === 'loading'}
        failed={titles.status === 'failed'}
        onRetry={titles.retry}
        helper={
          titles.status === 'ready' && options.length === 0
            ? t('acts.useAdvance.none', { partner: row.partnerName })
            : undefined
        }
        onOption={(option) => choose(option?.id)}
        required
      />
      <UseEffects
        row={row}
        titleOf={(wanted) => titles.data?.find((title) => Number(title.id) === wanted)?.name ?? ''}
      />
    </FormDialog>
  );
}

function ReturnEffects({ row }: { readonly row: AdvanceRow }) {
  const { t } = useTranslation('financeQueries');
  const { value } = useFormValues<FormInput<ReturnForm>>();
  const balance = advanceBalance(row);
  const left = balance === null || value === null ? null : balance - value;
  const way = row.side === 'INCOME' ? 'out' : 'in';
  return (
    <ActEffects
      lines={[
        t(`acts.returnAdvance.${way}`, { value: moneyText(value, row.symbol) }),
        t('acts.advanceLeft', { left: moneyText(left, row.symbol) }),
        t('acts.returnAdvance.nothingElse'),
      ]}
    />
  );
}

/** Gives money of an advance back by an account. */
function ReturnAdvanceDialog({ row, onClose }: Props) {
  const { t } = useTranslation('financeQueries');
  const { id } = row;
  const left = advanceBalance(row);
  const form = useAppForm<ReturnForm>({
    schema: async () => (await import('./actForms')).returnSchemaOf(row.date, left),
    defaultValues: { date: today(), currentAccountId: null, value: left },
    draft: { key: `consultas.adiantamento.devolucao:${id}` },
  });
  const act = useAct('returnAdvance', onClose);
  return (
    <FormDialog
      form={form}
      title={t('acts.returnAdvance.action')}
      saveLabel={t('acts.returnAdvance.save')}
      onClose={onClose}
      onSubmit={({ date, currentAccountId, value }) =>
        act(() => returnAdvance(id, { date, accountId: currentAccountId, cents: value }))
      }
    >
      <FieldGrid>
        <DateField name="date" label={t('columns.date')} max={today()} required autoFocus />
        <MoneyField
          name="value"
          label={t('columns.value')}
          helper={t('acts.left', { left: moneyText(left, row.symbol) })}
          required
        />
      </FieldGrid>
      <LookupField
        name="currentAccountId"
        label={t('acts.returnAdvance.account')}
        lookup="currentAccounts"
        params={undefined}
        required
      />
      <ReturnEffects row={row} />
    </FormDialog>
  );
}

/** The dialog of an act on an advance. */
export function AdvanceAct({ name, ...props }: Props & { readonly name: ActName }) {
  return name === 'useAdvance' ? <UseAdvanceDialog {...props} /> : <ReturnAdvanceDialog {...props} />;
}
