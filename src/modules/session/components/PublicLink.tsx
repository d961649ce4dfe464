import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { sizes } from '@/platform/theme/tokens';

interface PublicLinkProps {
  readonly to: string;
  readonly children: ReactNode;
  /** Leads out of the application, to a page of its own. */
  readonly external?: boolean;
  /** What the next page begins with; it stands in no address. */
  readonly state?: unknown;
}

// Tall enough for a finger without moving the lines apart on a desk.
const touch = {
  display: 'inline-flex',
  alignItems: 'center',
  '@media (pointer: coarse)': { minHeight: sizes.touchMin },
} as const;

/** A link of the screens before the application. */
export function PublicLink({ to, children, external = false, state }: PublicLinkProps) {
  if (external) {
    return (
      <Link href={to} target="_blank" rel="noopener noreferrer" sx={touch}>
        {children}
      </Link>
    );
  }
  return (
    <Link component={RouterLink} to={to} state={state} sx={touch}>
      {children}
    </Link>
  );
}
