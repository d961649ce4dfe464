import { beforeEach, expect, it } from 'vitest';
import { demo, resetDemo } from '../../../../mocks/state';
import { cycleFormSchema } from './cycleSchemas';

beforeEach(() => resetDemo());

it('every cycle that the demo has can be saved as it is, words as stages among them', async () => {
  const rows = demo.world.field.cycles.all();
  expect(rows.some(({ stages }) => stages.some(({ code }) => code.length > 12))).toBe(true);
  for (const row of rows) await expect(cycleFormSchema.validate(row)).resolves.toBeDefined();
});
