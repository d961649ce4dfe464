import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useLookup } from '@/domain/lookups/useLookup';
import { FieldGrid } from '@/platform/forms/FieldGrid';
import { IntegerField } from '@/platform/forms/fields/NumberField';
import { SelectField } from '@/platform/forms/fields/SelectField';
import { FormDialog } from '@/platform/forms/FormDialog';
import { useAppForm } from '@/platform/forms/useAppForm';
import { toast } from '@/platform/ui/toast';
import type { ApprovalValues } from '../schemas/preRegistrationSchemas';
import { requestService } from '../customersService';
import type { PreRegistration } from '../preRegistrationWire';

const Intro = styled('p')(({ theme }) => ({ margin: '0 0 16px', color: theme.tokens.textMuted }));

export interface DecisionProps {
  readonly request: PreRegistration;
  readonly onClose: () => void;
  readonly onDecided: () => void;
}

interface ApproveProps extends DecisionProps {
  /** From the toast, which outlives the dialog. */
  readonly onOpenCustomer: (id: number | null) => void;
}

/** Makes a customer of a request, and says what it begins with. */
export function ApproveDialog({ request, onClose, onDecided, onOpenCustomer }: ApproveProps) {
  const { t } = useTranslation('adminCustomers');
  const managers = useLookup('accountManagers', undefined);
  const classifications = useLookup('serviceClassifications', undefined);
  const form = useAppForm<ApprovalValues>({
    schema: () => import('../schemas/preRegistrationSchemas').then((all) => all.approvalFormSchema),
    defaultValues: { quantity: 3, trialDays: 15, accountManagerId: null, serviceClassificationId: null },
    draft: { key: `admin.approval:${request.id}` },
  });
  async function approve(values: ApprovalValues) {
    const { customerId } = await requestService.approve(request.id, values);
    toast({
      tone: 'success',
      text: t('requests.approved', { name: request.name }),
      action: { label: t('requests.openCustomer'), onClick: () => onOpenCustomer(customerId) },
    });
    onDecided();
  }
  return (
    <FormDialog
      form={form}
      title={t('requests.approveTitle', { name: request.name })}
      onSubmit={approve}
      onClose={onClose}
      saveLabel={t('requests.approve')}
    >
      <Intro>{t('requests.approveText', { name: request.contactName, email: request.email })}</Intro>
      <FieldGrid>
        <IntegerField name="quantity" label={t('requests.quantity')} required />
        <IntegerField
          name="trialDays"
          label={t('requests.trialDays')}
          helper={t('requests.trialDaysHelper')}
          required
        />
        <SelectField name="accountManagerId" label={t('requests.manager')} {...managers} />
        <SelectField
          name="serviceClassificationId"
          label={t('requests.classification')}
          {...classifications}
        />
      </FieldGrid>
    </FormDialog>
  );
}
