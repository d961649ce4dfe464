import { assumed, http } from '@/platform/http/http';
import { withVersion } from '@/platform/http/rowVersion';
import { anyId, filled, made, orElse, type Read, record, rowVersion } from '@/platform/http/wire';
import { ApportionmentPattern } from './pattern';

/** A way of sharing that a customer keeps by name: everyone who enters its invoices has the same ones. */
const keptPattern = made(
  record({ id: anyId, name: filled, lines: ApportionmentPattern, rowVersion }),
  ({ id, name, lines, rowVersion: version }) => ({ id, name, lines, version }),
);
export type KeptPattern = Read<typeof keptPattern>;

/** Null is one that could not be read. */
export const PatternRow = orElse(keptPattern, null);

export interface KeptPatterns {
  /** In the order of their names. */
  readonly patterns: readonly KeptPattern[];
  /** How many could not be read. */
  readonly unread: number;
}

export function sortPatterns(rows: readonly (KeptPattern | null)[]): KeptPatterns {
  const patterns = rows.filter((row) => row !== null);
  return {
    patterns: patterns.toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR')),
    unread: rows.length - patterns.length,
  };
}

/** The customer is named: a support assistant enters invoices for customers other than the current one. */
export async function findPatterns(customerId: number, signal: AbortSignal): Promise<KeptPatterns> {
  return sortPatterns(
    await http.list(assumed('/ApportionmentPattern/GetGridData'), {
      params: { customerId },
      signal,
      contained: true,
      shape: PatternRow,
    }),
  );
}

interface PatternChange {
  readonly name: string;
  readonly lines: ApportionmentPattern;
}

/** Keeps a new pattern, or with `former` that one as it is now. */
export const savePattern = (customerId: number, change: PatternChange, former: KeptPattern | null) =>
  former === null
    ? http.post<unknown>(assumed('/ApportionmentPattern/Create'), change, {
        params: { customerId },
        contained: true,
      })
    : http.put<unknown>(assumed('/ApportionmentPattern/Edit'), withVersion(change, former.version), {
        params: { customerId, id: former.id },
        contained: true,
      });

export const removePattern = (customerId: number, id: KeptPattern['id']) =>
  http.delete<unknown>(assumed('/ApportionmentPattern/Delete'), {
    params: { customerId, id },
    contained: true,
  });
