import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { setLogSink } from '@/platform/log/log';
import { createAppStore } from '@/platform/store/store';
import { confirmQueue } from '@/platform/ui/confirm';
import { toastQueue } from '@/platform/ui/toast';
import { recordOf, spraying, subjectOf, TEXTS } from './occurrence.test.kit';
import { KEPT, type OccurrencePageProps } from './occurrencePage';
import type { OccurrenceDescriptor, OccurrenceRecord, StockPort } from './occurrenceTypes';
import { valuesOf } from './occurrenceValues';
import { savedUnopened } from './savedUnopened';
import type { OccurrenceAddress } from './useOccurrenceAddress';
import { useOccurrenceActions } from './useOccurrenceActions';

beforeAll(() => startI18n('pt-BR', ['ui', 'common', 'forms', 'occurrence']));
beforeEach(() => {
  setLogSink(() => undefined);
  toastQueue.take();
  savedUnopened.take('/o pulverizacao');
});

const STALE = 'probe/occurrences';
const REFUSED = { kind: 'validation', status: 409, fields: {}, message: 'Já foi alterada.' };
const measured: OccurrenceDescriptor = {
  ...spraying,
  effects: ({ litres }) => [{ figure: 'litres', value: Number(litres), whole: true }],
};
const refuses = (why: unknown) => vi.fn<() => Promise<never>>().mockRejectedValue(why);
const line = { productId: 1, unit: 'L', quantity: 2, farmId: null };
const planned = (over: Partial<OccurrenceRecord> = {}) =>
  recordOf({ state: 'PLANNED', plannedAt: '2026-03-13T07:00', happenedAt: null, version: 6, ...over });

function actions(page: object = {}, address: object = {}) {
  const at = {
    isNew: true,
    openId: null,
    pickedType: 'pulverizacao',
    open: vi.fn<(id: number, replace?: boolean) => void>(),
    close: vi.fn<() => void>(),
    ...address,
  };
  const own = {
    namespace: 'probe',
    base: '/o',
    subjectLabel: 'Talhão',
    subjects: [subjectOf({ figures: { litres: 100 } }), subjectOf({ id: 2, name: 'T2' })],
    records: [recordOf(), recordOf({ id: 2, subjectIds: [2] })],
    stale: [STALE],
    save: vi.fn<OccurrencePageProps['save']>(async () => ({ id: 9 })),
    remove: vi.fn<OccurrencePageProps['remove']>(async () => undefined),
    ...page,
  };
  const store = createAppStore({ isReset: () => false, keep: [] }, []);
  const dispatch = vi.spyOn(store, 'dispatch');
  const { result, rerender, unmount } = renderHook(
    (now: object) =>
      useOccurrenceActions(
        own as unknown as OccurrencePageProps,
        { ...at, ...now } as unknown as OccurrenceAddress,
        (slug) => (slug === 'pulverizacao' ? measured : undefined),
        TEXTS,
      ),
    {
      wrapper: ({ children }: { readonly children: ReactNode }) => (
        <Provider store={store}>{children}</Provider>
      ),
      initialProps: {},
    },
  );
  return {
    own,
    at,
    rerender,
    unmount,
    /** Whether lists are read again. */
    isRead: () => dispatch.mock.calls.some(([action]) => JSON.stringify(action)?.includes(STALE)),
    run: async (step: (all: ReturnType<typeof useOccurrenceActions>) => unknown) => {
      await act(async () => {
        await step(result.current);
      });
    },
  };
}
const typed = (over: object = {}) =>
  ({ ...valuesOf(measured, null, [1]), happenedAt: '2026-03-13T07:00', litres: 10, ...over }) as never;
const said = () => toastQueue.current().map(({ tone, text }) => [tone, text]);
const stockOf = (create: StockPort['create']) => ({ create }) as StockPort;

