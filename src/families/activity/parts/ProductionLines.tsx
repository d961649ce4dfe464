import AddOutlined from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useListError } from '@/platform/forms/useListError';
import { useStable } from '@/platform/react/useStable';
import { layout } from '@/platform/theme/tokens';
import { Card } from '@/platform/ui/Card';
import { useActivity } from '../activityContext';
import { type ActivityValues, emptyLine } from '../activityValues';
import { ClosedLine } from './ClosedLine';
import { useOpenLines } from './openLines';
import { PlannedElsewhere } from './PlannedElsewhere';
import { ProductionLine } from './ProductionLine';

const Lines = styled('div')({
  display: 'grid',
  gap: layout.gap,
  '&[data-many="true"]': { gap: 6 },
});

/** What is produced, where and at which price. Of many products only those that are opened stand as forms. */
export function ProductionLines() {
  const { t } = useTranslation('activity');
  const { activity, readOnly } = useActivity();
  const { fields, append, remove } = useFieldArray<ActivityValues, 'production'>({ name: 'production' });
  const error = useListError('production', t('sections.production'));
  const { foldable, isOpen, show, folded, fold, openAdded } = useOpenLines(fields.map(({ id }) => id));
  const open = useStable(show);
  return (
    <Card title={t('sections.production')} aside={t(`formulas.${activity.activity}`, '')}>
      <Lines data-many={foldable}>
        {fields.map(({ id }, at) =>
          isOpen(id) ? (
            <ProductionLine
              key={id}
              at={at}
              onFold={foldable ? () => fold(id) : undefined}
              onRemove={fields.length > 1 && !readOnly ? () => remove(at) : undefined}
            />
          ) : (
            <ClosedLine key={id} at={at} id={id} focused={folded === id} onOpen={open} />
          ),
        )}
      </Lines>
      <PlannedElsewhere />
      {error && <FormHelperText error>{error}</FormHelperText>}
      {!readOnly && (
        <Button
          variant="outlined"
          size="small"
          startIcon={<AddOutlined />}
          sx={{ mt: 1.5 }}
          onClick={() => {
            append(emptyLine(activity));
            openAdded();
          }}
        >
          {t('production.add')}
        </Button>
      )}
    </Card>
  );
}
