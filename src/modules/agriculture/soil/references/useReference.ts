import { useMemo } from 'react';
import { DEFAULT_QUERY } from '@/platform/grid/gridQuery';
import { useAddressValues } from '@/platform/routing/useAddressValues';
import { useList } from '@/platform/store/useResource';
import { classifiedCount, type InterpretedSoil } from '../rules/interpret';
import { tablesOf } from '../rules/reference';
import { soilReferences } from './soilReferences';
import type { SoilReferenceRow } from './soilReferenceWire';

const PARAM = 'referencia';

/** The reference that gives the most values a class: proposed until another one is chosen. */
function bestOf(soil: InterpretedSoil, references: readonly SoilReferenceRow[]): SoilReferenceRow | null {
  const counted = references.map((reference) => ({
    reference,
    count: classifiedCount(soil, tablesOf(reference.rows)),
  }));
  return counted.toSorted((a, b) => b.count - a.count)[0]?.reference ?? null;
}

/** By which reference an analysis is read: that of the address, else the one that fits it best. */
export function useReference(soil: InterpretedSoil) {
  const { id, set } = useAddressValues();
  const { rows, list, retry } = useList(soilReferences.resource, DEFAULT_QUERY);
  const references = useMemo(() => rows.filter(({ active }) => active), [rows]);
  const wanted = id(PARAM);
  const proposed = useMemo(() => bestOf(soil, references), [soil, references]);
  return {
    references,
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
