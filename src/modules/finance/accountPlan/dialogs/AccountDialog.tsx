import { boolean, number, object, string } from 'yup';
import { useTranslation } from 'react-i18next';
import { FieldGrid } from '@/platform/forms/FieldGrid';
import { IntegerField } from '@/platform/forms/fields/NumberField';
import { SelectField } from '@/platform/forms/fields/SelectField';
import { TextField } from '@/platform/forms/fields/TextField';
import { SwitchField } from '@/platform/forms/fields/ToggleField';
import { FormDialog } from '@/platform/forms/FormDialog';
import { useAppForm } from '@/platform/forms/useAppForm';
import { between } from '@/platform/forms/validators';
import { useAppDispatch } from '@/platform/store/hooks';
import { toast } from '@/platform/ui/toast';
import { accountService } from '../accountService';
import { planWritten } from '../accountSlice';
import { type Account, type AccountValues, LCDPR_KINDS, RESULT_LINES } from '../accountTypes';
import { type AccountNode, type AccountTree, codePart, GROUP, LEAF, nextNumber } from '../rules/accountTree';

const MOST = 60;
const MOST_NUMBER = 999;

interface FormValues {
  name: string;
  number: number;
  businessMovement: Account['side'];
  lcdprType: Account['lcdpr'];
  resultLine: Account['resultLine'];
  isFamily: boolean;
}

const schema = object({
  name: string().trim().max(MOST).required(),
  number: number().nullable().required().test(between(1, MOST_NUMBER)),
  businessMovement: string<Account['side']>().nullable().required(),
  lcdprType: string<NonNullable<Account['lcdpr']>>().nullable().defined(),
  resultLine: string<NonNullable<Account['resultLine']>>().nullable().defined(),
  isFamily: boolean().required(),
});

interface AccountDialogProps {
  readonly tree: AccountTree;
  /** The record that is changed; null for a new one. */
  readonly node: AccountNode | null;
  /** Where it hangs; null for a group. */
  readonly parent: AccountNode | null;
  readonly onClose: () => void;
}

/** A group, a subgroup or an account: what it is follows from where it hangs. */
export function AccountDialog({ tree, node, parent, onClose }: AccountDialogProps) {
  const { t } = useTranslation('financeAccounts');
  const dispatch = useAppDispatch();
  const depth = parent ? parent.depth + 1 : GROUP;
  const kind = (['group', 'subgroup', 'account'] as const)[depth] ?? 'account';
  const account = node?.account;
  const side = parent?.account.side ?? account?.side ?? 'EXPENSE';
  const form = useAppForm<FormValues>({
    schema,
    defaultValues: {
      name: account?.name ?? '',
      number: account?.number ?? nextNumber(tree, parent?.account.id ?? null),
      businessMovement: side,
      lcdprType: account?.lcdpr ?? (depth === LEAF && !node ? (side === 'INCOME' ? '1' : '2') : null),
      resultLine: account?.resultLine ?? null,
      isFamily: account?.family ?? false,
    },
    draft: { key: `finance.account:${account?.id ?? `new:${parent?.account.id ?? ''}`}` },
  });
  const typed = form.watch('number');
  const code = [parent?.code, codePart(typed ?? 0, depth)].filter(Boolean).join('.');
  const save = async (values: FormValues) => {
    const body: AccountValues = {
      parentId: parent?.account.id ?? null,
      number: values.number,
      name: values.name,
      side: values.businessMovement,
      lcdpr: values.lcdprType,
      resultLine: values.resultLine,
      family: values.isFamily,
    };
    await (account ? accountService.edit(account.id, body) : accountService.create(body));
    toast({ tone: 'success', text: t('form.saved', { name: values.name.trim().toUpperCase() }) });
    onClose();
    dispatch(planWritten());
  };
  const choices = <V extends string>(values: readonly V[], words: 'lcdpr' | 'resultLine' | 'side') =>
    values.map((id) => ({ id, name: t(`${words}.${id}`, id) }));
  return (
    <FormDialog
      form={form}
      title={t(`form.${node ? 'edit' : 'add'}.${kind}`)}
      onSubmit={save}
      onClose={onClose}
    >
      <FieldGrid>
        <TextField name="name" label={t('form.name')} maxLength={MOST} required autoFocus />
        <IntegerField
          name="number"
          label={t('form.number')}
          helper={t('form.code', { code })}
          plain
          most={MOST_NUMBER}
          required
        />
        <SelectField
          name="businessMovement"
          label={t('form.side')}
          options={choices(['INCOME', 'EXPENSE'] as const, 'side')}
          {...(parent ? { readOnly: true, helper: t('form.sideOfParent') } : {})}
          required
        />
        {depth === LEAF && (
          <>
            <SelectField
              name="lcdprType"
              label={t('form.lcdpr')}
              helper={t('form.lcdprHelp')}
              options={choices(LCDPR_KINDS, 'lcdpr')}
            />
            <SelectField
              name="resultLine"
              label={t('form.resultLine')}
              options={choices(RESULT_LINES, 'resultLine')}
            />
            <SwitchField name="isFamily" label={t('form.family')} />
          </>
        )}
      </FieldGrid>
    </FormDialog>
  );
}
