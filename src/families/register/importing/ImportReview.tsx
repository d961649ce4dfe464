import AddCircleOutlineOutlined from '@mui/icons-material/AddCircleOutlineOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import RemoveOutlined from '@mui/icons-material/RemoveOutlined';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/platform/format/number';
import { DataTable } from '@/platform/grid/DataTable';
import { useLocalGridState } from '@/platform/grid/useGridState';
import type { SvgIconComponent } from '@/platform/theme/icon';
import type { Tone } from '@/platform/theme/schemeTypes';
import { StatusChip } from '@/platform/ui/StatusChip';
import { type ImportKind, type PlannedLine, reasonText } from './importPlan';
import type { WriteResult } from './useImport';

type LineState = ImportKind | 'written' | 'failed';

const LOOKS: Record<LineState, { tone: Tone; icon: SvgIconComponent }> = {
  new: { tone: 'success', icon: AddCircleOutlineOutlined },
  changed: { tone: 'info', icon: EditOutlined },
  same: { tone: 'neutral', icon: RemoveOutlined },
  invalid: { tone: 'danger', icon: ErrorOutlineOutlined },
  written: { tone: 'success', icon: CheckCircleOutlined },
  failed: { tone: 'danger', icon: ErrorOutlineOutlined },
};

const Counts = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, margin: '16px 0 12px' });

interface ReviewRow {
  id: number;
  line: number;
  state: LineState;
  content: string;
  reason: string;
}

interface ImportReviewProps<Values> {
  planned: readonly PlannedLine<Values>[];
  counts: Record<ImportKind, number>;
  results: readonly WriteResult<Values>[];
}

/** Every line of the file with what would happen to it, or what has happened. */
export function ImportReview<Values>({ planned, counts, results }: ImportReviewProps<Values>) {
  const { t } = useTranslation('register');
  const grid = useLocalGridState('register.import', { pageSize: 25 });
  const rows = useMemo(() => {
    const written = new Map(results.map(({ line, failure }) => [line.line, failure]));
    return planned.map(({ line, kind, cells, reasons }): ReviewRow => {
      const failure = written.get(line);
      return {
        id: line,
        line,
        state: failure === undefined ? kind : failure === null ? 'written' : 'failed',
        content: Object.values(cells).join(' · '),
        reason: failure ?? reasonText(reasons),
      };
    });
  }, [planned, results]);
  return (
    <>
      <Counts>
        {(['new', 'changed', 'same', 'invalid'] as const).map((kind) => (
          <StatusChip
            key={kind}
            {...LOOKS[kind]}
            variant="soft"
            label={t(`import.kinds.${kind}`, { count: counts[kind] })}
          />
        ))}
      </Counts>
      <DataTable
        grid={grid}
        label={t('import.review')}
        rows={rows}
        status="ready"
        height={300}
        exportName={false}
        countLabel={(count) => t('import.lines', { count, formatted: formatNumber(count, { decimals: 0 }) })}
        columns={[
          { field: 'line', header: t('import.line'), kind: 'id', width: 90 },
          {
            field: 'state',
            header: t('import.state'),
            kind: 'status',
            width: 150,
            status: ({ state }) => ({ ...LOOKS[state], variant: 'soft', label: t(`import.states.${state}`) }),
          },
          { field: 'content', header: t('import.content'), identifying: true },
          { field: 'reason', header: t('import.reason'), flex: 1, minWidth: 220 },
        ]}
      />
    </>
  );
}
