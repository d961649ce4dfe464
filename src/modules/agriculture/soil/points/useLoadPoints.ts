import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readPoints } from '@/platform/geo/exchange/readPoints';
import { toast } from '@/platform/ui/toast';
import type { PointRow } from '../rules/pointRows';
import { withPlaces } from '../rules/pointEdits';

/** Puts the points of a GPX or KML file into the table; says how many came, and why none did. */
export function useLoadPoints(rows: readonly PointRow[], onChange: (rows: PointRow[]) => void) {
  const { t } = useTranslation('soilAnalysis');
  const [fault, setFault] = useState<string | null>(null);
  const add = (points: Parameters<typeof withPlaces>[1]) => {
    const { rows: next, added, skipped } = withPlaces(rows, points);
    if (added > 0) onChange(next);
    toast({ tone: added > 0 ? 'success' : 'warning', text: t('points.loaded', { count: added }) });
    if (skipped > 0) toast({ tone: 'warning', text: t('points.skipped', { count: skipped }) });
  };
  const load = async (file: File) => {
    const reading = await readPoints(file);
    setFault(reading.ok ? null : t(`fileFaults.${reading.reason}`));
    if (reading.ok) add(reading.points);
  };
  return { fault, load, add };
}
