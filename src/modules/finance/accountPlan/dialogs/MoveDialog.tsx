import { number, object } from 'yup';
import { useTranslation } from 'react-i18next';
import { AutocompleteField } from '@/platform/forms/fields/AutocompleteField';
import { FormDialog } from '@/platform/forms/FormDialog';
import { useAppForm } from '@/platform/forms/useAppForm';
import { moveRefusal } from '../rules/accountChanges';
import type { AccountNode, AccountTree } from '../rules/accountTree';

interface MoveValues {
  parentId: number;
}
const schema = object({ parentId: number().nullable().required() });

interface MoveDialogProps {
  readonly tree: AccountTree;
  readonly node: AccountNode;
  readonly onMove: (id: number, underId: number) => Promise<void>;
  readonly onClose: () => void;
}

/** Where an account or a subgroup is to hang. */
export function MoveDialog({ tree, node, onMove, onClose }: MoveDialogProps) {
  const { t } = useTranslation('financeAccounts');
  const form = useAppForm<MoveValues>({
    schema: schema,
    defaultValues: { parentId: null },
  });
  const options = [...tree.byId.values()]
    .filter((under) => under.depth === node.depth - 1 && under !== node.parent)
    .map((under) => {
      const no = moveRefusal(node, under);
      const name = `${under.code} ${under.account.name}`;
      return { id: under.account.id, name, ...(no ? { disabledReason: t(`move.refusals.${no}`) } : {}) };
    })
    .toSorted((a, b) => a.name.localeCompare(b.name));
  const save = async ({ parentId }: MoveValues) => {
    await onMove(node.account.id, parentId);
    onClose();
  };
  return (
    <FormDialog
      form={form}
      title={t('move.title', { name: node.account.name })}
      size="s"
      onSubmit={save}
      onClose={onClose}
      saveLabel={t('move.action')}
    >
      <AutocompleteField name="parentId" label={t('move.under')} options={options} required autoFocus />
    </FormDialog>
  );
}
