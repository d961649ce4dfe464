import { styled } from '@mui/material/styles';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import { typeStep } from '@/platform/theme/typography';

const Line = styled('p')(({ theme }) => ({
  ...typeStep('caption'),
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  flex: 'none',
  margin: 0,
  padding: '8px 12px',
  backgroundColor: theme.tokens.warning.soft,
  color: theme.tokens.warning.softText,
  '& svg': { fontSize: 18 },
}));

/** One line between tools and content: what the reader should know about what stands there. */
export function PageNote({ text }: { readonly text: string }) {
  return (
    <Line role="note">
      <InfoOutlined aria-hidden />
      {text}
    </Line>
  );
}
