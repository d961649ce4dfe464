import Skeleton from '@mui/material/Skeleton';
import { keyframes, styled } from '@mui/material/styles';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { motion } from '@/platform/theme/tokens';
import { VisuallyHidden } from '@/platform/ui/VisuallyHidden';

const appear = keyframes({ to: { opacity: 1 } });

// Takes its place at once, so that nothing jumps; shows only when the wait is long enough to notice.
const Late = styled('div')({
  opacity: 0,
  animation: `${appear} 1ms linear ${motion.delayMs.skeleton}ms forwards`,
});

/** Stands where something is loading: says so once to screen readers and shows its skeleton after 150 ms. */
interface LoadingProps {
  readonly children: ReactNode;
  readonly label?: string;
  /** One of many on a page: what stands around it says that it is busy, and nothing is read out. */
  readonly quiet?: boolean;
}

export function Loading({ children, label, quiet = false }: LoadingProps) {
  const { t } = useTranslation('ui');
  return (
    <div role={quiet ? undefined : 'status'} aria-busy="true">
      <VisuallyHidden>{label ?? t('loading')}</VisuallyHidden>
      <Late aria-hidden>{children}</Late>
    </div>
  );
}

interface SkeletonProps {
  readonly width?: number | string;
  readonly height?: number | string;
  readonly radius?: number;
  readonly style?: CSSProperties;
}

/** One box, in the exact measures of what comes. */
export function SkeletonBlock({ width = '100%', height = 16, radius, style }: SkeletonProps) {
  return (
    <Skeleton variant="rounded" width={width} height={height} style={{ borderRadius: radius, ...style }} />
  );
}

const Line = styled('div')({ display: 'flex', alignItems: 'center' });

/** Lines of text; the last one is shorter, as text is. */
export function SkeletonText({
  lines = 3,
  lineHeight = 20,
}: {
  readonly lines?: number;
  readonly lineHeight?: number;
}) {
  return Array.from({ length: lines }, (_, line) => (
    <Line key={line} style={{ height: lineHeight }}>
      <SkeletonBlock height={12} width={line === lines - 1 && lines > 1 ? '60%' : '100%'} />
    </Line>
  ));
}

export interface SkeletonColumn {
  readonly field: string;
  /** A CSS width, or a share of the rest: '1fr'. */
  readonly width: string;
  readonly kind?: 'text' | 'number' | 'chip';
}

const skeletonWidth = { text: '70%', number: '60%', chip: 96 } as const;

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'center',
  height: theme.density.row,
  padding: '0 12px',
  columnGap: 16,
  borderBottom: `1px solid ${theme.tokens.border}`,
}));

interface SkeletonRowsProps {
  readonly rows: number;
  readonly columns: readonly SkeletonColumn[];
}

/** Rows of a table in their height; numbers stand at the right, as they will. */
export function SkeletonRows({ rows, columns }: SkeletonRowsProps) {
  const gridTemplateColumns = columns.map((column) => column.width).join(' ');
  return Array.from({ length: rows }, (_, row) => (
    <Row key={row} style={{ gridTemplateColumns }}>
      {columns.map(({ field, kind = 'text' }) => (
        <SkeletonBlock
          key={field}
          height={kind === 'chip' ? 22 : 12}
          width={skeletonWidth[kind]}
          style={{ justifySelf: kind === 'number' ? 'end' : 'start' }}
        />
      ))}
    </Row>
  ));
}
