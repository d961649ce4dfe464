import { buildPart, median, openPart, prelude, watchPaints } from './lib/partPage.mjs';

export const title = 'Form of 60 fields: key to paint; median of 120 keys';

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
  await page.evaluate(watchPaints, 'keydown');
  let keys = 0;
  for (const [name, text] of Object.entries(typed)) {
    const field = page.getByLabel(name, { exact: true });
    await field.focus();
    for (const key of text) {
      await page.keyboard.press(key === ' ' ? 'Space' : key);
      keys += 1;
      await page.waitForFunction((count) => globalThis.paints.length >= count, keys);
    }
    if ((await field.inputValue()) === '') throw new Error(`Nothing was typed into ${name}.`);
  }
  const paints = await page.evaluate(() => globalThis.paints);
  await page.close();
  return [
    { name: 'key to paint', value: median(paints), limit: 16, unit: 'ms' },
    { name: 'slowest key', value: Math.max(...paints), unit: 'ms' },
  ];
}
