import { styled } from '@mui/material/styles';
import { useSchemeColours } from '@/platform/theme/schemeContext';
import { radius, sizes } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { tagColours } from '../rules/tagColours';

const Root = styled('span')({
  ...typeStep('chip'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  flexShrink: 0,
  maxWidth: '100%',
  height: sizes.chip,
  padding: '0 8px',
  boxSizing: 'border-box',
  borderRadius: radius.chip,
  verticalAlign: 'middle',
  '& > i': { flexShrink: 0, width: 8, height: 8, borderRadius: 2 },
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

interface NoticeTagProps {
  readonly tag: string | null;
  readonly colour: string | null;
}

/** A notice's tag in the colour its author chose, readable in every theme. Nothing where there is no word. */
export function NoticeTag({ tag, colour }: NoticeTagProps) {
  const scheme = useSchemeColours();
  const word = tag?.trim();
  if (!word) return null;
  const { background, text, mark } = tagColours(colour, scheme);
  return (
    <Root
      style={{ backgroundColor: background, color: text, boxShadow: `inset 0 0 0 1px ${scheme.border}` }}
      title={word}
    >
      {mark && <i aria-hidden style={{ backgroundColor: mark }} />}
      <span>{word}</span>
    </Root>
  );
}
