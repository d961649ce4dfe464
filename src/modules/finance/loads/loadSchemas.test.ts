import { ValidationError } from 'yup';
import { expect, test } from 'vitest';
import { loadFormSchema } from './loadSchemas';

/** Fields that are refused among those that tell what was measured. */
async function refused(values: object): Promise<readonly string[]> {
  const measured = ['standard', 'moistureBase', 'impurityBase'];
  const empty = { standard: null, moisture: null, impurity: null, moistureBase: null, impurityBase: null };
  try {
    await loadFormSchema.validate({ ...empty, ...values }, { abortEarly: false });
    return [];
  } catch (thrown) {
    if (!(thrown instanceof ValidationError)) throw thrown;
    return thrown.inner.map(({ path }) => path ?? '').filter((path) => measured.includes(path));
  }
}

test('a load is refused where the discounts of what was measured are not known', async () => {
  expect(await refused({ moisture: 16 })).toEqual(['standard']);
  expect(await refused({ standard: 'SOY', moisture: 16 })).toEqual([]);
  expect(await refused({ standard: 'BUYER', moisture: 16, impurity: 2 })).toEqual([
    'moistureBase',
    'impurityBase',
  ]);
  expect(await refused({ standard: 'BUYER', moisture: 16, moistureBase: 13 })).toEqual([]);
  expect(await refused({})).toEqual([]);
});

test('needs the partner of its contract', async () => {
  const valid = (values: object) => loadFormSchema.validateAt('partnerId', values);
  await expect(valid({ contractId: 4, partnerId: null })).rejects.toBeInstanceOf(ValidationError);
  await expect(valid({ contractId: 4, partnerId: 3 })).resolves.toBe(3);
  await expect(valid({ contractId: null, partnerId: null })).resolves.toBeNull();
});
