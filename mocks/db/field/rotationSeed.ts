import { PLANTED_DAYS_AGO } from '../occurrence/fieldOccurrenceSeed';
import { brazilianDay, dayLater } from '../poultry';
import type { Table } from '../table';
import type { World } from '../types';
import type { RotationRow } from './fieldTypes';

const cropYear = (today: Date) => today.getFullYear() - (today.getMonth() < 7 ? 1 : 0);

/** Soy every summer, then corn, wheat, oats or beans; forest and orchards for years. One plot in five is split. */
export const seedRotation = (today: Date, world: () => World) => (table: Table<RotationRow>) => {
  const { plots, costCenters, farmActivities, businessActivities } = world();
  const idOf = (key: string) => businessActivities.find((row) => row.constantFilter === key)?.id ?? null;
  const [soy, corn, wheat, bean] = ['SOYBEAN', 'CORN', 'WHEAT', 'BEAN'].map(idOf);
  const current = cropYear(today);
  const day = today.toISOString().slice(0, 10);
  for (const plot of plots.all()) {
    const { farmActivityId } = costCenters.need(plot.costCenterId);
    const activity = businessActivities.need(farmActivities.need(farmActivityId).businessActivityId);
    const add = (
      row: Omit<RotationRow, 'id' | 'customerId' | 'plotId' | 'state' | 'intercropped' | 'coverName'> & {
        coverName?: string;
      },
    ) =>
      table.insert({
        coverName: null,
        intercropped: false,
        ...row,
        customerId: plot.customerId,
        plotId: plot.id,
        state: row.to < day ? 'HARVESTED' : row.from <= day ? 'SOWN' : 'PLANNED',
      });
    const whole = plot.usefulAreaSize;
    if (activity.farmingClassification === 'FORESTRY') {
      // The planting that the occurrences tell.
      const from = dayLater(brazilianDay(today), -PLANTED_DAYS_AGO);
      const year = Number(from.slice(0, 4)) - (from.slice(5) < '08-01' ? 1 : 0);
      const planted = { year, season: 'PERENNIAL', kind: 'CROP', businessActivityId: activity.id } as const;
      add({ ...planted, hectares: whole, from, to: `${year + 7}-09-30` });
      continue;
    }
    if (activity.farmingClassification === 'PERENNIAL') {
      const year = current - 1 - (plot.id % 3);
      const planted = { year, season: 'PERENNIAL', kind: 'CROP', businessActivityId: activity.id } as const;
      add({ ...planted, hectares: whole, from: `${year}-10-05`, to: `${year + 9}-09-30` });
      continue;
    }
    if (activity.farmingClassification !== 'ANNUAL') continue;
    for (const year of [current - 2, current - 1, current]) {
      const summer = {
        year,
        season: 'SUMMER',
        kind: 'CROP',
        from: `${year}-10-02`,
        to: `${year + 1}-02-08`,
      } as const;
      const half = Math.floor(whole * 50) / 100;
      if (plot.id % 5 === 2 && half > 0) {
        add({ ...summer, businessActivityId: soy ?? null, hectares: half });
        add({ ...summer, businessActivityId: corn ?? null, hectares: half });
      } else add({ ...summer, businessActivityId: soy ?? null, hectares: whole });
      const second = { year, season: 'SECOND', kind: 'CROP', hectares: whole } as const;
      if (plot.id % 4 === 1)
        add({
          ...second,
          businessActivityId: bean ?? null,
          from: `${year + 1}-02-15`,
          to: `${year + 1}-05-20`,
        });
      else if (plot.id % 4 !== 3)
        add({
          ...second,
          businessActivityId: corn ?? null,
          from: `${year + 1}-02-15`,
          to: `${year + 1}-07-10`,
        });
      if (year === current && plot.id % 2 === 0) continue;
      const winter = {
        year,
        season: 'WINTER',
        hectares: whole,
        from: `${year + 1}-07-15`,
        to: `${year + 1}-09-25`,
      } as const;
      if (plot.id % 4 === 3)
        add({ ...winter, kind: 'CROP', businessActivityId: wheat ?? null, from: `${year + 1}-05-10` });
      else add({ ...winter, kind: 'COVER', businessActivityId: null, coverName: 'AVEIA PRETA' });
    }
  }
};
