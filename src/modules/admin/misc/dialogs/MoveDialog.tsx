import { useTranslation } from 'react-i18next';
import { useLookup } from '@/domain/lookups/useLookup';
import { FieldGrid } from '@/platform/forms/FieldGrid';
import { MultiSelectField } from '@/platform/forms/fields/MultiSelectField';
import { SelectField } from '@/platform/forms/fields/SelectField';
import { TextField } from '@/platform/forms/fields/TextField';
import { FormDialog } from '@/platform/forms/FormDialog';
import { useAppForm } from '@/platform/forms/useAppForm';
import { notifyRefusal } from '@/platform/ui/notifyRefusal';
import { toast } from '@/platform/ui/toast';
import type { MoveValues } from '../miscSchemas';
import { portfolioService } from '../miscService';
import { byFormerManager } from '../portfolios';
import type { PortfolioRow } from '../miscWire';

interface MoveDialogProps {
  readonly all: readonly PortfolioRow[];
  /** While the customers are read, or could not be. */
  readonly reading: { readonly loading: boolean; readonly failed: boolean; readonly onRetry: () => void };
  /** Those who are moved, to begin with. */
  readonly chosen: readonly PortfolioRow[];
  readonly onClose: () => void;
  readonly onMoved: () => void;
  /** After the move was taken back. */
  readonly onUndone: () => void;
}

/** Hands customers over to another account manager; the toast takes it back. */
export function MoveDialog({ all, reading, chosen, onClose, onMoved, onUndone }: MoveDialogProps) {
  const { t } = useTranslation('adminMisc');
  const managers = useLookup('accountManagers', undefined);
  const form = useAppForm<MoveValues>({
    schema: () => import('../miscSchemas').then((all_) => all_.moveFormSchema),
    defaultValues: { customerIds: chosen.map(({ id }) => id), accountManagerId: null, reason: '' },
    // Who is moved is chosen in the list, anew each time.
    draft: { key: 'admin.portfolioMove', omit: ['customerIds'] },
  });
  async function undo(before: readonly PortfolioRow[]) {
    try {
      for (const [managerId, ids] of byFormerManager(before))
        await portfolioService.move(ids, managerId, t('portfolio.undone'));
    } catch (thrown) {
      // The list shows how far it came.
      notifyRefusal(thrown);
    }
    onUndone();
  }
  async function move({ customerIds, accountManagerId, reason }: MoveValues) {
    const before = all.filter(({ id }) => customerIds.includes(id));
    const { moved } = await portfolioService.move(customerIds, accountManagerId, reason);
    const manager = managers.options.find(({ id }) => id === accountManagerId)?.name ?? '';
    toast({
      tone: 'success',
      text: t('portfolio.moved', { count: moved, manager }),
      ...(moved > 0 ? { action: { label: t('portfolio.undo'), onClick: () => void undo(before) } } : {}),
    });
    onMoved();
  }
  return (
    <FormDialog
      form={form}
      title={t('portfolio.moveTitle')}
      onSubmit={move}
      onClose={onClose}
      saveLabel={t('portfolio.move')}
    >
      <MultiSelectField
        name="customerIds"
        label={t('portfolio.customers')}
        options={all.map(({ id, customerName }) => ({ id, name: customerName }))}
        {...reading}
        required
      />
      <FieldGrid>
        <SelectField name="accountManagerId" label={t('portfolio.to')} required {...managers} />
        <TextField name="reason" label={t('portfolio.reason')} maxLength={200} format={false} />
      </FieldGrid>
    </FormDialog>
  );
}
