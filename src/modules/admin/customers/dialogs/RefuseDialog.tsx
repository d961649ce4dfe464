import { useTranslation } from 'react-i18next';
import { MultilineField } from '@/platform/forms/fields/TextField';
import { FormDialog } from '@/platform/forms/FormDialog';
import { useAppForm } from '@/platform/forms/useAppForm';
import { toast } from '@/platform/ui/toast';
import type { RefusalValues } from '../schemas/preRegistrationSchemas';
import { requestService } from '../customersService';
import type { DecisionProps } from './ApproveDialog';

/** Refuses a request. The reason goes to the requester. */
export function RefuseDialog({ request, onClose, onDecided }: DecisionProps) {
  const { t } = useTranslation('adminCustomers');
  const form = useAppForm<RefusalValues>({
    schema: () => import('../schemas/preRegistrationSchemas').then((all) => all.refusalFormSchema),
    defaultValues: { reason: '' },
    draft: { key: `admin.refusal:${request.id}` },
  });
  async function refuse({ reason }: RefusalValues) {
    await requestService.refuse(request.id, reason);
    toast({ tone: 'success', text: t('requests.refused', { name: request.name }) });
    onDecided();
  }
  return (
    <FormDialog
      form={form}
      size="s"
      title={t('requests.refuseTitle', { name: request.name })}
      onSubmit={refuse}
      onClose={onClose}
      saveLabel={t('requests.refuse')}
    >
      <MultilineField
        name="reason"
        label={t('requests.reason')}
        helper={t('requests.reasonHelper', { email: request.email })}
        required
        maxLength={500}
        format={false}
        autoFocus
      />
    </FormDialog>
  );
}
