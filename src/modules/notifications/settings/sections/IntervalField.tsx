import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { SelectField } from '@/platform/forms/fields/SelectField';
import { INTERVALS, type IntervalId } from '../rules/options';

interface IntervalFieldProps {
  name: string;
  disabledReason?: string | undefined;
}

/** How often an alert may be repeated. */
export function IntervalField({ name, disabledReason }: IntervalFieldProps) {
  const { t } = useTranslation('notifications');
  return (
    <Box sx={{ maxWidth: 240, pt: 1 }}>
      <SelectField<IntervalId>
        required
        name={name}
        label={t('settings.interval')}
        options={INTERVALS.map(({ id }) => ({ id, name: t(`settings.intervals.${id}`) }))}
        disabledReason={disabledReason}
      />
    </Box>
  );
}
