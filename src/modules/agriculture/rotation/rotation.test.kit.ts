import type { RotationEntry } from './rotationTypes';

/** Soy that is planned on plot 1 in the summer of 2026, for tests, but for what is changed. */
export const soyEntry = (change: Partial<RotationEntry> = {}): RotationEntry => ({
  id: 7,
  plotId: 1,
  year: 2026,
  season: 'SUMMER',
  kind: 'CROP',
  businessActivityId: 1,
  cropName: 'SOJA',
  family: 'FABACEAE',
  hectares: 40,
  from: '2026-10-01',
  to: '2027-02-10',
  state: 'PLANNED',
  intercropped: false,
  ...change,
});
