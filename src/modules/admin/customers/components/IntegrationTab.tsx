import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { momentText } from '@/platform/format/dayText';
import { AppForm } from '@/platform/forms/AppForm';
import { FormFoot } from '@/platform/forms/FormFoot';
import { PasswordField } from '@/platform/forms/fields/PasswordField';
import { TextField } from '@/platform/forms/fields/TextField';
import { useAppForm } from '@/platform/forms/useAppForm';
import { useAppDispatch } from '@/platform/store/hooks';
import type { RowId } from '@/platform/store/resourceState';
import { layout } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { SkeletonBlock } from '@/platform/ui/Skeletons';
import { toast } from '@/platform/ui/toast';
import { useQuery } from '@/platform/store/useQuery';
import { WidgetCard } from '@/platform/widgets/WidgetCard';
import type { IntegrationValues } from '../schemas/customerSchemas';
import { customerService } from '../customersService';
import { customerPart, customerWritten } from './customerParts';
import type { Customer } from '../customerWire';

const Muted = styled('p')(({ theme }) => ({
  ...typeStep('body'),
  margin: '0 0 16px',
  color: theme.tokens.textMuted,
}));

interface IntegrationFormProps {
  readonly customer: Customer;
}

function IntegrationForm({ customer }: IntegrationFormProps) {
  const { t } = useTranslation('adminCustomers');
  const dispatch = useAppDispatch();
  const form = useAppForm<IntegrationValues>({
    schema: () => import('../schemas/customerSchemas').then((all) => all.integrationFormSchema),
    defaultValues: { login: customer.integrationLogin ?? '', password: '' },
    draft: { key: `admin.integration:${customer.id}`, omit: ['password'] },
    guardParams: ['aba'],
  });
  async function save(values: IntegrationValues) {
    await customerService.saveIntegration(customer.id, values);
    toast({ tone: 'success', text: t('saved') });
    dispatch(customerWritten());
  }
  return (
    <AppForm form={form} onSubmit={save} label={t('integrationTab.title')} sx={{ maxWidth: layout.dialog.s }}>
      <Muted>
        {customer.integrationUpdatedAt
          ? t('integrationTab.since', { date: momentText(customer.integrationUpdatedAt) })
          : t('integrationTab.none')}
      </Muted>
      <TextField name="login" label={t('integrationTab.login')} required maxLength={60} format={false} />
      <PasswordField
        name="password"
        label={t('integrationTab.password')}
        autoComplete="new-password"
        required={!customer.hasIntegrationPassword}
        helper={customer.hasIntegrationPassword ? t('integrationTab.keep') : undefined}
      />
      <FormFoot />
    </AppForm>
  );
}

/** The login with which the platform enters the partner's system for a customer. */
export function Panel({ id }: { readonly id: RowId }) {
  const { t } = useTranslation('adminCustomers');
  const answer = useQuery(customerPart, id);
  return (
    <WidgetCard
      title={t('integrationTab.title')}
      answer={answer}
      skeleton={<SkeletonBlock height={200} />}
      head={<Muted>{t('integrationTab.text')}</Muted>}
    >
      {(customer) => <IntegrationForm key={answer.at} customer={customer} />}
    </WidgetCard>
  );
}
