import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useRegisterTexts } from '@/families/register/registerTexts';
import { formatDate } from '@/platform/format/date';
import { DateField } from '@/platform/forms/fields/DateField';
import { FieldGrid } from '@/platform/forms/FieldGrid';
import { DialogForm } from '@/platform/forms/DialogForm';
import { useAppForm } from '@/platform/forms/useAppForm';
import { StatusChip } from '@/platform/ui/StatusChip';
import { PlantFields } from '../components/PlantFields';
import { useFarmActivity } from '../components/useFarmActivity';
import type { PlantValues } from '../rules/costCenterValues';
import { plantHistory } from '../rules/plantHistory';
import type { CostCenter } from '../mapWire';

const Heading = styled('h3')(({ theme }) => ({ ...theme.typography.h3, margin: '8px 0' }));
const Entries = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 44,
    borderTop: `1px solid ${theme.tokens.border}`,
  },
  '& time': { flex: 'none', width: 88, color: theme.tokens.textMuted, fontVariantNumeric: 'tabular-nums' },
  '& strong': { flex: 1, minWidth: 0, fontWeight: 400, overflowWrap: 'anywhere' },
}));

interface PlantConditionsFormProps {
  readonly center: CostCenter;
  readonly initial: PlantValues;
  readonly saveLabel?: string;
  /** Where it saves by itself; inside another form that one keeps the values. */
  readonly draftKey?: string;
  readonly onClose: () => void;
  /** Takes the values over, or saves them; what it throws is shown. */
  readonly onSubmit: (values: PlantValues) => Promise<unknown> | void;
}

/** Inside a dialog, 'Condições da planta': the present state of a perennial plant, and its history newest first. */
export function PlantConditionsForm(props: PlantConditionsFormProps) {
  const { center, draftKey, initial, onClose, onSubmit, saveLabel } = props;
  const { t } = useTranslation('map');
  const { field } = useRegisterTexts({ module: 'map', name: 'costCenters' });
  const { chosen } = useFarmActivity(center.farmId, center.farmActivityId);
  const form = useAppForm<PlantValues>({
    schema: () => import('./schemas/costCenterFormSchema').then((file) => file.plantFormSchema),
    defaultValues: initial,
    draft: draftKey === undefined ? undefined : { key: draftKey },
  });
  const named = (id: number | null, name: string | null) =>
    id === null || name === null ? undefined : { id, name };
  const entries = plantHistory(center, center.plantConditionHistories ?? []);
  return (
    <DialogForm
      form={form}
      label={t('plant.title')}
      onSubmit={onSubmit}
      onClose={onClose}
      {...(saveLabel === undefined ? {} : { saveLabel })}
    >
      <FieldGrid>
        <PlantFields
          label={field}
          systemBusinessActivityId={chosen?.systemBusinessActivityId}
          variety={named(center.plantVarietyId, center.plantVarietyName)}
          condition={named(center.plantConditionId, center.plantConditionName)}
        />
        <DateField name="plantingDate" label={field('plantingDate')} required />
      </FieldGrid>
      <Heading>{t('plant.history')}</Heading>
      {entries.length === 0 ? (
        <p>{t('plant.noHistory')}</p>
      ) : (
        <Entries>
          {entries.map((entry) => (
            <li key={`${entry.plantConditionId} ${entry.day ?? ''} ${String(entry.current)}`}>
              <time dateTime={entry.day ?? undefined}>{formatDate(entry.day) || '—'}</time>
              <strong>{entry.plantConditionName}</strong>
              {entry.current && (
                <StatusChip tone="success" icon={CheckCircleOutlined} label={t('plant.current')} />
              )}
            </li>
          ))}
        </Entries>
      )}
    </DialogForm>
  );
}
