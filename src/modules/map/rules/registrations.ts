import { areaDifference, isLarger, sumAreas } from './areas';
import type { FarmRealEstate, RealEstateTotals } from '../mapWire';

/** A registration (matrícula) in a form: a row of its grid. */
export interface UsedRegistration {
  /** 0 until it is saved. */
  id: number;
  realEstatePatrimonyId: number;
  name: string;
  apportionedAreaSize: number;
}

interface Option {
  readonly id: number | string;
  readonly name: string;
}

/** The sum of the used areas of the rows. */
export function usedArea(rows: readonly Pick<UsedRegistration, 'apportionedAreaSize'>[]): number {
  return sumAreas(rows.map((row) => row.apportionedAreaSize));
}

/**
 * What may be picked: every registration but those that are saved here and still listed. A saved one that was taken
 * out is back, even when the server's list no longer holds it.
 */
export function registrationPool(
  options: readonly Option[],
  rows: readonly UsedRegistration[],
  saved: readonly UsedRegistration[],
): Option[] {
  const listed = new Set(rows.filter(({ id }) => id > 0).map((row) => row.realEstatePatrimonyId));
  const known = new Set(options.map(({ id }) => id));
  const back = saved.filter(
    (row) => !listed.has(row.realEstatePatrimonyId) && !known.has(row.realEstatePatrimonyId),
  );
  return [
    ...options.filter(({ id }) => !listed.has(Number(id))),
    ...back.map((row) => ({ id: row.realEstatePatrimonyId, name: row.name })),
  ];
}

/**
 * Unused hectares of a registration. What this cost center had saved of it is free again for the form, as its row was
 * taken out before the registration could be picked.
 */
export function remainder(totals: RealEstateTotals, savedHere: number): number {
  return areaDifference(totals.totalAreaSize, areaDifference(totals.totalApportionedAreaSize, savedHere));
}

interface NewRow {
  realEstatePatrimonyId: number;
  used: number;
  remainder: number;
  /** Useful and common area of what the registration is linked to. */
  area: number;
  rows: readonly UsedRegistration[];
}

export type RegistrationFault = 'repeated' | 'aboveArea' | 'aboveRemainder' | 'zero';

/** Why a registration cannot be added; null when it can. */
export function registrationFault(row: NewRow): RegistrationFault | null {
  if (row.rows.some((other) => other.realEstatePatrimonyId === row.realEstatePatrimonyId)) return 'repeated';
  if (!isLarger(row.used, 0)) return 'zero';
  if (isLarger(row.used, row.area)) return 'aboveArea';
  if (isLarger(row.used, row.remainder)) return 'aboveRemainder';
  return null;
}

/** Whether the registrations cover less than the area: saving is then confirmed first. */
export function coversLess(rows: readonly UsedRegistration[], area: number): boolean {
  return isLarger(area, usedArea(rows));
}

/** The rows of a form, from what the wire holds. */
export function toRows(rows: readonly FarmRealEstate[]): UsedRegistration[] {
  return rows.map(({ id, realEstatePatrimonyId, name, apportionedAreaSize }) => ({
    id,
    realEstatePatrimonyId,
    name,
    apportionedAreaSize,
  }));
}
