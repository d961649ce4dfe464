import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldGrid } from '@/platform/forms/FieldGrid';
import { AutocompleteField } from '@/platform/forms/fields/AutocompleteField';
import { DateField } from '@/platform/forms/fields/DateField';
import { NumberField } from '@/platform/forms/fields/NumberField';
import { SelectField } from '@/platform/forms/fields/SelectField';
import { TextField } from '@/platform/forms/fields/TextField';
import { SwitchField } from '@/platform/forms/fields/ToggleField';
import { FormDialog } from '@/platform/forms/FormDialog';
import { useAppForm } from '@/platform/forms/useAppForm';
import { formatDate } from '@/platform/format/date';
import { formatNumber } from '@/platform/format/number';
import { useAppDispatch } from '@/platform/store/hooks';
import { invalidate } from '@/platform/store/tags';
import { toast } from '@/platform/ui/toast';
import { useCrops } from '../../components/CropOptions';
import { createEntry, editEntry } from '../rotationService';
import { ROTATION } from '../rotationState';
import {
  type EntryKind,
  type EntryValues,
  KINDS,
  type RotationEntry,
  type RotationPlot,
  type SeasonColumn,
} from '../rotationTypes';
import { columnText } from '../rotationWords';
import { freeArea, type Plantable } from '../rules/placing';
import { seasonBounds } from '../rules/rotation';

interface EntryDialogProps {
  readonly plot: RotationPlot;
  readonly column: SeasonColumn;
  /** Null plans a new one. */
  readonly entry: RotationEntry | null;
  /** What a new one begins with. */
  readonly what?: Plantable | undefined;
  /** What else stands on the plot, whenever. */
  readonly others: readonly RotationEntry[];
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Plans a crop, fallow or cover on a plot, or on a part of it. */
export function EntryDialog({ plot, column, entry, what, others, onClose, onSaved }: EntryDialogProps) {
  const { t } = useTranslation('agricultureRotation');
  const dispatch = useAppDispatch();
  const crops = useCrops();
  const bounds = seasonBounds(column);
  const begin = entry ?? what;
  const form = useAppForm<EntryValues>({
    schema: () => import('../schemas').then((all) => all.entryFormSchema(plot, column, others) as never),
    defaultValues: {
      plotId: plot.id,
      ...column,
      kind: begin?.kind ?? 'CROP',
      businessActivityId: begin?.businessActivityId ?? null,
      coverName: begin?.kind === 'COVER' ? begin.cropName : null,
      hectares: entry?.hectares ?? (freeArea(plot, column, others) || plot.hectares),
      from: entry?.from ?? null,
      to: entry?.to ?? null,
      intercropped: entry?.intercropped ?? false,
    },
    draft: { key: `agriculture.rotation:${entry?.id ?? `${plot.id}.${column.year}.${column.season}`}` },
  });
  const kind = useWatch({ control: form.control, name: 'kind' });
  const save = async (values: EntryValues) => {
    const body = {
      ...values,
      plotId: plot.id,
      ...column,
      businessActivityId: values.kind === 'CROP' ? values.businessActivityId : null,
      coverName: values.kind === 'COVER' ? values.coverName : null,
    };
    await (entry ? editEntry(entry.id, body) : createEntry(body));
    toast({ tone: 'success', text: t('saved') });
    dispatch(invalidate([ROTATION]));
    onSaved();
  };
  return (
    <FormDialog
      form={form}
      title={t('cell', { plot: plot.name, column: columnText(t, column) })}
      onSubmit={save}
      onClose={onClose}
    >
      <FieldGrid>
        <SelectField<EntryKind>
          name="kind"
          label={t('fields.kind')}
          required
          options={KINDS.map((id) => ({ id, name: t(`kinds.${id}`) }))}
        />
        {kind === 'CROP' && (
          <AutocompleteField name="businessActivityId" label={t('fields.crop')} required {...crops} />
        )}
        {kind === 'COVER' && <TextField name="coverName" label={t('fields.cover')} maxLength={60} required />}
        <NumberField
          name="hectares"
          label={t('fields.hectares')}
          unit="ha"
          helper={t('fields.hectaresHelper', { area: formatNumber(plot.hectares) })}
          required
        />
        <DateField
          name="from"
          label={t('fields.from')}
          helper={
            column.season === 'PERENNIAL'
              ? undefined
              : t('fields.bounds', { from: formatDate(bounds.from), to: formatDate(bounds.to) })
          }
          required
        />
        <DateField name="to" label={t('fields.to')} required />
        <SwitchField
          name="intercropped"
          label={t('fields.intercropped')}
          helper={t('fields.intercroppedHelper')}
        />
      </FieldGrid>
    </FormDialog>
  );
}
