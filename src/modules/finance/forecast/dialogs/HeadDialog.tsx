import { useTranslation } from 'react-i18next';
import { FieldGrid } from '@/platform/forms/FieldGrid';
import { FormDialog } from '@/platform/forms/FormDialog';
import { useAppForm } from '@/platform/forms/useAppForm';
import type { Scenario } from '../forecastTypes';
import type { HeadForm } from './forecastForms';
import { HeadFields } from './HeadFields';
import { useFormerPayments } from './useFormerPayments';

interface HeadDialogProps {
  readonly scenario: Scenario;
  readonly onSave: (changed: HeadForm) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Name, months and opening balance of a scenario; its lines stay on their days. */
export function HeadDialog({ scenario, onSave, onClose }: HeadDialogProps) {
  const { t } = useTranslation('financeForecast');
  const { name, startMonth, monthCount, opening } = scenario;
  const form = useAppForm<HeadForm>({
    schema: async () => (await import('./forecastForms')).headSchema,
    defaultValues: { name, startMonth, monthCount, opening },
    draft: { key: `previsao.cenario:${scenario.id}`, basis: scenario.version },
  });
  const { inBanks } = useFormerPayments(form.watch('startMonth'));
  const save = async (values: HeadForm) => {
    await onSave(values);
    onClose();
  };
  return (
    <FormDialog form={form} title={t('scenario.editTitle', { name })} onSubmit={save} onClose={onClose}>
      <FieldGrid>
        <HeadFields inBanks={inBanks} />
      </FieldGrid>
    </FormDialog>
  );
}
