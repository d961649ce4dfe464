import i18next from 'i18next';
import { ValidationError } from 'yup';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { backend } from '../../mocks/faults/backend';
import type { RegisterField } from '@/families/register/registerFields';
import { asAppError } from '@/platform/http/appError';
import { http } from '@/platform/http/http';
import { type AnyRegister, type Case, dataOf, now, signIn, wireName, writes } from './registerCases.test.kit';
import { wordKeysOf } from './registerWords.test.kit';

type Values = Record<string, unknown>;

/** The fields of values that their schema refuses; none when it accepts them. */
async function refusedFields(register: AnyRegister, values: object): Promise<string[]> {
  const schema = await register.schema();
  try {
    await schema.validate(values, { abortEarly: false });
    return [];
  } catch (thrown) {
    if (!(thrown instanceof ValidationError)) throw thrown;
    const errors = thrown.inner.length > 0 ? thrown.inner : [thrown];
    return errors.map(({ path }) => path ?? '');
  }
}

/** Saves what the form would send for these values: as their schema casts them. */
async function save(register: AnyRegister, values: Values, read: { id: number } | null): Promise<unknown> {
  const version = (read as { rowVersion?: string } | null)?.rowVersion;
  const cast = await (await register.schema()).validate(values);
  return now.store.dispatch(
    register.resource.save({ values: cast, id: read?.id ?? null, ...(version ? { version } : {}) }),
  );
}

/** What a field holds once the text was typed into it. */
function valueOf({ kind }: RegisterField<Values>, typed: string): unknown {
  if (kind === 'date') return typed.split('/').toReversed().join('-');
  return kind === 'integer' || kind === 'number' ? Number(typed) : typed;
}

/** Choices that only one record may hold so. */
const CHOICES: Readonly<Record<string, () => Promise<Values>>> = {
  'finance/fiscalSeries': async () => {
    const [free] = await http.list<{ id: number }>('/FiscalSeries/GetFreeStateRegistrationsForSelect');
    return { stateRegistrationId: free?.id };
  },
};

/** What a copy of a record begins with, as the form has it, with what must be its own. */
async function copyOf(name: string, register: AnyRegister, read: { id: number }): Promise<Values> {
  const { unique = [], notCopied = [], emptyValues, fields } = register;
  const { examples } = dataOf(register);
  const values: Values = { ...register.toValues(read) };
  for (const each of [...unique, ...notCopied]) values[each] = emptyValues[each];
  for (const field of fields.filter((one) => unique.includes(one.name))) {
    const typed = examples[field.name] ?? 'ZZ9';
    if (typed) values[field.name] = valueOf(field, typed);
  }
  return { ...values, ...(await CHOICES[name]?.()) };
}

/** What holds for every register without its screens: words, list, record, create, edit, refusals. */
export function describeDescriptors(cases: readonly Case[]): void {
  describe.each(cases)('the descriptor of %s', (_name, register) => {
    const { words, firstText, written, rows, load, firstId, item } = dataOf(register);
    beforeEach(() => signIn(register));

    it('has all its words in both languages', async () => {
      const keys = wordKeysOf(register);
      await i18next.loadLanguages('en-US');
      for (const lng of ['pt-BR', 'en-US']) {
        const missing = keys.filter((key) => !i18next.exists(`${words}.${key}`, { lng, fallbackLng: [] }));
        expect({ lng, missing }).toEqual({ lng, missing: [] });
      }
    });

    it('gives documents of persons the room they need', () => {
      const narrow = register.columns.filter(
        ({ kind, width, hidden }) =>
          (kind === 'cnpj' || kind === 'cpfOrCnpj') && !hidden && width !== undefined && width < 168,
      );
      expect(narrow.map(({ field }) => field)).toEqual([]);
    });

    it('lists records with names, and its form accepts one of them as it is', async () => {
      const id = await firstId();
      expect(rows().filter((row) => register.nameOf(row).trim() === '')).toEqual([]);
      const read = await item(id ?? 0);
      expect(await refusedFields(register, register.toValues(read))).toEqual([]);
    });

    it('reports a save that is refused by field, or fails, and lists the change that is saved', async () => {
      const id = await firstId();
      const read = await item(id ?? 0);
      const text = written('Água Nova do Oeste');
      const values = { ...register.toValues(read), [firstText]: text };
      const refusal = { errors: { [wireName(firstText)]: ['Nome recusado pelo servidor.'] } };
      backend.refuses('everySave', refusal, { times: 1 });
      await expect(save(register, values, read)).rejects.toMatchObject({
        kind: 'validation',
        fields: { [wireName(firstText)]: ['Nome recusado pelo servidor.'] },
      });

      backend.recovers();
      backend.breaks('everySave');
      await expect(save(register, values, read)).rejects.toMatchObject({ kind: 'server' });
      backend.recovers();
      await load();
      expect(rows().some((row) => Reflect.get(row, firstText) === text)).toBe(false);

      await save(register, values, read);
      await load();
      expect(rows().find((row) => row.id === id)).toMatchObject({ [firstText]: text });
    });

    it('takes no record from an answer that is none', async () => {
      // The drift from its schema is reported, as it should be.
      vi.spyOn(console, 'warn').mockReturnValue();
      backend.answers('everyRead', { nada: 1 });
      await expect(item(1)).rejects.toMatchObject({ kind: 'unexpected' });
    });

    it('lists rows that hold nothing but an id, and leaves out what has none', async () => {
      vi.spyOn(console, 'warn').mockReturnValue();
      backend.answers('everyRead', [null, { nada: 1 }, { id: 77_777 }]);
      await load();
      expect(rows().map(({ id }) => id)).toEqual([77_777]);
    });
  });

  // Records that are made elsewhere are neither begun nor copied here.
  describe.each(cases.filter(([, { creatable }]) => creatable !== false))(
    'new records of %s',
    (_name, register) => {
      beforeEach(() => signIn(register));

      it('are refused empty: at each required field, and at each that the server requires', async () => {
        const refused = await refusedFields(register, register.emptyValues);
        const required = register.fields.filter(
          (field) => field.required && !register.emptyValues[field.name],
        );
        expect(refused).toEqual(expect.arrayContaining(required.map((field) => field.name)));
        expect(writes()).toEqual([]);

        const saved = now.store.dispatch(register.resource.save({ values: register.emptyValues, id: null }));
        const error = await saved.then(() => null, asAppError);
        const byServer = error?.kind === 'validation' ? Object.keys(error.fields) : [];
        const lower = (names: readonly string[]) => names.map((name) => name.toLowerCase());
        expect(byServer.length).toBeGreaterThan(0);
        expect(lower(refused)).toEqual(expect.arrayContaining(lower(byServer)));
      });
    },
  );

  // What a form of its own takes over into a copy is that form's.
  const copied = cases.filter(([, { creatable, ownForm }]) => creatable !== false && !ownForm);
  it.each(copied)('a record of %s may begin as a copy of another', async (name, register) => {
    signIn(register);
    const { firstText, written, rows, load, firstId, item } = dataOf(register);
    const id = await firstId();
    const before = rows().length;
    const text = written('Recanto Novíssimo');
    const copy = await copyOf(name, register, await item(id ?? 0));
    await save(register, { ...copy, [firstText]: text }, null);
    await load();
    expect(rows()).toHaveLength(before + 1);
    expect(rows().some((row) => Reflect.get(row, firstText) === text)).toBe(true);
  });
}
