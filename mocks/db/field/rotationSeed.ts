import { brazilianDay } from '../poultry';
import type { Table } from '../table';
import type { World } from '../types';
import { cropYearOf, seasonOfSowing } from './cropCalendar';
import { courseOfFields } from './fieldCourse';
import type { RotationRow } from './fieldTypes';

/** Crop years before this one of which plans are kept. */
const FORMER_PLANS = 2;
/** Years that an orchard stands after it was planted, and a wood. */
const STANDS = { orchard: 30, wood: 7 };
/** When a cover of oats stands, in the year after the crop year begins. */
const [WINTER_FROM, WINTER_TO] = ['07-15', '09-25'];

/** What was planned for each plot: its crops of three years, oats after them, and what stands for years. */
export const seedRotation = (today: Date, world: () => World) => (table: Table<RotationRow>) => {
  const { plots, costCenters, farmActivities, businessActivities } = world();
  const day = brazilianDay(today);
  const current = cropYearOf(day);
  for (const plot of plots.all()) {
    const center = costCenters.need(plot.costCenterId);
    const activity = businessActivities.need(farmActivities.need(center.farmActivityId).businessActivityId);
    const kind = activity.farmingClassification;
    const add = (row: Pick<RotationRow, 'year' | 'season' | 'from' | 'to'> & Partial<RotationRow>) =>
      table.insert({
        kind: 'CROP',
        businessActivityId: activity.id,
        coverName: null,
        intercropped: false,
        hectares: plot.usefulAreaSize,
        ...row,
        customerId: plot.customerId,
        plotId: plot.id,
      });
    if (kind === 'PERENNIAL') {
      const year = center.plantingYear ?? current;
      add({ year, season: 'PERENNIAL', from: `${year}-10-05`, to: `${year + STANDS.orchard}-09-30` });
      continue;
    }
    if (kind !== 'ANNUAL' && kind !== 'FORESTRY') continue;
    const course = courseOfFields(world(), center, day);
    if (kind === 'FORESTRY') {
      for (const { sownOn } of course) {
        const year = cropYearOf(sownOn);
        add({ year, season: 'PERENNIAL', from: sownOn, to: `${year + STANDS.wood}-09-30` });
      }
      continue;
    }
    const planned = course.flatMap((row) => {
      const crop = businessActivities.find(({ constantFilter }) => constantFilter === row.crop);
      if (!crop || cropYearOf(row.sownOn) < current - FORMER_PLANS) return [];
      return [{ ...row, businessActivityId: crop.id, ...seasonOfSowing(crop, row.sownOn) }];
    });
    for (const { year, season, businessActivityId, sownOn, until } of planned)
      add({ year, season, businessActivityId, from: sownOn, to: until });
    // Oats cover what winter leaves free; one plot in two has no plan for this one yet.
    const [from, to] = [`${current + 1}-${WINTER_FROM}`, `${current + 1}-${WINTER_TO}`];
    const isFree = planned.every((row) => row.until < from || row.sownOn > to);
    if (isFree && plot.id % 2 === 1 && from > day)
      add({
        year: current,
        season: 'WINTER',
        kind: 'COVER',
        businessActivityId: null,
        coverName: 'AVEIA PRETA',
        from,
        to,
      });
  }
};
