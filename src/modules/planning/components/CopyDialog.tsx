import { number, object, type ObjectSchema } from 'yup';
import { useTranslation } from 'react-i18next';
import { copyFor } from '@/families/activity/activityValues';
import { FieldGrid } from '@/platform/forms/FieldGrid';
import { IntegerField, PercentField } from '@/platform/forms/fields/NumberField';
import { FormDialog } from '@/platform/forms/FormDialog';
import { useAppForm } from '@/platform/forms/useAppForm';
import { between } from '@/platform/forms/validators';
import { useAppDispatch } from '@/platform/store/hooks';
import { toast } from '@/platform/ui/toast';
import { ACTIVITIES } from '../activities/activities';
import { plan } from '../planningService';
import { plans } from '../planningSlice';
import type { PlanRow } from '../planningTypes';
import { toBody } from '../planningWire';

interface CopyValues {
  harvestYear: number;
  prices: number;
  yields: number;
}

const change = () => number().nullable().required().test(between(-100, 1000));
const copySchema = object({
  harvestYear: number().nullable().required().test(between(2000, 2100)),
  prices: change(),
  yields: change(),
}) as unknown as ObjectSchema<CopyValues>;

interface CopyDialogProps {
  readonly row: PlanRow;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** A planning for another year, with prices and yields changed by a percentage. */
export function CopyDialog({ row, onClose, onSaved }: CopyDialogProps) {
  const { t } = useTranslation('planning');
  const dispatch = useAppDispatch();
  const form = useAppForm<CopyValues>({
    schema: copySchema,
    defaultValues: { harvestYear: row.harvestYear + 1, prices: 0, yields: 0 },
  });
  const save = async (values: CopyValues) => {
    const activity = ACTIVITIES.find((each) => each.activity === row.activity);
    if (!activity) return;
    const original = await plan(row.id, null, new AbortController().signal);
    const copy = copyFor(activity, original.values, values);
    await dispatch(plans.save({ values: toBody(activity, copy, null), id: null })).unwrap();
    toast({ tone: 'success', text: t('copy.saved', { year: values.harvestYear }) });
    onSaved();
  };
  return (
    <FormDialog
      form={form}
      title={t('copy.title', { title: row.title })}
      size="s"
      onSubmit={save}
      onClose={onClose}
      saveLabel={t('copy.save')}
    >
      <FieldGrid>
        <IntegerField name="harvestYear" label={t('copy.year')} plain most={9999} required autoFocus />
        <PercentField name="prices" label={t('copy.prices')} negative helper={t('copy.helper')} required />
        <PercentField name="yields" label={t('copy.yields')} negative helper={t('copy.helper')} required />
      </FieldGrid>
    </FormDialog>
  );
}
