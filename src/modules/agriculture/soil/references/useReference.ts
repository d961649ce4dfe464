import { useMemo } from 'react';
import { DEFAULT_QUERY } from '@/platform/grid/gridQuery';
import { useAddressValues } from '@/platform/routing/useAddressValues';
import { useList } from '@/platform/store/useResource';
import { classifiedCount, type InterpretedSoil } from '../rules/interpret';
import { tablesOf } from '../rules/reference';
import { soilReferences } from './soilReferences';
import type { ReadReference, SoilReferenceRow } from './soilReferenceWire';

const PARAM = 'referencia';

/** The reference that gives the most values a class: proposed until another one is chosen. */
function bestOf(soil: InterpretedSoil, references: readonly ReadReference[]): ReadReference | null {
  const counted = references.map((reference) => ({
    reference,
    count: classifiedCount(soil, tablesOf(reference.rows)),
  }));
  return counted.toSorted((a, b) => b.count - a.count)[0]?.reference ?? null;
}

const isRead = (row: SoilReferenceRow): row is ReadReference => row.rows !== null && row.smp !== null;

/**
 * By which reference an analysis is read: that of the address, else the one that fits it best.
 * @param kept the reference that a saved map was made with: it comes before the proposed one
 */
export function useReference(soil: InterpretedSoil, kept: number | null = null) {
  const { id, set } = useAddressValues();
  const { rows, list, retry } = useList(soilReferences.resource, DEFAULT_QUERY);
  const active = useMemo(() => rows.filter((row) => row.active), [rows]);
  const references = useMemo(() => active.filter(isRead), [active]);
  const wanted = id(PARAM) ?? kept;
  const proposed = useMemo(() => bestOf(soil, references), [soil, references]);
  return {
    references,
    /** Active ones whose tables could not be read: they are not offered. */
    unread: active.length - references.length,
    /** Null while the list is on its way, or where there is none. */
    reference: references.find((one) => one.id === wanted) ?? proposed,
    isProposed: !references.some((one) => one.id === wanted),
    status: list.status,
    error: list.error,
    retry,
    choose: (reference: number | null) => set({ [PARAM]: reference }),
  };
}

export type ChosenReference = ReturnType<typeof useReference>;
