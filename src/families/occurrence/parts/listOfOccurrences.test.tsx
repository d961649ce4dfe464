import { renderHook, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addDays, today } from '@/platform/format/date';
import { startI18n } from '@/platform/i18n/i18n';
import { setLogSink } from '@/platform/log/log';
import { toastQueue } from '@/platform/ui/toast';
import { deaths, recordOf, showPart, spraying, subjectOf, TEXTS } from '../occurrence.test.kit';
import { readingsOf } from '../occurrenceFields';
import { KEPT, type OccurrencePageProps } from '../occurrencePage';
import type { OccurrenceRecord } from '../occurrenceTypes';
import { repeatSchema } from '../repeatSchema';
import { lockedReasonOf } from '../rules/locking';
import { useChangeWords } from '../useChangeWords';
import { RepeatDialog } from './RepeatDialog';
import { useOccurrenceColumns } from './useOccurrenceColumns';
import { type OccurrenceRowActionsProps, useOccurrenceRowActions } from './useOccurrenceRowActions';

beforeAll(() => startI18n('pt-BR', ['ui', 'forms', 'occurrence']));
beforeEach(() => {
  setLogSink(() => undefined);
  localStorage.clear();
  toastQueue.take();
});

const descriptorOf = (slug: string) => [spraying, deaths].find((one) => one.slug === slug);

describe('what can be done with an occurrence', () => {
  const run = () => undefined;
  const actions = (records: readonly OccurrenceRecord[], over: Partial<OccurrenceRowActionsProps> = {}) => {
    const { result } = renderHook(() =>
      useOccurrenceRowActions({
        records,
        descriptorOf,
        onOpen: run,
        onRemove: run,
        onDone: run,
        onCopy: run,
        onRepeat: undefined,
        onShowDocument: undefined,
        reasonOf: ({ id }) => (id === 9 ? 'Lote encerrado' : undefined),
        ...over,
      }),
    );
    const ids = result.current.map(({ id }) => id);
    const reason = (id: string, record: OccurrenceRecord) =>
      result.current.find((one) => one.id === id)?.reason?.(record);
    return { ids, reason, first: result.current[0] };
  };
  const planned = recordOf({ state: 'PLANNED' });

  it('hangs on what is planned and on what the page can', () => {
    expect(actions([recordOf()]).ids).toEqual(['open', 'copy', 'remove']);
    expect(actions([recordOf()]).first).toMatchObject({ primary: true });
    expect(actions([recordOf(), planned]).ids).toEqual(['open', 'done', 'copy', 'remove']);
    expect(actions([planned], { onRepeat: run, onShowDocument: run }).ids).toEqual([
      'open',
      'done',
      'document',
      'copy',
      'repeat',
      'remove',
    ]);
  });

  it('is refused for a reason', () => {
    const { reason } = actions([planned], { onRepeat: run, onShowDocument: run });
    expect(reason('done', planned)).toBeUndefined();
    expect(reason('done', recordOf())).toBe('Já está realizada.');
    expect(reason('done', { ...planned, id: 9 })).toBe('Lote encerrado');
    expect(reason('remove', recordOf({ id: 9 }))).toBe('Lote encerrado');
    expect(reason('document', recordOf())).toBe('Esta ocorrência não tem documento de baixa.');
    expect(reason('document', recordOf({ document: { id: 1, number: '7' } }))).toBeUndefined();
    const waits = recordOf({ waiting: 'WAITING' });
    expect(reason('copy', recordOf())).toBeUndefined();
    expect(reason('copy', waits)).toBe('Envie a ocorrência antes de copiá-la.');
    expect(reason('repeat', waits)).toBe('Envie a ocorrência antes de repeti-la.');
    expect(reason('repeat', recordOf())).toBeUndefined();
    expect(reason('repeat', recordOf({ type: 'mortos' }))).toBe('Este tipo de ocorrência não se planeja.');
  });
});

