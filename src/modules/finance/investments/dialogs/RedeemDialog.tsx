import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isLocalDate, today } from '@/platform/format/date';
import { formatMoney } from '@/platform/format/money';
import { DateField } from '@/platform/forms/fields/DateField';
import { MoneyField } from '@/platform/forms/fields/NumberField';
import { FieldGrid } from '@/platform/forms/FieldGrid';
import { FormDialog } from '@/platform/forms/FormDialog';
import { type FormInput, useAppForm } from '@/platform/forms/useAppForm';
import { useFormValues } from '@/platform/forms/useFormValues';
import { typeStep } from '@/platform/theme/typography';
import { toast } from '@/platform/ui/toast';
import { useAppDispatch } from '@/platform/store/hooks';
import { redeem } from '../investmentsService';
import type { Investment } from '../investmentTypes';
import { incomeOfPart, netOf, principalOf, taxesOf } from '../rules/positions';
import type { RedeemForm } from './investmentForms';
import { inFormNames } from './wireNames';
import { positionsWritten } from '../investmentsSlice';

const Net = styled('p')({ ...typeStep('bodyStrong'), margin: '12px 0 0' });

/** What comes into the account, as it is typed. */
function NetLine() {
  const { t } = useTranslation('financeInvestments');
  const { principal, income, incomeTax, iof } = useFormValues<FormInput<RedeemForm>>();
  const known = principal !== null && income !== null && incomeTax !== null && iof !== null;
  const net = known ? formatMoney(netOf(principal, { income, incomeTax, iof })) : '–';
  return <Net role="status">{t('redeem.net', { value: net })}</Net>;
}

/** The form of a redemption: taxes follow what is typed, until somebody types them too. */
function useRedemption(investment: Investment) {
  const balance = principalOf(investment);
  const since = [investment.deposits[0]?.day ?? '', ...investment.redemptions.map(({ day }) => day)]
    .toSorted()
    .at(-1);
  const [initial] = useState(() => {
    const income = investment.income ?? 0;
    const { incomeTax, iof } = taxesOf(investment, { principal: balance, income, day: today() });
    return investment.income === null
      ? { day: today(), principal: balance, income: null, incomeTax: null, iof: null }
      : { day: today(), principal: balance, income, incomeTax, iof };
  });
  const [own, setOwn] = useState<ReadonlySet<keyof RedeemForm>>(() => new Set());
  const form = useAppForm<RedeemForm>({
    schema: async () => (await import('./investmentForms')).redeemSchema(balance, since ?? ''),
    defaultValues: initial,
    draft: { key: `aplicacoes.resgate:${investment.id}=${investment.version}` },
  });
  const { getValues, setValue } = form;

  /** Proposes what follows of a change; amounts that somebody typed stay as they are. */
  const propose = (typed: ReadonlySet<keyof RedeemForm>) => {
    const { day, principal } = getValues();
    if (!isLocalDate(day) || principal === null || principal > balance) return;
    if (!typed.has('income'))
      setValue('income', incomeOfPart(investment.income, principal, balance), { shouldDirty: true });
    const { income } = getValues();
    if (income === null) return;
    const taxes = taxesOf(investment, { principal, income, day });
    if (!typed.has('iof')) setValue('iof', taxes.iof, { shouldDirty: true });
    if (!typed.has('incomeTax')) setValue('incomeTax', taxes.incomeTax, { shouldDirty: true });
  };
  const typedIn = (name: keyof RedeemForm) => () => {
    const next = new Set([...own, name]);
    setOwn(next);
    propose(next);
  };
  const takeAll = () => {
    setValue('principal', balance, { shouldDirty: true });
    propose(own);
  };
  return { form, balance, propose: () => propose(own), typedIn, takeAll };
}

interface RedeemDialogProps {
  readonly investment: Investment;
  readonly onClose: () => void;
}

/** Takes money out of an investment, in part or all of it. Taxes are proposed; what somebody enters wins. */
export function RedeemDialog({ investment, onClose }: RedeemDialogProps) {
  const { t } = useTranslation('financeInvestments');
  const dispatch = useAppDispatch();
  const { form, balance, propose, typedIn, takeAll } = useRedemption(investment);
  const save = async (values: RedeemForm) => {
    try {
      await redeem(investment, values);
    } catch (thrown) {
      throw inFormNames(thrown);
    }
    toast({ tone: 'success', text: t('redeem.done') });
    onClose();
    dispatch(positionsWritten());
  };
  return (
    <FormDialog
      form={form}
      title={t('redeem.title', { product: investment.product })}
      onSubmit={save}
      onClose={onClose}
      saveLabel={t('redeem.save')}
    >
      <FieldGrid>
        <DateField
          name="day"
          label={t('redeem.day')}
          max={today()}
          onChanged={() => propose()}
          required
          autoFocus
        />
        <div>
          <MoneyField
            name="principal"
            label={t('redeem.principal')}
            helper={t('redeem.balance', { value: formatMoney(balance) })}
            onChanged={() => propose()}
            required
          />
          <Button size="small" onClick={takeAll}>
            {t('redeem.all')}
          </Button>
        </div>
        <MoneyField name="income" label={t('columns.income')} onChanged={typedIn('income')} required />
        <MoneyField
          name="incomeTax"
          label={t('columns.incomeTax')}
          helper={t('redeem.proposed')}
          onChanged={typedIn('incomeTax')}
          required
        />
        <MoneyField
          name="iof"
          label={t('columns.iof')}
          helper={t('redeem.proposed')}
          onChanged={typedIn('iof')}
          required
        />
      </FieldGrid>
      <NetLine />
    </FormDialog>
  );
}
