import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type FieldErrors, FormProvider, useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import type { ActivityValues } from './activityValues';
import { useOpenLines, wrongNames } from './parts/openLines';

const wrong = { type: 'x', message: 'errado' };

it('names the fields that are wrong, also those of a quantity', () => {
  expect(wrongNames(undefined)).toEqual([]);
  expect(wrongNames(null)).toEqual([]);
  expect(wrongNames({ price: wrong, quantities: { area: wrong, ref: wrong } })).toEqual([
    'price',
    'quantities.area',
  ]);
  expect(wrongNames({ root: wrong, ref: { name: 'x' }, total: { message: '', type: 'x' } })).toEqual([]);
});

function open(ids: readonly string[], errors: FieldErrors<ActivityValues> = {}) {
  const setFocus = vi.fn<(name: string) => void>();
  const submit: { now?: () => Promise<void> } = {};
  function Around({ children }: { readonly children: ReactNode }) {
    const form = useForm<ActivityValues>({
      shouldFocusError: false,
      resolver: () => ({ values: {}, errors }),
    });
    return (
      <FormProvider {...form} setFocus={setFocus}>
        <span ref={() => void (submit.now = form.handleSubmit(() => undefined))} hidden />
        {children}
      </FormProvider>
    );
  }
  const { result, rerender } = renderHook((now: readonly string[]) => useOpenLines(now), {
    wrapper: Around,
    initialProps: ids,
  });
  return {
    setFocus,
    rerender,
    act: (step: (lines: ReturnType<typeof useOpenLines>) => void) => act(() => step(result.current)),
    save: () => act(async () => submit.now?.()),
    lines: () => result.current,
    isOpen: (among = ids) => among.filter((id) => result.current.isOpen(id)).join(''),
  };
}
const FOUR = ['a', 'b', 'c', 'd'];
const production = (...at: number[]) =>
  ({ production: FOUR.map((_, each) => (at.includes(each) ? { price: wrong } : undefined)) }) as never;

it('three lines are open, of four none', () => {
  const three = open(['a', 'b', 'c']);
  expect([three.lines().foldable, three.isOpen()]).toEqual([false, 'abc']);
  const four = open(FOUR);
  expect([four.lines().foldable, four.isOpen()]).toEqual([true, '']);
});

it('lines are opened beside each other, and folded one by one', () => {
  const shown = open(FOUR);
  shown.act(({ show }) => show('b', 'production.1.price'));
  expect(shown.setFocus).toHaveBeenLastCalledWith('production.1.price');
  shown.act(({ show }) => show('c', null));
  expect(shown.setFocus).toHaveBeenCalledTimes(1);
  expect(shown.isOpen()).toBe('bc');
  shown.act(({ fold }) => fold('b'));
  expect([shown.isOpen(), shown.lines().folded]).toEqual(['c', 'b']);
  shown.act(({ show }) => show('d', null));
  expect(shown.lines().folded).toBeNull();
});

it('a line that is added opens once it stands, and no later one by itself', () => {
  const shown = open(FOUR);
  const five = [...FOUR, 'e'];
  shown.act(({ openAdded }) => {
    openAdded();
    shown.rerender(five);
  });
  expect(shown.isOpen(five)).toBe('e');
  const six = [...five, 'f'];
  shown.rerender(six);
  expect(shown.isOpen(six)).toBe('e');
});

it('the first line that is wrong opens at its field after a save', async () => {
  const shown = open(FOUR, production(1, 3));
  expect(shown.isOpen()).toBe('');
  await shown.save();
  expect(shown.isOpen()).toBe('b');
  expect(shown.setFocus).toHaveBeenLastCalledWith('production.1.price');
});

it('no line opens where one that is wrong is open already, or none is wrong', async () => {
  const shown = open(FOUR, production(1, 3));
  shown.act(({ show }) => show('d', null));
  await shown.save();
  expect(shown.isOpen()).toBe('d');
  const right = open(FOUR);
  await right.save();
  expect(right.isOpen()).toBe('');
});

it('the focus stays above where the year or the title is wrong', async () => {
  const shown = open(FOUR, { title: wrong, ...(production(1) as object) });
  await shown.save();
  expect(shown.isOpen()).toBe('b');
  expect(shown.setFocus).not.toHaveBeenCalled();
});
