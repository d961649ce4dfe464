import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { PageLink } from '@/platform/routing/pageLink';
import { useLotKind } from '../lotKind';

/** Leads to a lot in its management. */
export function LotLink({ id, children }: { readonly id: number; readonly children: ReactNode }) {
  const { path } = useLotKind();
  return (
    <Link component={PageLink} underline="always" to={`${path}/${id}`}>
      {children}
    </Link>
  );
}