describe('the columns of the list', () => {
  const columns = (subjects = [subjectOf(), subjectOf({ id: 2, name: 'T2' })], daysCounted = false) => {
    const { result } = renderHook(() =>
      useOccurrenceColumns({
        subjects,
        descriptorOf,
        texts: TEXTS,
        sources: {},
        subjectLabel: 'Talhões',
        daysCounted,
      }),
    );
    const column = (field: string) => {
      const found = result.current.find((one) => one.field === field);
      if (!found) throw new Error(field);
      return found;
    };
    const valueOf = (field: string, record: OccurrenceRecord): unknown => column(field).value?.(record);
    return { fields: result.current.map(({ field }) => field), column, valueOf };
  };

  it('count the days, also while no subject is there', () => {
    expect(columns().fields).not.toContain('day');
    expect(columns().column('subjects')).toMatchObject({ width: 280 });
    const counted = columns([subjectOf({ id: 5 }), subjectOf({ startDate: '2026-03-01' })], true);
    expect(counted.fields).toContain('day');
    expect(counted.column('day')).toMatchObject({ decimals: 0, nothing: '–' });
    expect(counted.column('subjects')).toMatchObject({ width: 180 });
    expect(counted.valueOf('day', recordOf())).toBe(12);
    expect(counted.valueOf('day', recordOf({ subjectIds: [5] }))).toBeNull();
    expect(columns([], true).valueOf('day', recordOf())).toBeNull();
  });

  it('name the type, what happened, and to what', () => {
    const { column, valueOf } = columns();
    expect(valueOf('type', recordOf())).toBe('título de pulverizacao');
    expect(valueOf('type', recordOf({ type: 'x' }))).toBe('Tipo desconhecido');
    expect(valueOf('summary', recordOf())).toBe('34 L');
    expect(valueOf('summary', recordOf({ type: 'x' }))).toBe('');
    expect(valueOf('subjects', recordOf())).toBe('T1');
    expect(String(valueOf('subjects', recordOf({ subjectIds: [1, 2] })))).toMatch(/^T1.+T2$/s);
    expect(column('summary').identifying).toBe(true);
    expect(column('observation').hidden).toBe(true);
    expect(column('userName').hidden).toBe(true);
    expect(column('moment').hidden).toBeUndefined();
  });

  it('show its state, and its document or that one is due', () => {
    const { column, valueOf } = columns();
    const state = (record: OccurrenceRecord) => {
      const { status } = column('state') as {
        status?: (row: OccurrenceRecord) => { tone: string; label: string };
      };
      const { tone, label } = status?.(record) ?? {};
      return [tone, label];
    };
    expect(state(recordOf())).toEqual(['success', 'Realizada']);
    expect(state(recordOf({ state: 'PLANNED' }))).toEqual(['info', 'Planejada']);
    expect(state(recordOf({ waiting: 'WAITING' }))).toEqual(['warning', 'Aguarda envio']);
    expect(state(recordOf({ waiting: 'REFUSED' }))).toEqual(['danger', 'Recusada']);
    const depletion = [{ productId: 1, unit: 1, quantity: 2, farmId: null }];
    expect(valueOf('document', recordOf({ depletion }))).toBe('Baixa pendente');
    expect(valueOf('document', recordOf({ depletion, document: { id: 1, number: '7' } }))).toBe('7');
    expect(valueOf('document', recordOf())).toBeNull();
  });
});

describe('the figures that a write changes', () => {
  const subjects = [subjectOf(), subjectOf({ id: 2, name: 'T2' }), subjectOf({ id: 3, name: 'T3' })];
  const words = (
    before: readonly OccurrenceRecord[],
    after: readonly OccurrenceRecord[],
    of: readonly number[],
  ) => {
    const { result } = renderHook(() => useChangeWords({ subjects }, descriptorOf, TEXTS));
    return result.current(before, after, of);
  };
  const done = (over: Partial<OccurrenceRecord> = {}) => recordOf({ type: 'mortos', ...over });

  it('are named, of several subjects each by its name', () => {
    const dated = subjects.map((one) => ({ ...one, startDate: '2026-03-01' }));
    const { result } = renderHook(() => useChangeWords({ subjects: dated }, descriptorOf, TEXTS));
    expect(result.current([], [done()], [1, 2])).toMatch(/^litres: .* → 34$/);
    expect(result.current([done()], [done({ subjectIds: [2] })], [1, 2])).toMatch(
      /^T1: litres: 34 → .*; T2: litres: .* → 34$/,
    );
    expect(result.current([done()], [done({ subjectIds: [2] })], [2])).toMatch(/^litres: .* → 34$/);
    const [before, after] = [1, 2, 3, 4, 5, 6, 7]
      .map((id) => done({ id, happenedAt: `2026-03-1${id}T07:00` }))
      .reduce<[OccurrenceRecord[], OccurrenceRecord[]]>(
        ([none, all], one) => [none, [...all, one]],
        [[], []],
      );
    expect(result.current(before, after, [1]).split('; ')).toHaveLength(6);
  });

  it('are none where nothing changes', () => {
    expect(words([done()], [done()], [1])).toBe('');
  });
});

