import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { isSaving } from '@/platform/forms/leaveGuard';
import { useEach } from './useEach';

const ROWS = ['milho', 'soja', 'trigo', 'aveia'];
const failing = (failures: Record<string, object>, requested: string[] = []) => {
  return (name: string) => {
    requested.push(name);
    const failure = failures[name];
    return failure ? Promise.reject(Object.assign(new Error(name), failure)) : Promise.resolve();
  };
};
const each = () => renderHook(() => useEach(ROWS, (name) => name.toUpperCase()));

describe('changes of several records', () => {
  it('tell which were made and which not, and are tried again for those that were not', async () => {
    const { result } = each();
    const requested: string[] = [];
    await act(() =>
      result.current.run(failing({ soja: { kind: 'server', status: 500, messages: [] } }, requested)),
    );
    expect(requested).toEqual(ROWS);
    expect(result.current.state).toMatchObject({
      running: false,
      total: 4,
      done: 4,
      changed: ['MILHO', 'TRIGO', 'AVEIA'],
      refused: [{ name: 'SOJA', reason: undefined, answered: true }],
      left: [],
    });
    expect(result.current.remaining).toEqual(['soja']);

    await act(() => result.current.run(failing({}, requested)));
    expect(requested).toEqual([...ROWS, 'soja']);
    expect(result.current.state).toMatchObject({ total: 1, done: 1, refused: [] });
    expect(result.current.state.changed).toHaveLength(4);
  });

  it("give the server's reason", async () => {
    const { result } = each();
    const fields = { Code: ['Já existe.'] };
    await act(() => result.current.run(failing({ milho: { kind: 'validation', status: 400, fields } })));
    expect(result.current.state.refused).toEqual([
      { at: 0, name: 'MILHO', reason: 'Já existe.', answered: true },
    ]);
  });

  it('stop where there is no connection; what was not requested is left', async () => {
    const { result } = each();
    const requested: string[] = [];
    await act(() => result.current.run(failing({ soja: { kind: 'offline' } }, requested)));
    expect(requested).toEqual(['milho', 'soja']);
    expect(result.current.state).toMatchObject({
      changed: ['MILHO'],
      refused: [{ name: 'SOJA', answered: false }],
      left: ['TRIGO', 'AVEIA'],
    });
    expect(result.current.remaining).toEqual(['soja', 'trigo', 'aveia']);
  });

  it('are told as unconfirmed where the answer cannot be read, and count as being saved while they run', async () => {
    const { result } = each();
    const saving: boolean[] = [];
    await act(() =>
      result.current.run((name) => {
        saving.push(isSaving());
        return name === 'soja' ? Promise.reject(new Error('no JSON')) : Promise.resolve();
      }),
    );
    expect(saving).toEqual([true, true, true, true]);
    expect(isSaving()).toBe(false);
    expect(result.current.state.refused).toMatchObject([{ name: 'SOJA', answered: false }]);
  });

  it('stop on request, after the record that is under way', async () => {
    const { result } = each();
    await act(() =>
      result.current.run((name) => {
        if (name === 'soja') result.current.stop();
        return Promise.resolve();
      }),
    );
    expect(result.current.state).toMatchObject({ changed: ['MILHO', 'SOJA'], left: ['TRIGO', 'AVEIA'] });
  });
});
