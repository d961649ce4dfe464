import InfoOutlined from '@mui/icons-material/InfoOutlined';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { typeStep } from '@/platform/theme/typography';

/** Labelled figures in columns; their number follows the room there is. */
export const Figures = styled('dl', { shouldForwardProp: (name) => name !== 'least' })<{ least: number }>(
  ({ least }) => ({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(${least}px, 100%), 1fr))`,
    gap: '12px 16px',
    margin: 0,
  }),
);
const Item = styled('div')({ position: 'relative', minWidth: 0 });
const Label = styled('dt')(({ theme }) => ({
  ...typeStep('caption'),
  color: theme.tokens.textMuted,
}));
// Its trigger is the whole figure, so that the number shows the formula too.
const Term = styled('button')(({ theme }) => ({
  font: 'inherit',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  textAlign: 'left',
  cursor: 'help',
  '& svg': { fontSize: 14 },
  '&::after': { content: '""', position: 'absolute', inset: -4, borderRadius: 6 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: `2px solid ${theme.tokens.focusRing}` },
}));
const Value = styled('dd')({
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  ...typeStep('cardTitle'),
  '&[data-large="true"]': { ...typeStep('metricSmall'), fontSize: 22, lineHeight: '30px' },
});
const Unit = styled('span')(({ theme }) => ({
  ...typeStep('caption'),
  color: theme.tokens.textMuted,
}));
const Note = styled('dd')(({ theme }) => ({
  ...typeStep('caption'),
  margin: 0,
  color: theme.tokens.textMuted,
  fontVariantNumeric: 'tabular-nums',
}));

const LINES = { tooltip: { sx: { whiteSpace: 'pre-line' } } } as const;

interface FigureProps {
  readonly label: string;
  /** Already formatted; empty where it is not known. */
  readonly value: string;
  /** Shown in the place of a value that is not known. */
  readonly unknown: string;
  readonly unit?: string;
  readonly note?: ReactNode;
  /** How it is computed: on hover, focus and tap. */
  readonly formula?: string;
  readonly large?: boolean;
}

/** One figure with its name. */
export function Figure(props: FigureProps) {
  const { label, value, unknown, unit, note, formula, large = false } = props;
  return (
    <Item>
      <Label>
        {formula ? (
          <Tooltip title={formula} describeChild enterTouchDelay={0} leaveTouchDelay={8000} slotProps={LINES}>
            <Term type="button">
              {label}
              <InfoOutlined aria-hidden />
            </Term>
          </Tooltip>
        ) : (
          label
        )}
      </Label>
      <Value data-large={large}>
        {value || unknown}
        {value && unit && <Unit> {unit}</Unit>}
      </Value>
      {note && <Note>{note}</Note>}
    </Item>
  );
}
