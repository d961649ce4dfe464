import { useTranslation } from 'react-i18next';
import { today } from '@/platform/format/date';
import { dayText } from '@/platform/format/dayText';
import { formatMoney } from '@/platform/format/money';
import { DateField } from '@/platform/forms/fields/DateField';
import { MoneyField } from '@/platform/forms/fields/NumberField';
import { SelectField } from '@/platform/forms/fields/SelectField';
import { TextField } from '@/platform/forms/fields/TextField';
import { FieldGrid } from '@/platform/forms/FieldGrid';
import { FormDialog } from '@/platform/forms/FormDialog';
import { type FormInput, useAppForm } from '@/platform/forms/useAppForm';
import { useFormValues } from '@/platform/forms/useFormValues';
import { UNKNOWN } from '../queryLook';
import { awardQuota, offerBid } from '../queriesService';
import type { ActName, ConsortiumRow } from '../queryTypes';
import { afterBid } from '../rules/acts';
import { ActEffects } from './ActEffects';
import { type AwardForm, type BidForm, GOOD_LIMIT } from './actForms';
import { useAct } from './useAct';

interface Props {
  readonly row: ConsortiumRow;
  readonly onClose: () => void;
}

const reais = (cents: number | null) => (cents === null ? UNKNOWN : formatMoney(cents));

/** Keeps the bid that is offered for a quota. */
function BidDialog({ row, onClose }: Props) {
  const { t } = useTranslation('financeQueries');
  const { id } = row;
  const form = useAppForm<BidForm>({
    schema: async () => (await import('./actForms')).bidSchemaOf(row.date, row.credit),
    defaultValues: { date: today(), value: row.bid },
    draft: { key: `consultas.consorcio.lance:${id}` },
  });
  const act = useAct('bid', onClose);
  return (
    <FormDialog
      form={form}
      title={t('acts.bid.action')}
      saveLabel={t('acts.bid.save')}
      onClose={onClose}
      onSubmit={({ date, value }) => act(() => offerBid(id, { date, cents: value }))}
    >
      <FieldGrid>
        <DateField name="date" label={t('columns.date')} max={today()} required autoFocus />
        <MoneyField name="value" label={t('columns.bid')} required />
      </FieldGrid>
      <ActEffects lines={[t('acts.bid.nothing')]} />
    </FormDialog>
  );
}

function AwardEffects({ row }: { readonly row: ConsortiumRow }) {
  const { t } = useTranslation('financeQueries');
  const { way, dueDate, patrimonyName } = useFormValues<FormInput<AwardForm>>();
  const book = t(patrimonyName ? 'acts.award.book' : 'acts.award.bookLater');
  const byBid = [
    t('acts.award.title', { value: reais(row.bid), due: dayText(dueDate ?? '') || UNKNOWN }),
    t('acts.award.left', { left: reais(afterBid(row)) }),
  ];
  const byDraw = [t('acts.award.noTitle'), ...(row.bid === null ? [] : [t('acts.award.bidGone')])];
  return <ActEffects lines={[...(way === 'BID' ? byBid : byDraw), book]} />;
}

function AwardFields({ row }: { readonly row: ConsortiumRow }) {
  const { t } = useTranslation('financeQueries');
  const { way } = useFormValues<FormInput<AwardForm>>();
  const bid = { id: 'BID' as const, name: t('acts.award.ways.BID') };
  return (
    <FieldGrid>
      <DateField name="date" label={t('columns.awardedOn')} max={today()} required autoFocus />
      <SelectField
        name="way"
        label={t('acts.award.way')}
        options={[
          { id: 'DRAW' as const, name: t('acts.award.ways.DRAW') },
          row.bid === null ? { ...bid, disabledReason: t('acts.award.noBid') } : bid,
        ]}
        required
      />
      {way === 'BID' && <DateField name="dueDate" label={t('acts.due')} required />}
      <TextField name="patrimonyName" label={t('columns.good')} maxLength={GOOD_LIMIT} />
    </FieldGrid>
  );
}

/** Awards a quota, by the draw or by the bid that was offered. */
function AwardDialog({ row, onClose }: Props) {
  const { t } = useTranslation('financeQueries');
  const { id } = row;
  const form = useAppForm<AwardForm>({
    schema: async () => (await import('./actForms')).awardSchemaOf(row.date),
    defaultValues: {
      date: today(),
      way: row.bid === null ? 'DRAW' : 'BID',
      dueDate: null,
      patrimonyName: row.good || null,
    },
    draft: { key: `consultas.consorcio.contemplacao:${id}` },
  });
  const act = useAct('award', onClose);
  return (
    <FormDialog
      form={form}
      title={t('acts.award.action')}
      saveLabel={t('acts.award.save')}
      onClose={onClose}
      onSubmit={({ date, way, dueDate, patrimonyName }) =>
        act(() =>
          awardQuota(id, { date, way, dueDate: way === 'BID' ? dueDate : null, good: patrimonyName || null }),
        )
      }
    >
      <AwardFields row={row} />
      <AwardEffects row={row} />
    </FormDialog>
  );
}

/** The dialog of an act on a quota. */
export function QuotaAct({ name, ...props }: Props & { readonly name: ActName }) {
  return name === 'bid' ? <BidDialog {...props} /> : <AwardDialog {...props} />;
}
