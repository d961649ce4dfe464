import { useTranslation } from 'react-i18next';
import { RadioField } from '@/platform/forms/fields/RadioField';
import { NumberField } from '@/platform/forms/fields/NumberField';
import { TextField } from '@/platform/forms/fields/TextField';
import { FieldGrid } from '@/platform/forms/FieldGrid';
import { FormDialog } from '@/platform/forms/FormDialog';
import { useAppForm } from '@/platform/forms/useAppForm';
import { toast } from '@/platform/ui/toast';
import type { FlowBasis } from '../../cashFlow/cashFlowTypes';
import { createScenario } from '../forecastService';
import type { ForecastLine, Scenario } from '../forecastTypes';
import { linesFromPayments } from '../rules/forecast';
import type { ScenarioForm } from './forecastForms';
import { STARTS } from './starts';

interface ScenarioDialogProps {
  readonly year: number;
  /** Payments of the year before; null while they are not known. */
  readonly former: FlowBasis | null;
  readonly copied: Scenario | null;
  readonly onDone: (id: number | null) => void;
  readonly onClose: () => void;
}

/** A scenario out of the year before, of another scenario, or empty. */
export function ScenarioDialog({ year, former, copied, onDone, onClose }: ScenarioDialogProps) {
  const { t } = useTranslation('financeForecast');
  const offered = STARTS.filter((start) =>
    start === 'LAST_YEAR' ? former !== null : start === 'COPY' ? copied !== null : true,
  );
  const form = useAppForm<ScenarioForm>({
    schema: async () => (await import('./forecastForms')).scenarioSchema,
    defaultValues: { name: '', start: offered[0] ?? 'EMPTY', income: 0, expense: 0 },
    draft: { key: `previsao.cenario:${year}` },
  });
  const linesOf = ({ start, income, expense }: ScenarioForm): readonly ForecastLine[] => {
    if (start === 'COPY') return copied?.lines ?? [];
    if (start === 'EMPTY' || !former) return [];
    const names = new Map(former.ratings.map(({ id, name }) => [id, name]));
    return linesFromPayments(
      former.items,
      { income, expense },
      (id) => (id === null ? undefined : names.get(id)) ?? t('unrated'),
    );
  };
  const save = async (values: ScenarioForm) => {
    const id = await createScenario({ name: values.name, year, lines: linesOf(values) });
    toast({ tone: 'success', text: t('scenario.done', { name: values.name }) });
    onClose();
    onDone(id);
  };
  const started = form.watch('start') === 'LAST_YEAR';
  return (
    <FormDialog form={form} title={t('scenario.title', { year })} onSubmit={save} onClose={onClose}>
      <FieldGrid>
        <TextField name="name" label={t('scenario.name')} required autoFocus />
        <RadioField
          name="start"
          label={t('scenario.start')}
          options={offered.map((id) => ({
            id,
            name: t(`scenario.starts.${id}`, { year: year - 1, name: copied?.name ?? '' }),
          }))}
        />
        {started && (
          <>
            <NumberField name="income" label={t('scenario.income')} unit="%" negative required />
            <NumberField name="expense" label={t('scenario.expense')} unit="%" negative required />
          </>
        )}
      </FieldGrid>
    </FormDialog>
  );
}
