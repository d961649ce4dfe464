import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLookup } from '@/domain/lookups/useLookup';
import { today } from '@/platform/format/date';
import { DialogForm } from '@/platform/forms/DialogForm';
import { AutocompleteField } from '@/platform/forms/fields/AutocompleteField';
import { DateField } from '@/platform/forms/fields/DateField';
import { useAppForm } from '@/platform/forms/useAppForm';
import { useAppDispatch } from '@/platform/store/hooks';
import { mayBeDone } from '@/platform/store/writing';
import { Grid, Span } from '../form/formLayout';
import { FORM_PARAMS } from '../hooks/useTitleAddress';
import { isCardPayment } from '../rules/paymentMeans';
import type { TitleRow } from '../rules/titleRow';
import { lateCharges } from '../rules/lateCharges';
import { newLine, toWriteOffBody } from '../rules/writeOffLines';
import { inFormNames } from '../rules/wireNames';
import { writeOffTitles } from '../titlesService';
import { titles } from '../titlesSlice';
import { AccountHelper, BeforeIssue } from './WriteOffNotes';
import { proposals } from './proposals';
import { WriteOffLines } from './WriteOffLines';
import type { WriteOffInput, WriteOffValues } from './writeOffSchema';

function initialValues(rows: readonly TitleRow[], day: string): WriteOffInput {
  const [first] = rows;
  // Titles that are meant to be paid alike start so.
  const alike = rows.every(({ paymentId }) => paymentId === first?.paymentId);
  return {
    writeOffDate: day,
    paymentDate: day,
    paymentId: alike ? (first?.paymentId ?? null) : null,
    currentAccountId: null,
    creditCardId: null,
    lines: rows.map((row) => newLine(row, day)),
    own: [],
  };
}

interface MeansFieldProps {
  readonly isCard: (paymentId: number | null) => boolean;
  readonly movement: TitleRow['movement'];
}

/** Account or card, as the form of payment wants it. */
function MeansField({ isCard, movement }: MeansFieldProps) {
  const { t } = useTranslation('financeTitles');
  const byCard = isCard(useWatch<WriteOffInput, 'paymentId'>({ name: 'paymentId' }));
  const accounts = useLookup('currentAccounts', byCard ? null : undefined);
  const cards = useLookup('creditCards', byCard ? undefined : null);
  return byCard ? (
    <AutocompleteField
      key="card"
      name="creditCardId"
      label={t('writeOff.card')}
      helper={t('writeOff.accountOfCard')}
      required
      {...cards}
    />
  ) : (
    <AutocompleteField
      key="account"
      name="currentAccountId"
      label={t('writeOff.account')}
      helper={<AccountHelper movement={movement} />}
      required
      {...accounts}
    />
  );
}

interface WriteOffFormProps {
  readonly title: string;
  readonly rows: readonly TitleRow[];
  readonly onClose: () => void;
  /** With the ids of the write-offs, where the server tells them. */
  readonly onSaved: (ids: readonly number[], values: WriteOffValues) => void;
}

/** One or several open titles of one side: when, how, and how much of each. */
export function WriteOffForm({ title, rows, onClose, onSaved }: WriteOffFormProps) {
  const { t } = useTranslation('financeTitles');
  const dispatch = useAppDispatch();
  const [day] = useState(() => today());
  const payments = useLookup('payments', undefined);
  // What the titles say of how they are meant to be paid stands in while the list is on its way.
  const isCard = (paymentId: number | null) => {
    const named = rows.find((row) => row.paymentId === paymentId && paymentId !== null);
    const option = payments.options.find(({ id }) => id === paymentId);
    return isCardPayment(option ?? (named && { name: named.paymentName }));
  };
  const form = useAppForm<WriteOffValues>({
    schema: async ({ paymentId }) => (await import('./writeOffSchema')).writeOffSchema(isCard(paymentId)),
    defaultValues: initialValues(rows, day),
    draft: { key: `titulos.baixa:${rows.map(({ id, open }) => `${id}=${open}`).join(',')}` },
    guardParams: FORM_PARAMS,
  });
  const { setValue } = form;
  const { onTyped, onTotal, onRate, onPaymentDate } = proposals(rows, form);
  const movement = rows[0]?.movement ?? 'EXPENSE';
  const agreed = rows.some(({ penaltyRate, interestRate }) => penaltyRate !== null || interestRate !== null);
  const someLate = rows.some((row) => lateCharges(row, row.open, day).days > 0);

  // A card is no account: what was chosen for the form of payment before does not serve for this one.
  const dropMeans = () => {
    setValue('currentAccountId', null);
    setValue('creditCardId', null);
  };
  const save = async (values: WriteOffValues) => {
    try {
      const ids = await writeOffTitles(toWriteOffBody(values, isCard(values.paymentId), values.lines));
      onSaved(Array.isArray(ids) ? ids : [], values);
    } catch (thrown) {
      if (mayBeDone(thrown)) dispatch(titles.written());
      throw inFormNames(thrown);
    }
  };

  return (
    <DialogForm form={form} label={title} onSubmit={save} onClose={onClose} saveLabel={t('writeOff.save')}>
      <Grid>
        <Span of={3}>
          <DateField
            name="paymentDate"
            label={t(`writeOff.paymentDate.${movement}`)}
            max={day}
            onChanged={onPaymentDate}
            required
          />
        </Span>
        <Span of={3}>
          <DateField name="writeOffDate" label={t('writeOff.writeOffDate')} max={day} required />
        </Span>
        <Span of={6}>
          <AutocompleteField
            name="paymentId"
            label={t('writeOff.payment')}
            required
            {...payments}
            onChanged={dropMeans}
          />
        </Span>
        <Span of={6}>
          <MeansField isCard={isCard} movement={movement} />
        </Span>
        {someLate && (
          <Span of={6}>
            <Alert severity="info" sx={{ py: 0 }}>
              {t(agreed ? 'writeOff.proposedAgreed' : 'writeOff.proposed')}
            </Alert>
          </Span>
        )}
      </Grid>
      <BeforeIssue rows={rows} />
      <WriteOffLines rows={rows} onTyped={onTyped} onTotal={onTotal} onRate={onRate} />
    </DialogForm>
  );
}
