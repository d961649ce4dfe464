import { styled } from '@mui/material/styles';
import { number, object } from 'yup';
import { useTranslation } from 'react-i18next';
import { AutocompleteField } from '@/platform/forms/fields/AutocompleteField';
import { FieldGrid } from '@/platform/forms/FieldGrid';
import { FormDialog } from '@/platform/forms/FormDialog';
import { useAppForm } from '@/platform/forms/useAppForm';
import { useAppDispatch } from '@/platform/store/hooks';
import { Banner } from '@/platform/ui/Banner';
import { toast } from '@/platform/ui/toast';
import { accountService } from '../accountService';
import { planWritten } from '../accountSlice';
import { AccountUses } from '../components/AccountUses';
import { mergeRefusal } from '../rules/accountChanges';
import { type AccountNode, type AccountTree, LEAF } from '../rules/accountTree';

interface MergeValues {
  intoId: number;
}
const Uses = styled('div')({ margin: '8px 0 12px' });

const schema = object({ intoId: number().nullable().required() });

interface MergeDialogProps {
  readonly tree: AccountTree;
  readonly node: AccountNode;
  readonly onClose: () => void;
}

/** Gives all that is rated by one account to another, and takes the first away. */
export function MergeDialog({ tree, node, onClose }: MergeDialogProps) {
  const { t } = useTranslation('financeAccounts');
  const dispatch = useAppDispatch();
  const form = useAppForm<MergeValues>({
    schema,
    defaultValues: { intoId: null },
    draft: { key: `accountMerge:${node.account.id}`, route: '/gerenciamento-plano-contas' },
  });
  const into = tree.byId.get(form.watch('intoId') ?? -1);
  const options = [...tree.byId.values()]
    .filter((other) => other.depth === LEAF && mergeRefusal(node, other) === null)
    .map(({ code, account }) => ({ id: account.id, name: `${code} ${account.name}` }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
  const save = async ({ intoId }: MergeValues) => {
    await accountService.merge(node.account.id, intoId);
    toast({
      tone: 'success',
      text: t('merge.done', { from: node.account.name, into: tree.byId.get(intoId)?.account.name ?? '' }),
    });
    onClose();
    dispatch(planWritten());
  };
  return (
    <FormDialog
      form={form}
      title={t('merge.title', { name: node.account.name })}
      onSubmit={save}
      onClose={onClose}
      saveLabel={t('merge.action')}
    >
      <FieldGrid sx={{ gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <AutocompleteField
          name="intoId"
          label={t('merge.into')}
          helper={t('merge.help')}
          options={options}
          required
          autoFocus
        />
      </FieldGrid>
      <Uses>
        <AccountUses id={node.account.id} />
      </Uses>
      {into && (
        <Banner
          tone="warning"
          fact={t('merge.warning', { from: node.account.name, into: into.account.name })}
          text={t('merge.noUndo')}
        />
      )}
    </FormDialog>
  );
}
