import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { nowHere } from '@/platform/format/dateTime';
import { DateTimeField } from '@/platform/forms/fields/DateTimeField';
import { RadioField } from '@/platform/forms/fields/RadioField';
import { useFormValues } from '@/platform/forms/useFormValues';
import type { OccurrenceDescriptor, OccurrenceValues } from '../occurrenceTypes';

interface MomentsProps {
  readonly descriptor: OccurrenceDescriptor;
  readonly readOnly: boolean;
}

/** When it happens or happened; of what can be planned, which of the two. */
export function Moments({ descriptor, readOnly }: MomentsProps) {
  const { t } = useTranslation('occurrence');
  const values = useFormValues<OccurrenceValues>();
  const { setValue } = useFormContext();
  const moment = t(descriptor.lasts ? 'fields.startedAt' : 'fields.happenedAt');
  if (!descriptor.plannable)
    return (
      <div className={descriptor.subject === 'one' ? 'moment' : 'half'}>
        <DateTimeField name="happenedAt" label={moment} required readOnly={readOnly} />
      </div>
    );
  const states = (['PLANNED', 'DONE'] as const).map((id) => ({ id, name: t(`states.${id}`) }));
  return (
    <>
      <div className="half">
        <RadioField
          name="state"
          label={t('fields.state')}
          options={states}
          readOnly={readOnly}
          onChanged={(state) => {
            if (state === 'DONE' && values.happenedAt === null)
              setValue('happenedAt', nowHere(), { shouldDirty: true });
          }}
        />
      </div>
      <div className="half">
        <DateTimeField
          name="plannedAt"
          label={t('fields.plannedAt')}
          required={values.state === 'PLANNED'}
          readOnly={readOnly}
        />
      </div>
      {values.state === 'DONE' && (
        <div className="half">
          <DateTimeField name="happenedAt" label={moment} required readOnly={readOnly} />
        </div>
      )}
    </>
  );
}
