import { useTranslation } from 'react-i18next';
import { useLookup } from '@/domain/lookups/useLookup';
import { foldForSearch } from '@/platform/format/text';
import { AutocompleteField } from '@/platform/forms/fields/AutocompleteField';
import { TextField } from '@/platform/forms/fields/TextField';
import { FieldGrid } from '@/platform/forms/FieldGrid';
import { FormDialog } from '@/platform/forms/FormDialog';
import { useAppForm } from '@/platform/forms/useAppForm';
import { SkeletonText, Loading } from '@/platform/ui/Skeletons';
import { AppDialog } from '@/platform/ui/AppDialog';
import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';
import { inFormNames } from '../../titles/rules/wireNames';
import type { Made } from '../reconciliationService';
import type { BankLine } from '../reconciliationTypes';
import { BankLinePart } from './LineParts';
import type { TitleMaking } from './makeSchema';

export type MakeKind = 'title' | 'fee' | 'transfer';

const Line = styled('div')({ marginBottom: 16 });

interface MakeProps {
  readonly line: BankLine;
  readonly accountId: string;
  /** Sends it; what it throws is shown in the form. */
  readonly onMake: (made: Made) => Promise<void>;
  readonly onClose: () => void;
}

const LIMITS = { number: 20, note: 100 };

function TitleMaker({
  line,
  kind,
  ratingId,
  onMake,
  onClose,
}: MakeProps & { readonly kind: 'title' | 'fee'; readonly ratingId: number | null }) {
  const { t } = useTranslation('financeReconciliation');
  const partners = useLookup('persons', undefined);
  const types = useLookup('titleTypes', undefined);
  const farms = useLookup('farms', undefined);
  const ratings = useLookup('financialRatings', { movement: line.cents < 0 ? 'EXPENSE' : 'INCOME' });
  const form = useAppForm<TitleMaking>({
    schema: async () => (await import('./makeSchema')).titleMakingSchema,
    defaultValues: {
      partnerId: null,
      documentTypeId: null,
      documentNumber: (line.number || line.id).slice(0, LIMITS.number),
      ratingId,
      farmId: null,
      note: (line.memo || line.payee).slice(0, LIMITS.note),
    },
    draft: { key: `conciliacao.${kind}:${line.id}` },
  });
  const save = async (values: TitleMaking) => {
    try {
      await onMake({
        kind: 'TITLE',
        partnerPersonId: values.partnerId,
        documentTypeId: values.documentTypeId,
        documentNumber: values.documentNumber,
        financialRatingId: values.ratingId,
        farmId: values.farmId,
        observation: values.note,
      });
    } catch (thrown) {
      throw inFormNames(thrown);
    }
  };
  return (
    <FormDialog
      form={form}
      title={t(`make.${kind}.title`)}
      onSubmit={save}
      onClose={onClose}
      saveLabel={t('make.save')}
    >
      <Line>
        <BankLinePart line={line} />
      </Line>
      <FieldGrid>
        <AutocompleteField name="partnerId" label={t('make.partner')} required autoFocus {...partners} />
        <AutocompleteField name="ratingId" label={t('make.rating')} required {...ratings} />
        <AutocompleteField name="documentTypeId" label={t('make.type')} required {...types} />
        <TextField name="documentNumber" label={t('make.number')} maxLength={LIMITS.number} required />
        <AutocompleteField name="farmId" label={t('make.farm')} {...farms} />
        <TextField name="note" label={t('make.note')} maxLength={LIMITS.note} />
      </FieldGrid>
    </FormDialog>
  );
}

/** A fee is rated as one where the plan of accounts has such an account: it must be there before the form begins. */
function FeeMaker(props: MakeProps) {
  const { t } = useTranslation('financeReconciliation');
  const ratings = useLookup('financialRatings', { movement: 'EXPENSE' });
  const fee = ratings.options.find(({ name }) => /\btarifas?\b/.test(foldForSearch(name)));
  if (!ratings.loading)
    return <TitleMaker {...props} kind="fee" ratingId={typeof fee?.id === 'number' ? fee.id : null} />;
  return (
    <AppDialog title={t('make.fee.title')} onClose={props.onClose}>
      <DialogContent>
        <Loading>
          <SkeletonText lines={4} />
        </Loading>
      </DialogContent>
    </AppDialog>
  );
}

function TransferMaker({ line, accountId, onMake, onClose }: MakeProps) {
  const { t } = useTranslation('financeReconciliation');
  const accounts = useLookup('currentAccounts', undefined);
  const form = useAppForm<{ currentAccountId: number }>({
    schema: async () => (await import('./makeSchema')).transferSchema,
    defaultValues: { currentAccountId: null },
  });
  return (
    <FormDialog
      form={form}
      title={t('make.transfer.title')}
      onSubmit={({ currentAccountId }) => onMake({ kind: 'TRANSFER', currentAccountId })}
      onClose={onClose}
      saveLabel={t('make.save')}
    >
      <Line>
        <BankLinePart line={line} />
      </Line>
      <AutocompleteField
        name="currentAccountId"
        label={t(line.cents < 0 ? 'make.toAccount' : 'make.fromAccount')}
        helper={t('make.transfer.help')}
        required
        autoFocus
        {...accounts}
        options={accounts.options.filter(({ id }) => String(id) !== accountId)}
      />
    </FormDialog>
  );
}

/** Makes of a line what nothing in the system stands for yet: a title that it paid, a fee, a transfer. */
export function MakeDialog({ kind, ...props }: MakeProps & { readonly kind: MakeKind }) {
  if (kind === 'transfer') return <TransferMaker {...props} />;
  if (kind === 'fee') return <FeeMaker {...props} />;
  return <TitleMaker {...props} kind="title" ratingId={null} />;
}