describe('an occurrence that is saved', () => {
  it('says what it changes, leaves its form, and has the lists read again', async () => {
    const { own, at, isRead, run } = actions();
    await run(({ save }) => save(typed(), null, 'pulverizacao'));
    expect(own.save).toHaveBeenCalledWith(
      measured,
      expect.objectContaining({ litres: 10, version: null }),
      null,
    );
    expect(said()).toEqual([['success', 'Ocorrência salva. litres: 100 → 110']]);
    expect(at.close).toHaveBeenCalledTimes(1);
    expect(at.open).not.toHaveBeenCalled();
    expect(isRead()).toBe(true);
  });

  it('is the same one with its version, and counts once in its figures', async () => {
    const record = recordOf({ version: 4 });
    const { own, run } = actions({}, { isNew: false, openId: '1' });
    await run(({ save }) => save(typed({ litres: 40 }), record, 'pulverizacao'));
    expect(own.save).toHaveBeenCalledWith(measured, expect.objectContaining({ version: 4 }), 1);
    expect(said()).toEqual([['success', 'Ocorrência salva. litres: 100 → 106']]);
  });

  it('that went to another subject changes both', async () => {
    const subjects = [1, 2].map((id) => subjectOf({ id, name: `T${id}`, figures: { litres: 100 } }));
    const { run } = actions({ subjects }, { isNew: false, openId: '1' });
    await run(({ save }) => save(typed({ subjectIds: [2], litres: 34 }), recordOf(), 'pulverizacao'));
    const [[, text] = []] = said();
    expect(text).toContain('litres: 100 → 66');
    expect(text).toContain('litres: 100 → 134');
  });

  it('that waits on this device closes its form and says nothing more', async () => {
    const { at, isRead, run } = actions({ save: async () => KEPT });
    await run(({ save }) => save(typed(), null, 'pulverizacao'));
    expect(at.close).toHaveBeenCalledTimes(1);
    expect(said()).toEqual([]);
    expect(isRead()).toBe(false);
  });

  it.each([[KEPT], [{ id: 9 }]])('answered %o after its form was left closes no other', async (answer) => {
    const requested: { answer?: (value: unknown) => void } = {};
    const { at, rerender, run } = actions({
      save: () => new Promise((resolve) => (requested.answer = resolve)),
    });
    await run(({ save }) => void save(typed(), null, 'pulverizacao'));
    rerender({ isNew: false, openId: '2' });
    await act(async () => requested.answer?.(answer));
    expect(at.close).not.toHaveBeenCalled();
    expect(at.open).not.toHaveBeenCalled();
  });

  it('of no known type is not', async () => {
    const { own, run } = actions();
    await run(({ save }) => save(typed(), null, 'x'));
    expect(own.save).not.toHaveBeenCalled();
  });

  it('whose products are still in stock stays open', async () => {
    const stock = stockOf(refuses({ kind: 'server', status: 500, messages: [] }));
    const { at, isRead, run } = actions({ stock });
    await run(({ save }) => save(typed({ depletion: [line] }), null, 'pulverizacao'));
    expect(at.open).toHaveBeenCalledWith(9);
    expect(at.close).not.toHaveBeenCalled();
    expect(isRead()).toBe(true);
    expect(savedUnopened.take('/o pulverizacao')).toBeNull();
  });

  it('while the session ended is opened once its form is back', async () => {
    const stock = stockOf(refuses({ kind: 'unauthorized' }));
    const ended = actions({ stock });
    await ended.run(({ save }) => save(typed({ depletion: [line] }), null, 'pulverizacao'));
    ended.unmount();
    const other = actions({}, { pickedType: 'mortos' });
    expect(other.at.open).not.toHaveBeenCalled();
    other.unmount();
    const back = actions();
    expect(back.at.open).toHaveBeenCalledWith(9, true);
    back.unmount();
    expect(actions().at.open).not.toHaveBeenCalled();
  });

  it('while the session ended is not opened anew by its form once its address was', async () => {
    const stock = stockOf(refuses({ kind: 'unauthorized' }));
    const ended = actions({ stock });
    await ended.run(({ save }) => save(typed({ depletion: [line] }), null, 'pulverizacao'));
    ended.unmount();
    actions({}, { isNew: false, openId: '9' }).unmount();
    expect(actions().at.open).not.toHaveBeenCalled();
  });

  it('anew while the session ended keeps its own address', async () => {
    const stock = stockOf(refuses({ kind: 'unauthorized' }));
    const ended = actions({ stock }, { isNew: false, openId: '1' });
    await ended.run(({ save }) => save(typed({ depletion: [line] }), recordOf(), 'pulverizacao'));
    ended.unmount();
    expect(actions().at.open).not.toHaveBeenCalled();
  });
});

