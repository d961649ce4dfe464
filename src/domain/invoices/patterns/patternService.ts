import { assumed, http } from '@/platform/http/http';
import { isId, isRecord, textOf } from '@/platform/http/loose';
import { type RowVersion, versionOf, withVersion } from '@/platform/http/rowVersion';
import { type ApportionmentPattern, isPattern } from './pattern';

/** A way of sharing that a customer keeps by name: everyone who enters its invoices has the same ones. */
export interface KeptPattern {
  readonly id: number | string;
  readonly name: string;
  readonly lines: ApportionmentPattern;
  readonly version: RowVersion | undefined;
}

export interface KeptPatterns {
  /** In the order of their names. */
  readonly patterns: readonly KeptPattern[];
  /** How many could not be read. */
  readonly unread: number;
}

function readPattern(row: unknown): KeptPattern[] {
  if (!isRecord(row) || !isId(row['id'])) return [];
  const { id, lines } = row;
  const name = textOf(row['name']);
  return name !== '' && isPattern(lines) ? [{ id, name, lines, version: versionOf(row) }] : [];
}

export function readPatterns(rows: readonly unknown[]): KeptPatterns {
  const patterns = rows.flatMap(readPattern);
  return {
    patterns: patterns.toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR')),
    unread: rows.length - patterns.length,
  };
}

/** The customer is named: a support assistant enters invoices for customers other than the current one. */
export async function findPatterns(customerId: number, signal: AbortSignal): Promise<KeptPatterns> {
  return readPatterns(
    await http.list<unknown>(assumed('/ApportionmentPattern/GetGridData'), {
      params: { customerId },
      signal,
      contained: true,
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
