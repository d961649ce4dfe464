import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { today as todayHere } from '@/platform/format/date';
import { SelectControl } from '@/platform/forms/fields/SelectField';
import { layout } from '@/platform/theme/tokens';
import { ChoiceBar } from '@/platform/ui/ChoiceBar';
import { EmptyState } from '@/platform/ui/EmptyState';
import { saidBy } from '@/platform/http/saidBy';
import { ErrorState } from '@/platform/ui/ErrorState';
import { ForbiddenState } from '@/platform/ui/ForbiddenState';
import { SkeletonRows, Loading } from '@/platform/ui/Skeletons';
import { type DataUntil, ReportHead } from '../ReportHead';
import type { ReportRows } from '../reportRows';
import { useReportRows } from '../useReportRows';
import { useBoardTexts } from './boardTexts';
import { type Board, boardColumns } from './boardTypes';
import { IndicatorDetail } from './IndicatorDetail';
import { IndicatorTiles } from './IndicatorTiles';
import { harvestPeriods, monthsOfYear, periodsIn } from './rules/indicatorFigures';
import { useBoardAddress, yearsUntil } from './useBoardAddress';

const Stack = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: layout.gap });
const LINES = [
  { field: 'name', width: '1fr' },
  { field: 'value', width: '120px', kind: 'number' },
] as const;

export interface BoardPageProps {
  readonly board: Board;
  readonly found: ReportRows;
  /** The locale file of the module that the board belongs to. */
  readonly namespace: string;
  readonly until: DataUntil;
  /** Writes a year that was chosen to the address, and wherever else it is to be remembered; the address alone by default. */
  readonly onYear?: (year: string | null) => void;
}

/** A page of indicators: figures with their trend, each with its arithmetic, its history and its farms. */
export function BoardPage({ board, found, namespace, until, onYear }: BoardPageProps) {
  const { t } = useTranslation('report');
  const today = todayHere();
  const texts = useBoardTexts(namespace, board.name);
  const address = useBoardAddress(board, today);
  const { choice, periods } = board;
  const { year, chosen, set } = address;
  const params = new URLSearchParams({ [choice.wire]: chosen });
  if (periods === 'months') params.set('year', year);
  const readable = useMemo(() => ({ columns: boardColumns(board) }), [board]);
  const answer = useReportRows(found, readable, { params, today });
  const { rows, status, error } = answer;

  const harvests = periods === 'harvests' ? periodsIn(rows).toReversed() : [];
  const harvest = harvests.includes(address.harvest ?? '') ? address.harvest : (harvests[0] ?? '');
  const period = periods === 'months' ? monthsOfYear(rows, year) : harvestPeriods(rows, harvest ?? '');
  const indicators = board.indicators.filter(({ only }) => only === undefined || only === chosen);
  const opened = indicators.find(({ name }) => name === address.opened) ?? indicators[0];

  const choose = (
    name: string,
    values: readonly string[],
    value: string,
    label: string,
    write = (next: string | null) => set(name, next),
  ) => (
    <SelectControl
      label={label}
      value={values.indexOf(value)}
      clearable={false}
      options={values.map((each, id) => ({
        id,
        name: name === choice.name ? texts.choice(name, each) : each,
      }))}
      onChange={(next) => write(values[Number(next)] ?? null)}
    />
  );
  return (
    <>
      <ReportHead title={texts.title} basis={texts.groups} until={until} today={today} />
      <ChoiceBar>
        {choose(choice.name, choice.values, chosen, texts.choiceLabel(choice.name))}
        {periods === 'months'
          ? choose('ano', yearsUntil(today), year, t('board.year'), onYear)
          : harvests.length > 0 && choose('safra', harvests, harvest ?? '', t('board.harvest'))}
      </ChoiceBar>
      {status === 'loading' && rows.length === 0 && (
        <Loading label={t('board.loading')}>
          <SkeletonRows rows={4} columns={LINES} />
        </Loading>
      )}
      {status === 'failed' &&
        (error?.kind === 'forbidden' ? (
          <ForbiddenState />
        ) : (
          <ErrorState
            text={error ? saidBy(error) : undefined}
            code={error && 'status' in error ? error.status : undefined}
            onRetry={answer.retry}
          />
        ))}
      {status === 'ready' && period.current.length === 0 && (
        <EmptyState title={texts.empty} text={t('board.emptyText')} />
      )}
      {period.current.length > 0 && opened && (
        <Stack>
          <IndicatorTiles
            board={board}
            texts={texts}
            indicators={indicators}
            rows={rows}
            period={period}
            opened={opened.name}
            onOpen={(name) => set('indicador', name)}
          />
          <IndicatorDetail board={board} texts={texts} indicator={opened} rows={rows} period={period} />
        </Stack>
      )}
    </>
  );
}
