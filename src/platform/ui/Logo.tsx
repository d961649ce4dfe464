import { styled, useTheme } from '@mui/material/styles';

import { typeStep } from '@/platform/theme/typography';
import { BRAND } from '@/platform/ui/brand';

interface LogoProps {
  /** Height of the mark in px. */
  readonly size?: number;
  readonly markOnly?: boolean;
}

const Root = styled('span')(({ theme }) => ({
  ...typeStep('dialogTitle'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  fontWeight: 650,
  letterSpacing: '-0.012em',
  color: theme.tokens.primary,
  whiteSpace: 'nowrap',
}));

/** The mark and the brand's name. The splash of index.html and favicon.svg carry the same drawing. */
export function Logo({ size = 24, markOnly = false }: LogoProps) {
  const { tokens } = useTheme();
  const line = { fill: 'none', stroke: tokens.onPrimary, strokeLinecap: 'round' } as const;
  return (
    <Root style={{ fontSize: size >= 32 ? '1.25rem' : undefined }}>
      <svg
        viewBox="0 0 24 24"
        width={size}
        height={size}
        role={markOnly ? 'img' : undefined}
        aria-label={markOnly ? BRAND : undefined}
        aria-hidden={markOnly ? undefined : true}
      >
        <rect width="24" height="24" rx="6" fill={tokens.primary} />
        <path d="M12 14.4V8.9" strokeWidth="1.4" {...line} />
        <path d="M11.7 10.5C8.6 10.3 6.7 8.4 6.2 5.6c3.1.2 5.2 1.8 5.5 4.9Z" fill={tokens.accent} />
        <path d="M12.2 8.9c.1-2.7 1.7-4.5 4.6-5-.1 3-1.8 4.9-4.6 5Z" fill={tokens.onPrimary} />
        <path d="M3.9 18.3c2.2-2.4 5-3.7 8.1-3.7s5.9 1.3 8.1 3.7" strokeWidth="1.7" {...line} />
        <path d="M7.2 20.3c1.3-1.5 2.9-2.3 4.8-2.3s3.5.8 4.8 2.3" strokeWidth="1.6" {...line} />
      </svg>
      {!markOnly && BRAND}
    </Root>
  );
}
