import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { useFormContext } from 'react-hook-form';
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
import { usePlanValues } from './usePlanValues';

const Text = styled('div')({ padding: '8px 0', overflowWrap: 'anywhere' });
const Figure = styled('output')({
  display: 'block',
  padding: '8px 12px',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});

interface ShareRowProps {
  readonly centerId: number;
  readonly center: string;
  /** Its part is typed, not computed. */
  readonly typed: boolean;
  readonly percent: number | null;
  /** Cents. */
  readonly amount: number | null;
  readonly readOnly: boolean;
}

/** The part of one center; drawn again only when its own figures change. */
const ShareRow = memo(function ShareRow(props: ShareRowProps) {
  const { centerId, center, typed, percent, amount, readOnly } = props;
  const { t } = useTranslation('activity');
  const { setValue } = useFormContext<ActivityValues>();
  const own = `shares.${shareKey(centerId)}` as const;
  /** A part that is locked keeps what it has now. */
  const lock = (locked: boolean | null) => {
    if (locked) setValue(`${own}.percent`, percent ?? 0, { shouldDirty: true });
  };
  return (
    <tr>
      <td data-head={t('fields.center')}>
        <Text>{center}</Text>
      </td>
      <td data-head={t('fields.locked')}>
        <CheckboxField
          readOnly={readOnly}
          bare
          name={`${own}.locked`}
          label={t('apportionment.lock', { center })}
          onChanged={lock}
        />
      </td>
      <td data-head={t('fields.percent')} data-numeric>
        {typed ? (
          <PercentField
            readOnly={readOnly}
            bare
            name={`${own}.percent`}
            label={t('apportionment.percentOf', { center })}
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
});

/** Common expenses over the centers of the production: 100,00 %, or refused with what is left. */
export const ApportionmentFields = () => <ApportionmentCard values={usePlanValues()} />;

const ApportionmentCard = memo(function ApportionmentCard({ values }: { readonly values: ActivityValues }) {
  const { t } = useTranslation('activity');
  const { activity, centers, readOnly } = useActivity();
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
        {parts.map(({ centerId, locked, percent, amount }) => (
          <ShareRow
            key={centerId}
            centerId={centerId}
            center={centers.find(({ id }) => id === centerId)?.name ?? String(centerId)}
            typed={locked || values.basis === 'PERCENT'}
            percent={percent}
            amount={amount}
            readOnly={readOnly}
          />
        ))}
      </RowsTable>
      <FormHelperText error={error !== undefined}>{error ?? ' '}</FormHelperText>
    </Card>
  );
});
