import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import { styled } from '@mui/material/styles';
import { VisuallyHidden } from '@/platform/ui/VisuallyHidden';

const Marked = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<{
  tone: 'danger' | 'warning';
}>(({ theme, tone }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'inherit',
  gap: 4,
  maxWidth: '100%',
  padding: '0 4px',
  borderRadius: 4,
  color: theme.tokens[tone].softText,
  backgroundColor: theme.tokens[tone].soft,
  '& svg': { fontSize: 14, flex: 'none' },
}));

interface MarkedCellProps {
  readonly text: string;
  /** What is wrong with it, or what is to be looked at. */
  readonly why: string;
  readonly tone: 'danger' | 'warning';
}

/** The text of a cell with a mark, and why it has one. */
export function MarkedCell({ text, why, tone }: MarkedCellProps) {
  return (
    <Marked tone={tone} title={why} {...(tone === 'danger' && { 'data-refused': true })}>
      {tone === 'danger' ? <ErrorOutlineOutlined aria-hidden /> : <WarningAmberOutlined aria-hidden />}
      {text}
      <VisuallyHidden> {why}</VisuallyHidden>
    </Marked>
  );
}
