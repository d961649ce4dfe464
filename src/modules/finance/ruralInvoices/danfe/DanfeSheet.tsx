import { styled } from '@mui/material/styles';
import { memo } from 'react';
import type { DanfePage, Mark } from './danfeTypes';
import { SHEET } from './layout/paper';

const MM_PER_POINT = 25.4 / 72;
const HAIRLINE = 0.15;
const DASH = '0.8 0.8';

/** Ink on paper in every theme. A sheet out of sight is not painted. */
const Sheet = styled('svg')(({ theme }) => ({
  colorScheme: 'light',
  display: 'block',
  width: '100%',
  maxWidth: 794,
  minWidth: 620,
  margin: '0 auto 16px',
  border: `1px solid ${theme.tokens.border}`,
  backgroundColor: 'Canvas',
  color: 'CanvasText',
  fontFamily: '"Times New Roman", Times, "Liberation Serif", serif',
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 794px auto 1123px',
}));

function drawn(mark: Mark, key: number) {
  switch (mark.kind) {
    case 'box':
      return (
        <rect
          key={key}
          x={mark.x}
          y={mark.y}
          width={mark.w}
          height={mark.h}
          fill="none"
          stroke="currentColor"
          strokeWidth={HAIRLINE}
        />
      );
    case 'line':
      return (
        <line
          key={key}
          x1={mark.x}
          y1={mark.y}
          x2={mark.toX}
          y2={mark.toY}
          stroke="currentColor"
          strokeWidth={HAIRLINE}
          strokeDasharray={mark.dashed ? DASH : undefined}
        />
      );
    case 'text':
      return (
        <text
          key={key}
          x={mark.x}
          y={mark.y}
          fontSize={mark.size * MM_PER_POINT}
          fontWeight={mark.bold ? 700 : 400}
          textLength={mark.w}
          lengthAdjust="spacingAndGlyphs"
          fill="currentColor"
        >
          {mark.text}
        </text>
      );
    case 'bars':
      return (
        <path
          key={key}
          d={mark.bars.map(([x, w]) => `M${x} ${mark.y}h${w}v${mark.h}h${-w}z`).join('')}
          fill="currentColor"
          shapeRendering="crispEdges"
        />
      );
    case 'stamp':
      return (
        <text
          key={key}
          transform={`translate(${mark.x} ${mark.y}) rotate(${-mark.angle})`}
          fontSize={mark.size * MM_PER_POINT}
          fontWeight={700}
          textAnchor="middle"
          fill="currentColor"
          opacity={0.18}
        >
          {mark.text}
        </text>
      );
  }
}

interface DanfeSheetProps {
  readonly page: DanfePage;
  /** 'Folha 1 de 3'. */
  readonly label: string;
}

/** One sheet of a DANFE as the PDF has it: both are drawn from the same marks. */
export const DanfeSheet = memo(function DanfeSheet({ page, label }: DanfeSheetProps) {
  return (
    <Sheet viewBox={`0 0 ${SHEET.w} ${SHEET.h}`} role="group" aria-label={label}>
      {page.map(drawn)}
    </Sheet>
  );
});
