import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatCents } from '@/platform/format/money';
import { AutocompleteField } from '@/platform/forms/fields/AutocompleteField';
import { MoneyField } from '@/platform/forms/fields/NumberField';
import { type RowColumn, RowsField } from '@/platform/forms/fields/RowsField';
import { SelectField } from '@/platform/forms/fields/SelectField';
import { Card } from '@/platform/ui/Card';
import { styled } from '@mui/material/styles';
import { useActivity } from '../activityContext';
import { type ActivityValues, emptyExpense, expenseYears, type ExpenseValues } from '../activityValues';
import { EXPENSE_WAYS } from '../rules/months';
import { ExpenseMonths } from './ExpenseMonths';
import { useActivityWords } from './words';

const Cell = styled('output')({
  display: 'block',
  padding: '8px 12px',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});

/** What an expense comes to in the year; '–' where its heads, hectares or units are not known. */
function YearCell({ at }: { readonly at: number }) {
  const { activity } = useActivity();
  const year = useWatch({
    compute: (values: ActivityValues) => expenseYears(activity, values)[at] ?? null,
  });
  return <Cell>{year === null ? '–' : formatCents(year)}</Cell>;
}

function YearTotal() {
  const { activity } = useActivity();
  const years = useWatch({
    compute: (values: ActivityValues) => expenseYears(activity, values),
  });
  return years.includes(null) ? '–' : formatCents(years.reduce<number>((all, year) => all + (year ?? 0), 0));
}

/** What is spent: an account, a value and what it counts for, and when. */
export function ExpenseLines() {
  const { t } = useTranslation('activity');
  const { activity, accounts, readOnly } = useActivity();
  const { spreads, typedSpread } = useActivityWords();
  const [byMonth, setByMonth] = useState(false);
  const ways = EXPENSE_WAYS.filter(
    (way) => (way !== 'HECTARE' || activity.areaOf) && (way !== 'HEAD' || activity.headsOf),
  );
  const named = useMemo(
    () => accounts.map(({ id, name, subgroupName }) => ({ id, name: `${subgroupName} · ${name}` })),
    [accounts],
  );
  const columns: RowColumn<ExpenseValues & Record<string, unknown>>[] = [
    {
      key: 'accountId',
      head: t('fields.account'),
      width: '34%',
      renderCell: (cell) => <AutocompleteField {...cell} options={named} />,
    },
    {
      key: 'way',
      head: t('fields.way'),
      renderCell: (cell) => (
        <SelectField {...cell} required options={ways.map((id) => ({ id, name: t(`ways.${id}`) }))} />
      ),
    },
    {
      key: 'value',
      head: t('fields.value'),
      numeric: true,
      renderCell: (cell) => <MoneyField {...cell} />,
    },
    {
      key: 'spread',
      head: t('fields.spread'),
      renderCell: (cell) => <SelectField {...cell} required options={spreads(true)} current={typedSpread} />,
    },
    {
      key: 'year',
      head: t('fields.yearTotal'),
      numeric: true,
      renderCell: (_, at) => <YearCell at={at} />,
    },
  ];
  return (
    <Card
      title={t('sections.expenses')}
      aside={
        <>
          {t('expenses.total')} <YearTotal />
        </>
      }
    >
      <RowsField
        name="expenses"
        label={t('expenses.label')}
        columns={columns}
        newRow={() => ({ ...emptyExpense() })}
        addLabel={t('expenses.add')}
        readOnly={readOnly}
      />
      <Button
        size="small"
        variant="outlined"
        sx={{ my: 1.5 }}
        aria-expanded={byMonth}
        onClick={() => setByMonth(!byMonth)}
      >
        {t(byMonth ? 'months12.hide' : 'months12.show')}
      </Button>
      {byMonth && <ExpenseMonths />}
    </Card>
  );
}
