import { describe, expect, it } from 'vitest';
import { demo } from '../state';
import { registerPage } from './register.test.kit';
import { foreignId, rowOf, useFixedWorld } from './world.test.kit';

const STRANGERS = ['usuario', 'gratis', 'contador', 'veterinario'];
const ranges = (...rows: (readonly [unknown, unknown, unknown?])[]) => ({
  ranges: rows.map(([from, to, biomassPercent = 5]) => ({ from, to, biomassPercent })),
});
const limits = (...rows: object[]) => ({ limits: rows });

describe('references of fish on the wire', () => {
  useFixedWorld();

  it('by range', async () => {
    const { fishRanges } = demo.world;
    const id = (name: string) => rowOf(fishRanges, (row) => row.name === name).id;
    const page = await registerPage({
      controller: 'PiscicultureReference',
      ids: [id('TILAPIA TANQUE-REDE'), id('TILAPIA UFMG')],
      foreignId: foreignId(fishRanges),
      fields: ['name', 'animalBreedId', 'observation', 'version', 'ranges', 'temperatures'],
      fresh: { name: 'TAMBAQUI', animalBreedId: 2 },
      also: {
        'of no species': { animalBreedId: 99 },
        'without ranges': { ranges: [] },
        'no list of ranges': { ranges: null, temperatures: null },
        'in any order': ranges([10, null], [0, 10]),
        'a gap': ranges([0, 10], [12, null]),
        'an overlap': ranges([0, 10], [9, null]),
        'an end before the start': ranges([10, 10]),
        'without an end before the last': ranges([0, null], [10, 20]),
        'without a start': ranges([null, 10]),
        'without a percentage': ranges([0, 10, null]),
        'more than all of it': ranges([0, 10, 100.5]),
        'a temperature twice': {
          temperatures: [
            { temperature: 20, percent: 50 },
            { temperature: 20, percent: 60 },
          ],
        },
        'a temperature without a percentage': { temperatures: [{ temperature: 20 }] },
        'the longest words': { name: 'N'.repeat(100), observation: 'O'.repeat(1000) },
        'longer words': { name: 'N'.repeat(101), observation: 'O'.repeat(1001) },
      },
      strangers: STRANGERS,
    });
    await page.reads('/AnimalBreed/GetAnimalBreedsForSelect?breedType=FISH_SPECIE');
    await page.reads('/AnimalBreed/GetAnimalBreedsForSelect');
    await expect(page.text()).toMatchFileSnapshot('answers/lots/fishRanges.txt');
  });

  it('of the water', async () => {
    const { waterReferences } = demo.world;
    const id = (name: string) => rowOf(waterReferences, (row) => row.name === name).id;
    const page = await registerPage({
      controller: 'PiscicultureWaterReference',
      ids: [id('TAMBAQUI'), id('TILAPIA')],
      foreignId: foreignId(waterReferences),
      fields: ['name', 'animalBreedId', 'observation', 'version', 'limits'],
      fresh: { name: 'PACU', animalBreedId: 3 },
      also: {
        'without limits': { limits: [] },
        'a magnitude twice': limits({ magnitude: 'PH', idealMin: 6 }, { magnitude: 'PH', idealMax: 9 }),
        'no magnitude': limits({ idealMin: 6 }),
        'no limit': limits({ magnitude: 'PH' }),
        'equal ones': limits({ magnitude: 'PH', criticalMin: 6, idealMin: 6, idealMax: 9, criticalMax: 9 }),
        'the ideal below the critical': limits({ magnitude: 'PH', criticalMin: 6, idealMin: 5 }),
        'the ends in the wrong order': limits({ magnitude: 'PH', criticalMin: 6, criticalMax: 5 }),
      },
      strangers: STRANGERS,
    });
    await expect(page.text()).toMatchFileSnapshot('answers/lots/waterReferences.txt');
  });
});
