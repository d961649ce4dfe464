import AddOutlined from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useListError } from '@/platform/forms/useListError';
import { layout } from '@/platform/theme/tokens';
import { Card } from '@/platform/ui/Card';
import { useActivity } from '../activityContext';
import { type ActivityValues, emptyLine } from '../activityValues';
import { ProductionLine } from './ProductionLine';

const Lines = styled('div')({ display: 'grid', gap: layout.gap });

/** What is produced, where and at which price. */
export function ProductionLines() {
  const { t } = useTranslation('activity');
  const { activity, readOnly } = useActivity();
  const { fields, append, remove } = useFieldArray<ActivityValues, 'production'>({ name: 'production' });
  const error = useListError('production', t('sections.production'));
  return (
    <Card title={t('sections.production')} aside={t(`formulas.${activity.activity}` as 'formulas.CROP')}>
      <Lines>
        {fields.map((field, at) => (
          <ProductionLine
            key={field.id}
            at={at}
            onRemove={fields.length > 1 && !readOnly ? () => remove(at) : undefined}
          />
        ))}
      </Lines>
      {error && <FormHelperText error>{error}</FormHelperText>}
      {!readOnly && (
        <Button
          variant="outlined"
          size="small"
          startIcon={<AddOutlined />}
          sx={{ mt: 1.5 }}
          onClick={() => append(emptyLine(activity))}
        >
          {t('production.add')}
        </Button>
      )}
    </Card>
  );
}
