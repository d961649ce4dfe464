import { number, object, string } from 'yup';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { copyFor } from '@/families/activity/activityValues';
import { HARVEST_YEARS, isHarvestYear } from '@/families/activity/rules/harvestYears';
import { FieldGrid } from '@/platform/forms/FieldGrid';
import { IntegerField, PercentField } from '@/platform/forms/fields/NumberField';
import { TextField } from '@/platform/forms/fields/TextField';
import { FormDialog } from '@/platform/forms/FormDialog';
import type { FormMessage } from '@/platform/forms/formMessage';
import { useAppForm } from '@/platform/forms/useAppForm';
import { between, maxLength } from '@/platform/forms/validators';
import { useAppDispatch } from '@/platform/store/hooks';
import { useList } from '@/platform/store/useResource';
import { toast } from '@/platform/ui/toast';
import { ACTIVITIES } from '../activities/activities';
import { basis, plan } from '../planningService';
import { plans } from '../planningSlice';
import type { PlanRow } from '../planningTypes';
import { toBody } from '../planningWire';
import { titleForYear } from '../rules/titleForYear';
import { useUnreadText } from './UnreadParts';

interface CopyValues {
  title: string;
  harvestYear: number;
  prices: number;
  yields: number;
}

const change = () => number().nullable().required().test(between(-100, 1000));
const copySchema = object({
  title: string().nullable().required().test(maxLength(100)),
  harvestYear: number()
    .nullable()
    .required()
    .test('years', (value, { createError }) => {
      if (value === null || isHarvestYear(value)) return true;
      return createError({
        message: {
          key: 'invalid',
          says: 'activity:faults.years',
          values: HARVEST_YEARS,
        } satisfies FormMessage,
      });
    }),
  prices: change(),
  yields: change(),
});

interface CopyDialogProps {
  readonly row: PlanRow;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** A planning for another year, with prices and yields changed by a percentage. */
export function CopyDialog({ row, onClose, onSaved }: CopyDialogProps) {
  const { t } = useTranslation('planning');
  const dispatch = useAppDispatch();
  const unreadText = useUnreadText();
  const form = useAppForm<CopyValues>({
    schema: copySchema,
    defaultValues: {
      title: titleForYear(row.title, row.harvestYear, row.harvestYear + 1),
      harvestYear: row.harvestYear + 1,
      prices: 0,
      yields: 0,
    },
    draft: { key: `planejamento.copia:${row.id}=${row.title}` },
  });
  const { rows } = useList(plans, undefined);
  const [title, year] = useWatch({ control: form.control, name: ['title', 'harvestYear'] });
  const duplicate = rows.find(
    (each) => each.activity === row.activity && each.harvestYear === year && each.title === title,
  );
  // A title that was not changed follows the year, one that a draft puts back too.
  const [lastYear, setLastYear] = useState<number | null>(null);
  const follow = (next: number | null) => {
    const before = lastYear ?? year ?? row.harvestYear + 1;
    const whole = next !== null && next >= 2000 && next <= 2100;
    if (whole && title === titleForYear(row.title, row.harvestYear, before))
      form.setValue('title', titleForYear(row.title, row.harvestYear, next), { shouldDirty: true });
    setLastYear(whole ? next : before);
  };
  const save = async (values: CopyValues) => {
    const activity = ACTIVITIES.find((each) => each.activity === row.activity);
    if (!activity) return;
    const { signal } = new AbortController();
    const original = await plan(row.id, null, signal);
    if (original.unread.length > 0)
      throw {
        kind: 'validation',
        status: 400,
        fields: {},
        message: t('unread.copy', { parts: unreadText(original.unread) }),
      };
    // Parts over plots follow the areas of the plots.
    const centers = original.values.over === 'PLOT' ? (await basis(signal)).centers : [];
    const copy = { ...copyFor(activity, original.values, values), title: values.title };
    await dispatch(plans.save({ values: toBody(activity, copy, null, false, centers), id: null }));
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
        <IntegerField
          name="harvestYear"
          label={t('copy.year')}
          plain
          most={9999}
          required
          autoFocus
          onChanged={follow}
        />
        <TextField
          name="title"
          label={t('copy.name')}
          maxLength={100}
          helper={duplicate ? t('copy.another', { title: duplicate.title }) : undefined}
          required
        />
        <PercentField name="prices" label={t('copy.prices')} negative helper={t('copy.helper')} required />
        <PercentField name="yields" label={t('copy.yields')} negative helper={t('copy.helper')} required />
      </FieldGrid>
    </FormDialog>
  );
}
