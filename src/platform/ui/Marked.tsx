import { styled } from '@mui/material/styles';
import { splitHits } from '@/platform/format/hits';

const Mark = styled('mark')(({ theme }) => ({
  backgroundColor: theme.tokens.warning.soft,
  color: theme.tokens.warning.softText,
}));

/** A text with what a search has found in it marked. */
export function Marked({ text, query }: { readonly text: string; readonly query: string }) {
  return splitHits(text, query).map((piece) =>
    piece.hit ? <Mark key={piece.at}>{piece.text}</Mark> : <span key={piece.at}>{piece.text}</span>,
  );
}
