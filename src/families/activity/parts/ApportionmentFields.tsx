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
import { type ActivityValues, apportionmentOf } from '../activityValues';
import { SHARE_BASES } from '../rules/apportion';
import { SHARE_OVERS } from '../rules/shareTargets';
import { usePlanValues } from './usePlanValues';

const Text = styled('div')({ padding: '8px 0', overflowWrap: 'anywhere' });
const Choices = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  gap: 16,
});
const Figure = styled('output')({
  display: 'block',
  padding: '8px 12px',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});

interface ShareRowProps {
  /** Of its part in `shares`. */
  readonly shareKey: string;
  readonly name: string;
  /** Its part is typed, not computed. */
  readonly typed: boolean;
  readonly percent: number | null;
  /** Cents. */
  readonly amount: number | null;
  readonly readOnly: boolean;
}

/** One part; drawn again only when its own figures change. */
const ShareRow = memo(function ShareRow(props: ShareRowProps) {
  const { shareKey, name, typed, percent, amount, readOnly } = props;
  const { t } = useTranslation('activity');
  const { setValue } = useFormContext<ActivityValues>();
  const own = `shares.${shareKey}` as const;
  /** A part that is locked keeps what it has now. */
  const lock = (locked: boolean | null) => {
    if (locked) setValue(`${own}.percent`, percent ?? 0, { shouldDirty: true });
  };
  return (
    <tr>
      <td data-head={t('fields.sharedTo')}>
        <Text>{name}</Text>
      </td>
      <td data-head={t('fields.locked')}>
        <CheckboxField
          readOnly={readOnly}
          bare
          name={`${own}.locked`}
          label={t('apportionment.lock', { name })}
          onChanged={lock}
        />
      </td>
      <td data-head={t('fields.percent')} data-numeric>
        {typed ? (
          <PercentField
            readOnly={readOnly}
            bare
            name={`${own}.percent`}
            label={t('apportionment.percentOf', { name })}
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

/** Common expenses over the centers, plots or products of the production: 100,00 %, or refused with what is left. */
export const ApportionmentFields = () => <ApportionmentCard values={usePlanValues()} />;

const ApportionmentCard = memo(function ApportionmentCard({ values }: { readonly values: ActivityValues }) {
  const { t } = useTranslation('activity');
  const { activity, centers, readOnly } = useActivity();
  const error = useListError('shares', t('sections.apportionment'));
  const { parts, left } = apportionmentOf(activity, values, centers);
  const bases = SHARE_BASES.filter(
    (basis) => (basis !== 'AREA' || activity.areaOf) && (basis !== 'HEADS' || activity.headsOf),
  );
  // Only what grows on land is laid over plots.
  const overs = SHARE_OVERS.filter((over) => over !== 'PLOT' || activity.plots);
  const nameOf = (centerId: number, own: string | null) => {
    const center = centers.find(({ id }) => id === centerId)?.name ?? String(centerId);
    return own === null ? center : `${own} · ${center}`;
  };
  const columns = [
    { key: 'target', head: t('fields.sharedTo') },
    { key: 'locked', head: t('fields.locked') },
    { key: 'percent', head: t('fields.percent'), numeric: true },
    { key: 'amount', head: t('fields.amount'), numeric: true },
  ];
  return (
    <Card title={t('sections.apportionment')}>
      <Choices>
        <SelectField
          readOnly={readOnly}
          name="basis"
          label={t('fields.basis')}
          options={bases.map((id) => ({ id, name: t(`bases.${id}`) }))}
          required
        />
        <SelectField
          readOnly={readOnly}
          name="over"
          label={t('fields.over')}
          options={overs.map((id) => ({ id, name: t(`overs.${id}`) }))}
          required
        />
      </Choices>
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
        {parts.map(({ key, centerId, name, locked, percent, amount }) => (
          <ShareRow
            key={key}
            shareKey={key}
            name={nameOf(centerId, name)}
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
