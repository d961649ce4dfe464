import { render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { DEFAULT_PREFERENCES } from '@/platform/preferences/preferences';
import { AppThemeProvider } from '@/platform/theme/AppThemeProvider';
import { confirmQueue } from '@/platform/ui/confirm';
import type { RegisterTexts } from '../registerTexts';
import { saveRecord } from './saveRecord';

beforeAll(() => startI18n('pt-BR', ['register']));

type Saving = Parameters<typeof saveRecord>[0];
const READ = { name: 'SEDE', area: 10, city: 3 };
const CONFLICT = { kind: 'validation', status: 409, fields: {}, message: 'Alterado por outra pessoa.' };
const texts = { field: (name: string) => `campo ${name}` } as unknown as RegisterTexts;

/** A save that is refused once, while the server has this by now. */
function saving(current: object, over: Partial<Saving> = {}, refusal: object = CONFLICT) {
  const save = vi.fn<Saving['save']>().mockRejectedValueOnce(refusal).mockResolvedValue(undefined);
  const get = vi.fn(() => Promise.resolve({ ...READ, ...current }));
  const register = {
    fields: [
      { name: 'name', kind: 'text' },
      { name: 'area', kind: 'number', decimals: 1 },
      { name: 'city', kind: 'select' },
    ],
    calls: { get },
    toValues: ({ rowVersion: _version, ...values }: Record<string, unknown>) => values,
  } as unknown as Saving['register'];
  const written = { ...READ, rowVersion: 1 };
  const typed = { ...READ, name: 'SEDE NOVA' };
  const done = saveRecord({ register, texts, id: 7, written, read: READ, typed, save, ...over });
  return { save, get, done };
}
async function answer(sure: boolean) {
  await vi.waitFor(() => expect(confirmQueue.current()).toBeDefined());
  const request = confirmQueue.current()?.request;
  confirmQueue.current()?.answer(sure);
  return request;
}

describe('a record that somebody else changed meanwhile', () => {
  it('is shown field by field, and takes only what was typed over the present one', async () => {
    const { save, done } = saving({ area: 12.5, city: 4, rowVersion: 2 });
    const question = await answer(true);
    await done;
    expect(save.mock.calls).toEqual([
      [{ ...READ, name: 'SEDE NOVA' }, 1],
      [{ name: 'SEDE NOVA', area: 12.5, city: 4 }, 2],
    ]);
    render(<AppThemeProvider preferences={DEFAULT_PREFERENCES}>{question?.body}</AppThemeProvider>);
    const said = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(said).toHaveLength(2);
    expect(said[0]).toContain('12,5');
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'campo area',
      'campo city',
    ]);
  });

  it('says beside it what was typed where both changed the same', async () => {
    const { done } = saving({ name: 'MATRIZ', rowVersion: 2 });
    const question = await answer(false);
    await expect(done).rejects.toMatchObject({ status: 409 });
    render(<AppThemeProvider preferences={DEFAULT_PREFERENCES}>{question?.body}</AppThemeProvider>);
    const said = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(said).toHaveLength(2);
    expect(said[0]).toContain('MATRIZ');
    expect(said[1]).toContain('SEDE NOVA');
  });

  it('is left as it is where that is not wanted, and that is said', async () => {
    const { save, done } = saving({ area: 12.5, rowVersion: 2 });
    await answer(false);
    await expect(done).rejects.toMatchObject({ message: expect.stringMatching(/^Nada foi salvo/) as string });
    expect(save).toHaveBeenCalledOnce();
  });

  it('in nothing that the form shows is saved without a question', async () => {
    const { save, done } = saving({ rowVersion: 2 });
    await done;
    expect(confirmQueue.current()).toBeUndefined();
    expect(save.mock.lastCall).toEqual([{ ...READ, name: 'SEDE NOVA' }, 2]);
  });
});

describe('a save that is refused for another reason', () => {
  it.each<[string, object, Partial<Saving>, object]>([
    ['of a record that is as it was', { rowVersion: 1 }, {}, CONFLICT],
    ['of a new record', { rowVersion: 2 }, { id: null }, CONFLICT],
    ['of another kind', { rowVersion: 2 }, {}, { ...CONFLICT, status: 400 }],
    ['without an answer', { rowVersion: 2 }, {}, { kind: 'server', status: 409, messages: [] }],
  ])('%s says its own', async (_, current, over, refusal) => {
    const { save, done } = saving(current, over, refusal);
    await expect(done).rejects.toEqual(refusal);
    expect(save).toHaveBeenCalledOnce();
    expect(confirmQueue.current()).toBeUndefined();
  });
});
