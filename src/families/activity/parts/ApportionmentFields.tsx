import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatCents } from '@/platform/format/money';
import { formatNumber } from '@/platform/format/number';
import { PercentField } from '@/platform/forms/fields/NumberField';
import { RowsTable } from '@/platform/forms/fields/RowsTable';
import { SelectField } from '@/platform/forms/fields/SelectField';
import { CheckboxField } from '@/platform/forms/fields/ToggleField';
import { useListError } from '@/platform/forms/useListError';
import { Card } from '@/platform/ui/Card';
import { useActivity } from '../activityContext';
import { type ActivityValues, apportionmentOf, shareKey } from '../activityValues';
import { SHARE_BASES } from '../rules/apportion';

const Text = styled('div')({ padding: '8px 0', overflowWrap: 'anywhere' });
const Figure = styled('output')({
  display: 'block',
  padding: '8px 12px',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});

/** Common expenses over the centers of the production: 100,00 %, or refused with what is left. */
export function ApportionmentFields() {
  const { t } = useTranslation('activity');
  const { activity, centers, readOnly } = useActivity();
  const { setValue } = useFormContext<ActivityValues>();
  const values = useWatch<ActivityValues>() as ActivityValues;
  const error = useListError('shares', t('sections.apportionment'));
  const { parts, left } = apportionmentOf(activity, values);
  const bases = SHARE_BASES.filter(
    (basis) => (basis !== 'AREA' || activity.areaOf) && (basis !== 'HEADS' || activity.headsOf),
  );
  const columns = [
    { key: 'center', head: t('fields.center') },
    { key: 'locked', head: t('fields.locked') },
    { key: 'percent', head: t('fields.percent'), numeric: true },
    { key: 'amount', head: t('fields.amount'), numeric: true },
  ];
  /** A part that is locked keeps what it has now. */
  const lock = (centerId: number, percent: number | null) => (locked: boolean | null) => {
    if (locked) setValue(`shares.${shareKey(centerId)}.percent`, percent ?? 0, { shouldDirty: true });
  };
  return (
    <Card title={t('sections.apportionment')}>
      <SelectField
        readOnly={readOnly}
        name="basis"
        label={t('fields.basis')}
        options={bases.map((id) => ({ id, name: t(`bases.${id}`) }))}
        required
      />
      <RowsTable
        columns={columns}
        actions=""
        empty={parts.length === 0 ? t('apportionment.empty') : ''}
        foot={
          <tr>
            <td colSpan={2}>{t('apportionment.total')}</td>
            <td data-numeric data-head={t('fields.percent')}>
              {formatNumber(100 - left)}%
            </td>
            <td aria-hidden />
          </tr>
        }
      >
        {parts.map(({ centerId, locked, percent, amount }) => {
          const name = centers.find(({ id }) => id === centerId)?.name ?? String(centerId);
          const own = `shares.${shareKey(centerId)}` as const;
          return (
            <tr key={centerId}>
              <td data-head={t('fields.center')}>
                <Text>{name}</Text>
              </td>
              <td data-head={t('fields.locked')}>
                <CheckboxField
                  readOnly={readOnly}
                  bare
                  name={`${own}.locked`}
                  label={t('apportionment.lock', { center: name })}
                  onChanged={lock(centerId, percent)}
                />
              </td>
              <td data-head={t('fields.percent')} data-numeric>
                {locked || values.basis === 'PERCENT' ? (
                  <PercentField
                    readOnly={readOnly}
                    bare
                    name={`${own}.percent`}
                    label={t('apportionment.percentOf', { center: name })}
                    most={100}
                  />
                ) : (
                  <Figure>{percent === null ? '–' : `${formatNumber(percent)}%`}</Figure>
                )}
              </td>
              <td data-head={t('fields.amount')} data-numeric>
                <Figure>{amount === null ? '–' : formatCents(amount)}</Figure>
              </td>
            </tr>
          );
        })}
      </RowsTable>
      <FormHelperText error={error !== undefined}>{error ?? ' '}</FormHelperText>
    </Card>
  );
}
