import { styled } from '@mui/material/styles';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLookup } from '@/domain/lookups/useLookup';
import { AutocompleteField } from '@/platform/forms/fields/AutocompleteField';
import { RadioField } from '@/platform/forms/fields/RadioField';
import type { NoticeValues } from '../noticeForm';
import { AUDIENCES } from '../rules/noticeAudience';

const Whole = styled('div')({ gridColumn: '1 / -1', minWidth: 0 });

interface AudienceFieldsProps {
  readonly customerName: string | null;
}

/** For whom a notice is: everyone, or one customer, activity or module, which is requested only then. */
export function AudienceFields({ customerName }: AudienceFieldsProps) {
  const { t } = useTranslation('home');
  const [type, customerId] = useWatch<NoticeValues, ['type', 'customerId']>({ name: ['type', 'customerId'] });
  const requested = (audience: number) => (type === audience ? undefined : null);
  const customers = useLookup('customers', requested(1));
  const activities = useLookup('systemActivities', requested(2));
  const modules = useLookup('modules', requested(3));
  const options = AUDIENCES.map((id) => ({ id, name: t(`notices.audience.${id}`) }));
  return (
    <>
      <Whole>
        <RadioField name="type" label={t('notices.form.type')} options={options} required />
      </Whole>
      {type === 1 && (
        <Whole>
          <AutocompleteField
            {...customers}
            name="customerId"
            label={t('notices.form.customer')}
            placeholder={t('notices.form.searchCustomer')}
            current={customerId !== null && customerName ? { id: customerId, name: customerName } : null}
            required
          />
        </Whole>
      )}
      {type === 2 && (
        <Whole>
          <AutocompleteField
            {...activities}
            name="systemBusinessActivityId"
            label={t('notices.form.activity')}
            required
          />
        </Whole>
      )}
      {type === 3 && (
        <Whole>
          <AutocompleteField {...modules} name="moduleId" label={t('notices.form.module')} required />
        </Whole>
      )}
    </>
  );
}
