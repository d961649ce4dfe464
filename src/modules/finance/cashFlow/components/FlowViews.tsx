import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, today } from '@/platform/format/date';
import { useQuery } from '@/platform/store/useQuery';
import { cashFlowAnswer, monthlyAnswer, nextDaysAnswer } from '../cashFlowSlice';
import type { FlowBasis, FlowQuery } from '../cashFlowTypes';
import { accumulated, cashFlow, type FlowRow, type FlowShown } from '../rules/cashFlow';
import { DAYS_AHEAD } from '../rules/nextDays';
import { AnnualSheet } from './AnnualSheet';
import { Answered } from './Answered';
import { CellDialog } from './CellDialog';
import { FlowChart } from './FlowChart';
import { FlowNotes } from './FlowNotes';
import { MonthlyTotals } from './MonthlyTotals';
import { NextDays } from './NextDays';

interface AnnualBodyProps {
  readonly data: FlowBasis;
  readonly year: number;
  readonly shown: FlowShown;
}

function AnnualBody({ data, year, shown }: AnnualBodyProps) {
  const { t } = useTranslation('financeCashFlow');
  const day = today();
  const [cell, setCell] = useState<{ row: FlowRow; month: number | null } | null>(null);
  const flow = useMemo(() => cashFlow(data, { year, today: day, shown }), [data, year, day, shown]);
  return (
    <>
      <FlowNotes {...data} months={flow.months} year={year} />
      <AnnualSheet
        flow={flow}
        shown={shown}
        exportName={t('exportName', { year })}
        onOpen={(row, month) => setCell({ row, month })}
      />
      <FlowChart months={flow.months} />
      {cell && <CellDialog {...cell} year={year} onClose={() => setCell(null)} />}
    </>
  );
}

/** The account tree by months. */
export function AnnualView({ query, shown }: { readonly query: FlowQuery; readonly shown: FlowShown }) {
  const answer = useQuery(cashFlowAnswer, query);
  return (
    <Answered answer={answer}>
      {(data) => <AnnualBody data={data} year={query.year} shown={shown} />}
    </Answered>
  );
}

/** One line a month, as the server sums it. */
export function MonthlyView({ query }: { readonly query: FlowQuery }) {
  const { year } = query;
  const answer = useQuery(monthlyAnswer, query);
  return (
    <Answered answer={answer}>
      {(data) => {
        const months = accumulated(data, { year, today: today() });
        return (
          <>
            <FlowNotes {...data} months={months} year={year} />
            <MonthlyTotals months={months} />
            <FlowChart months={months} />
          </>
        );
      }}
    </Answered>
  );
}

/** The next 90 days; the request is for the year in which they end, whose answer begins with this year. */
export function DaysView({ accountIds }: Pick<FlowQuery, 'accountIds'>) {
  const query = useMemo(
    () => ({ year: Number(addDays(today(), DAYS_AHEAD).slice(0, 4)), accountIds }),
    [accountIds],
  );
  const answer = useQuery(nextDaysAnswer, query);
  return (
    <Answered answer={answer}>
      {(data) => (
        <>
          <FlowNotes {...data} />
          <NextDays data={data} />
        </>
      )}
    </Answered>
  );
}