describe('an occurrence that is deleted', () => {
  const answer = async (sure: boolean) => {
    await waitFor(() => expect(confirmQueue.current()).toBeDefined());
    const { request } = confirmQueue.current() ?? {};
    confirmQueue.current()?.answer(sure);
    return request;
  };

  it('says before and after what that changes', async () => {
    const { own, isRead, run } = actions();
    await run(async ({ remove }) => {
      const removing = remove(recordOf());
      expect(await answer(true)).toMatchObject({
        title: 'Excluir “título de pulverizacao”?',
        body: expect.stringMatching(/\(T1\).* litres: 100 → 66$/) as string,
        danger: true,
      });
      await removing;
    });
    expect(own.remove).toHaveBeenCalledWith(1);
    expect(said()).toEqual([['success', 'Ocorrência excluída. litres: 100 → 66']]);
    expect(isRead()).toBe(true);
  });

  it('is not without a yes', async () => {
    const { own, run } = actions();
    await run(async ({ remove }) => {
      const removing = remove(recordOf());
      await answer(false);
      await removing;
    });
    expect(own.remove).not.toHaveBeenCalled();
  });

  it.each([
    [REFUSED, true],
    [{ kind: 'server', status: 500, messages: [] }, false],
  ])('and refused by %o has the lists read again: %s', async (refusal, isRead) => {
    const shown = actions({ remove: refuses(refusal) });
    await shown.run(async ({ remove }) => {
      const removing = remove(recordOf());
      await answer(true);
      await removing;
    });
    expect(shown.isRead()).toBe(isRead);
    expect(said().filter(([tone]) => tone === 'success')).toEqual([]);
  });
});

describe('a planned occurrence that is not opened', () => {
  it('is done with its version, and leaves its form closed', async () => {
    const { own, at, isRead, run } = actions();
    await run(({ finish }) => finish(planned()));
    expect(own.save).toHaveBeenCalledWith(
      measured,
      expect.objectContaining({ state: 'DONE', version: 6, subjectIds: [1] }),
      1,
    );
    expect(said()).toEqual([['success', 'título de pulverizacao: realizada.']]);
    expect(at.open).not.toHaveBeenCalled();
    expect(isRead()).toBe(true);
  });

  it('goes to another day', async () => {
    const { own, run } = actions();
    await run(({ move }) => move(planned({ version: null }), '2026-03-20'));
    expect(own.save).toHaveBeenCalledWith(
      measured,
      expect.objectContaining({ plannedAt: '2026-03-20T07:00', version: null }),
      1,
    );
    expect(said()).toEqual([['success', 'título de pulverizacao: movida para 20/03/2026.']]);
  });

  it('that lacks something is opened, and says what', async () => {
    const { own, at, run } = actions();
    await run(({ finish }) => finish(planned({ values: { litres: null } })));
    expect(own.save).not.toHaveBeenCalled();
    expect(at.open).toHaveBeenCalledWith(1);
    expect(said()).toEqual([
      ['warning', expect.stringMatching(/^Não foi possível marcar como realizada\. .*litres/) as string],
    ]);
  });

  it('of no known type, or kept on this device, says nothing', async () => {
    const unknown = actions();
    await unknown.run(({ finish }) => finish(planned({ type: 'x' })));
    expect(unknown.own.save).not.toHaveBeenCalled();
    const kept = actions({ save: async () => KEPT });
    await kept.run(({ finish }) => finish(planned()));
    expect(kept.isRead()).toBe(false);
    expect(said()).toEqual([]);
  });

  it('whose products are still in stock is opened', async () => {
    const stock = stockOf(refuses({ kind: 'server', status: 500, messages: [] }));
    const { at, run } = actions({ stock });
    await run(({ finish }) => finish(planned({ depletion: [line] })));
    expect(at.open).toHaveBeenCalledWith(1);
  });

  it('and is refused says so', async () => {
    const { isRead, run } = actions({ save: refuses(REFUSED) });
    await run(({ finish }) => finish(planned()));
    expect(said().map(([tone]) => tone)).not.toContain('success');
    expect(isRead()).toBe(true);
  });
});
