import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { firstDayOf } from '@/platform/format/month';
import { FieldGrid } from '@/platform/forms/FieldGrid';
import { FormDialog } from '@/platform/forms/FormDialog';
import { useAppForm } from '@/platform/forms/useAppForm';
import { typeStep } from '@/platform/theme/typography';
import type { FlowBasis } from '../../cashFlow/cashFlowTypes';
import type { ForecastLine, Scenario } from '../forecastTypes';
import { changedLine } from '../rules/changedLine';
import type { LineForm } from './forecastForms';
import { LineFields } from './LineFields';

const Note = styled('p')(({ theme }) => ({
  ...typeStep('body'),
  gridColumn: '1 / -1',
  margin: 0,
  color: theme.tokens.textMuted,
}));
const Remove = styled(Button)({ gridColumn: '1 / -1', justifySelf: 'start' });

interface LineDialogProps {
  readonly scenario: Scenario;
  /** The line that is changed; null for a new one. */
  readonly line: ForecastLine | null;
  readonly ratings: FlowBasis['ratings'];
  readonly onSave: (line: ForecastLine) => Promise<unknown>;
  readonly onRemove: (line: ForecastLine) => void;
  readonly onClose: () => void;
}

/** A line of a scenario: what, how much, from when, how often and until when. */
export function LineDialog({ scenario, line, ratings, onSave, onRemove, onClose }: LineDialogProps) {
  const { t } = useTranslation('financeForecast');
  const scheduled = line === null || line.schedule !== null;
  const form = useAppForm<LineForm>({
    schema: async () => {
      const { lineSchema, typedLineSchema } = await import('./forecastForms');
      return (scheduled ? lineSchema(scenario) : typedLineSchema) as ReturnType<typeof lineSchema>;
    },
    defaultValues: {
      name: line?.name ?? '',
      side: line?.side ?? 'EXPENSE',
      ratingId: line?.ratingId ?? null,
      cents: line?.schedule?.cents ?? null,
      first: line?.schedule?.first ?? firstDayOf(scenario.startMonth),
      recurrence: line?.schedule?.recurrence ?? 'MONTHLY',
      until: line?.schedule?.until ?? null,
    },
    draft:
      line === null
        ? { key: `previsao.linha:${scenario.id}:nova` }
        : { key: `previsao.linha:${scenario.id}:${line.id}`, basis: JSON.stringify(line) },
  });
  const typed = line === null ? 0 : Object.keys(line.typed).length;
  const save = async (values: LineForm) => {
    await onSave(changedLine(line, values, crypto.randomUUID()));
    onClose();
  };
  return (
    <FormDialog
      form={form}
      title={line === null ? t('line.title') : t('line.edit', { name: line.name })}
      onSubmit={save}
      onClose={onClose}
    >
      <FieldGrid>
        <LineFields ratings={ratings} scheduled={scheduled} autoFocus />
        {!scheduled && <Note>{t('line.byMonth')}</Note>}
        {scheduled && typed > 0 && <Note>{t('line.typed', { count: typed })}</Note>}
        {line !== null && (
          <Remove
            color="error"
            startIcon={<DeleteOutlined />}
            onClick={() =>
              void form.leave(() => {
                onClose();
                onRemove(line);
              })
            }
          >
            {t('line.remove')}
          </Remove>
        )}
      </FieldGrid>
    </FormDialog>
  );
}
