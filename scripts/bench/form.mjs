import { buildPart, median, openPart, prelude, watchKeys } from './lib/partPage.mjs';

export const title = 'Form of 60 fields: typing; median of 80 keys';

const FIELDS = 60;

const source = `${prelude(['forms', 'ui'])}
import { object } from 'yup';
import { AppForm } from '@/platform/forms/AppForm';
import { TextField } from '@/platform/forms/fields/TextField';
import { NumberField } from '@/platform/forms/fields/NumberField';
import { useAppForm } from '@/platform/forms/useAppForm';

const names = Array.from({ length: ${FIELDS} }, (_, index) => 'field' + index);
const values = Object.fromEntries(names.map((name, index) => [name, index % 3 === 2 ? null : '']));
const schema = object();
function Bench() {
  const form = useAppForm({ schema, defaultValues: values });
  return (
    <AppForm form={form} onSubmit={() => undefined}>
      {names.map((name, index) =>
        index % 3 === 2 ? <NumberField key={name} name={name} label={name} /> : <TextField key={name} name={name} label={name} />,
      )}
    </AppForm>
  );
}
show(<Bench />);
`;

/** Types into fields at the top, in the middle and at the end of a long form. */
export async function measure({ browser }) {
  const page = await openPart(browser, await buildPart(source));
  const typed = {
    field0: 'Linha Sao Joao do Oeste, km 14 lado direito',
    field31: 'COOPERATIVA AGROINDUSTRIAL',
    field59: '1234567,89',
  };
  await page.getByLabel('field0', { exact: true }).waitFor();
  await page.evaluate(watchKeys);
  let keys = 0;
  for (const [name, text] of Object.entries(typed)) {
    const field = page.getByLabel(name, { exact: true });
    await field.focus();
    for (const key of text) {
      await page.keyboard.press(key === ' ' ? 'Space' : key);
      keys += 1;
      await page.waitForFunction((count) => globalThis.keys.length >= count, keys);
    }
    if ((await field.inputValue()) === '') throw new Error(`Nothing was typed into ${name}.`);
  }
  const found = await page.evaluate(() => globalThis.keys);
  await page.close();
  const work = found.map((key) => key.work);
  return [
    {
      name: 'work of a key, without the wait for a frame',
      value: median(work),
      limit: { times: 0.16, of: 'loop' },
      unit: 'ms',
    },
    { name: 'work of the slowest key', value: Math.max(...work), unit: 'ms' },
    { name: 'key to paint', value: median(found.map(({ paint }) => paint)), unit: 'ms' },
  ];
}