describe('why a record cannot be changed', () => {
  const locked = subjectOf({ lockedReason: 'Encerrado' });
  const gone = subjectOf({ id: 2, lockedReason: 'Excluído', former: true });
  const free = subjectOf({ id: 3 });
  it.each([
    ['a locked subject', [1, 3], 'Encerrado'],
    ['a former one beside a present one', [2, 3], undefined],
    ['a former one alone', [2], 'Excluído'],
    ['a former one beside a locked one', [2, 1], 'Encerrado'],
    ['none that is locked', [3], undefined],
    ['none that is known', [7], undefined],
  ])('is that of %s', (_, subjectIds, reason) => {
    expect(lockedReasonOf([gone, free, locked], { subjectIds })).toBe(reason);
  });
});

it('readings are the numbers of a text', () => {
  expect(readingsOf(' 1850 1920,5;\n1875 ')).toEqual([1850, 1920.5, 1875]);
  expect(readingsOf('')).toEqual([]);
  expect(readingsOf(null)).toEqual([]);
});

describe('work that is repeated', () => {
  const first = addDays(today(), 3);
  it.each([
    [{}, true],
    [{ every: 366, times: 24 }, true],
    [{ every: 0 }, false],
    [{ every: 367 }, false],
    [{ every: 1.5 }, false],
    [{ times: 0 }, false],
    [{ times: 25 }, false],
    [{ first: addDays(today(), -1) }, false],
    [{ first: today() }, true],
    [{ first: null }, false],
  ])('stands within its limits: %o', async (over, right) => {
    await expect(repeatSchema.isValid({ first, every: 1, times: 1, ...over })).resolves.toBe(right);
  });

  const said = () => toastQueue.current().map(({ text }) => text);
  const open = (save: (day: string) => unknown) => {
    const days: string[] = [];
    const onClose = vi.fn<() => void>();
    const page = {
      stale: ['x'],
      save: async (_: unknown, { plannedAt }: { plannedAt: string }) => {
        const answer = save(plannedAt.slice(0, 10));
        days.push(plannedAt.slice(0, 10));
        return answer;
      },
    } as unknown as Pick<OccurrencePageProps, 'save' | 'stale'>;
    const record = recordOf({ happenedAt: `${today()}T07:00` });
    const shown = showPart(
      <RepeatDialog page={page} record={record} descriptor={spraying} texts={TEXTS} onClose={onClose} />,
    );
    const fill = async (name: RegExp, text: string) => {
      const field = screen.getByRole<HTMLInputElement>('textbox', { name });
      await shown.user.click(field);
      field.select();
      await shown.user.paste(text);
      await shown.user.tab();
    };
    return {
      ...shown,
      days,
      onClose,
      fill,
      plan: () => shown.user.click(screen.getByRole('button', { name: 'Planejar' })),
    };
  };
  const inWeeks = (weeks: number) => addDays(today(), 7 * weeks);

  it('is planned on each of its days', async () => {
    const { days, onClose, fill, plan } = open(() => 1);
    expect(screen.getByRole('dialog', { name: 'Repetir “título de pulverizacao”' })).toBeVisible();
    expect(screen.getByRole('alert').textContent?.match(/ · /g)).toBeNull();
    await fill(/^Quantas vezes/, '25');
    expect(screen.queryByRole('alert')).toBeNull();
    await fill(/^Quantas vezes/, '24');
    expect(screen.getByRole('alert').textContent?.match(/ · /g)).toHaveLength(23);
    await fill(/^Quantas vezes/, '2');
    await plan();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(days).toEqual([inWeeks(1), inWeeks(2)]);
    expect(said()).toEqual(['2 ocorrências planejadas.']);
  });

  it('that waits for the network is not said to be planned', async () => {
    const { onClose, fill, plan } = open((day) => (day === inWeeks(1) ? KEPT : 1));
    await fill(/^Quantas vezes/, '3');
    await plan();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(said()).toEqual(['2 ocorrências planejadas.']);
  });

  it('that waits as a whole says nothing', async () => {
    const { onClose, plan } = open(() => KEPT);
    await plan();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(said()).toEqual([]);
  });

  it('that is refused on a day keeps what is left of it', async () => {
    const refused = inWeeks(2);
    const { days, onClose, fill, plan } = open((day) => {
      if (day === refused) throw Object.assign(new Error('no'), { kind: 'server', status: 500 });
      return 1;
    });
    await fill(/^Quantas vezes/, '3');
    await plan();
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Quantas vezes/ })).toHaveValue('2'));
    expect(days).toEqual([inWeeks(1)]);
    expect(onClose).not.toHaveBeenCalled();
    expect(said()).toEqual(['1 ocorrência planejada.']);
  });
});
