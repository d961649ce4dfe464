import AddCircleOutlineOutlined from '@mui/icons-material/AddCircleOutlineOutlined';
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
import { countLines, type LineKind, type PlannedLine } from '../rules/importLines';
import { reasonOf } from './lineWords';

const LOOKS: Record<LineKind, { tone: Tone; icon: SvgIconComponent }> = {
  new: { tone: 'success', icon: AddCircleOutlineOutlined },
  changed: { tone: 'info', icon: EditOutlined },
  same: { tone: 'neutral', icon: RemoveOutlined },
  invalid: { tone: 'danger', icon: ErrorOutlineOutlined },
};
const KINDS = ['new', 'changed', 'same', 'invalid'] as const;

const Counts = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, margin: '8px 0 12px' });

interface ReviewTableProps {
  readonly planned: readonly PlannedLine[];
  readonly heads: readonly string[];
  /** Whether the lines are of several files. */
  readonly several: boolean;
}

/** Every line of the files with what keeping it would do. */
export function ReviewTable({ planned, heads, several }: ReviewTableProps) {
  const { t } = useTranslation('soilAnalysis');
  const grid = useLocalGridState('agriculture.soilImport', { pageSize: 25 });
  const counts = useMemo(() => countLines(planned), [planned]);
  const rows = useMemo(
    () =>
      planned.map((one) => ({
        id: one.line.key,
        line: one.line.line,
        file: one.line.file,
        kind: one.kind,
        content: one.line.cells.join(' · '),
        reason: reasonOf(t, one, heads),
      })),
    [planned, heads, t],
  );
  return (
    <>
      <Counts role="status">
        {KINDS.map((kind) => (
          <StatusChip
            key={kind}
            {...LOOKS[kind]}
            variant="soft"
            label={t(`importing.counts.${kind}`, {
              count: counts[kind],
              formatted: formatNumber(counts[kind], { decimals: 0 }),
            })}
          />
        ))}
      </Counts>
      <DataTable
        grid={grid}
        label={t('importing.review')}
        rows={rows}
        status="ready"
        height={300}
        exportName={false}
        countLabel={(count) => t('importing.lines', { count })}
        columns={[
          { field: 'line', header: t('importing.line'), kind: 'id', width: 90 },
          { field: 'file', header: t('importing.file'), width: 160, hidden: !several },
          {
            field: 'kind',
            header: t('importing.state'),
            kind: 'status',
            width: 150,
            status: ({ kind }) => ({ ...LOOKS[kind], variant: 'soft', label: t(`importing.states.${kind}`) }),
          },
          { field: 'content', header: t('points.section'), identifying: true },
          { field: 'reason', header: t('importing.reason'), flex: 1, minWidth: 260, wraps: true },
        ]}
      />
    </>
  );
}
