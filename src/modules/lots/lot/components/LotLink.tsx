import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { PageLink } from '@/platform/routing/pageLink';

const LOTS = '/avicultura/lote';

/** Leads to a lot in its management. */
export function LotLink({ id, children }: { readonly id: number; readonly children: ReactNode }) {
  return (
    <Link component={PageLink} underline="always" to={`${LOTS}/${id}`}>
      {children}
    </Link>
  );
}
