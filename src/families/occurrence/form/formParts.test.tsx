import { screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { nowHere } from '@/platform/format/dateTime';
import { startI18n } from '@/platform/i18n/i18n';
import type { OccurrenceField } from '../occurrenceFields';
import { deaths, showPart, spraying, subjectOf, TEXTS } from '../occurrence.test.kit';
import type { OccurrenceDescriptor, OccurrenceSubject } from '../occurrenceTypes';
import { DepletionAlert } from './DepletionAlert';
import { Moments } from './Moments';
import { NoteAndFiles } from './NoteAndFiles';
import type { OccurrenceFormProps } from './occurrenceFormProps';
import { Notes, Shares, Warnings } from './OccurrenceNotes';
import { OwnFieldView } from './OwnFieldView';
import { PartsView } from './PartsView';
import { SubjectField } from './SubjectField';

beforeAll(() => startI18n('pt-BR', ['ui', 'forms', 'occurrence']));

describe('what an occurrence is about', () => {
  const subjects = [
    subjectOf(),
    subjectOf({ id: 2, name: 'T2', lockedReason: 'Safra encerrada' }),
    subjectOf({ id: 3, name: 'LOTE', world: 'poultry' }),
  ];
  const show = (descriptor: OccurrenceDescriptor, readOnly = false) => {
    const onChanged = vi.fn<() => void>();
    const own = { descriptor, label: 'Sobre', subjects, readOnly, onChanged };
    return {
      ...showPart(<SubjectField {...own} />, { subjectIds: [], subjectId: null }, descriptor),
      onChanged,
    };
  };

  it('is one of its world, or several; a locked one cannot be chosen', async () => {
    const { user, values, onChanged, unmount } = show(spraying);
    expect(screen.getByRole('combobox', { name: /^Sobre/ })).toBeRequired();
    await user.click(screen.getByRole('combobox', { name: /^Sobre/ }));
    expect(await screen.findByRole('option', { name: /T1/ })).toBeInTheDocument();
    expect(screen.getByRole('option', { name: /T1/ })).not.toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('option', { name: /T2/ })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByRole('option', { name: /LOTE/ })).toBeNull();
    await user.click(screen.getByRole('option', { name: /T1/ }));
    expect(values().subjectIds).toEqual([1]);
    expect(onChanged).toHaveBeenCalled();
    unmount();
    const one = show(deaths);
    expect(screen.getByRole('combobox', { name: /^Sobre/ })).toBeRequired();
    await one.user.click(screen.getByRole('combobox', { name: /^Sobre/ }));
    await one.user.click(await screen.findByRole('option', { name: 'LOTE' }));
    expect(one.values()).toMatchObject({ subjectId: 3, subjectIds: [] });
  });
});

describe('when an occurrence happens', () => {
  const show = (over: Partial<OccurrenceDescriptor>, values = {}) =>
    showPart(<Moments descriptor={{ ...spraying, ...over }} readOnly={false} />, values);
  const moment = (name: RegExp) => screen.queryByRole('textbox', { name });

  it('is one moment where nothing is planned, of what lasts its start', () => {
    const { unmount } = show({ plannable: false });
    expect(moment(/^Data e hora/)).toBeRequired();
    expect(moment(/^Data e hora do início/)).toBeNull();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(moment(/^Planejada para/)).toBeNull();
    unmount();
    show({ plannable: false, lasts: true });
    expect(moment(/^Data e hora do início/)).toBeRequired();
  });

  it('is planned, or done: now, where no moment stands yet', async () => {
    const { user, values, isDirty } = show({}, { state: 'PLANNED', happenedAt: null });
    expect(moment(/^Planejada para/)).toBeRequired();
    expect(moment(/^Data e hora/)).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Realizada' }));
    expect(values().happenedAt?.slice(0, 13)).toBe(nowHere().slice(0, 13));
    expect(isDirty('happenedAt')).toBe(true);
    expect(moment(/^Planejada para/)).not.toBeRequired();
    expect(moment(/^Data e hora/)).toBeRequired();
  });

  it('keeps a moment that stands', async () => {
    const { user, values } = show({}, { state: 'PLANNED', happenedAt: '2026-03-13T07:00' });
    await user.click(screen.getByRole('radio', { name: 'Realizada' }));
    expect(values().happenedAt).toBe('2026-03-13T07:00');
    await user.click(screen.getByRole('radio', { name: 'Planejada' }));
    expect(values().happenedAt).toBe('2026-03-13T07:00');
  });

  it('takes no moment while it is only planned', async () => {
    const { user, values } = show({}, { state: 'DONE', happenedAt: null });
    await user.click(screen.getByRole('radio', { name: 'Planejada' }));
    expect(values().happenedAt).toBeNull();
  });
});

describe('what is said beside the fields', () => {
  const around = (descriptor: Partial<OccurrenceDescriptor>, subjects: readonly OccurrenceSubject[] = []) =>
    ({
      descriptor: { ...spraying, ...descriptor },
      subjects,
      records: [],
      record: null,
      texts: TEXTS,
    }) as unknown as OccurrenceFormProps;

  it('is a warning of each kind once, and all notes', () => {
    const fault = (key: string) => ({ field: 'litres', key });
    const props = around({
      warn: () => [fault('muito'), fault('muito'), fault('pouco')],
      notes: () => [fault('soma'), fault('media')],
    });
    showPart(
      <>
        <Warnings props={props} />
        <Notes props={props} />
      </>,
    );
    const said = screen.getAllByRole('alert').map(({ textContent }) => textContent);
    expect(said).toEqual(['aviso muito', 'aviso pouco', 'nota somanota media']);
  });

  it('is nothing where a type has neither', () => {
    const { unmount } = showPart(<Notes props={around({})} />);
    expect(screen.queryByRole('alert')).toBeNull();
    unmount();
    showPart(
      <>
        <Warnings props={around({})} />
        <Notes props={around({ notes: () => [] })} />
      </>,
    );
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is how a quantity falls to several subjects by their area', () => {
    const subjects = [
      subjectOf(),
      subjectOf({ id: 2, name: 'T2', share: 30 }),
      subjectOf({ id: 3, name: 'T3' }),
    ];
    const line = (quantity: number | null) => ({ productId: 1, unit: 1, quantity, farmId: null });
    const show = (
      descriptor: Partial<OccurrenceDescriptor>,
      ids: number[],
      depletion = [line(60), line(20)],
    ) => {
      const { unmount } = showPart(<Shares props={around(descriptor, subjects)} />, {
        subjectIds: ids,
        depletion,
      });
      const said = screen.queryByRole('alert')?.textContent ?? null;
      unmount();
      return said;
    };
    expect(show({}, [1, 2])).toBe('Divisão por área: T1: 20,000 · T2: 60,000');
    expect(show({}, [1, 2], [line(null), line(1)])).toBe('Divisão por área: T1: 0,250 · T2: 0,750');
    expect(show({}, [1])).toBeNull();
    expect(show({ shared: false }, [1, 2])).toBeNull();
    expect(show({}, [1, 2], [line(null)])).toBeNull();
    expect(show({}, [1, 2], [])).toBeNull();
  });
});

describe('a note and files', () => {
  it('are a thousand letters at most, and ten files', () => {
    const files = Array.from({ length: 10 }, (_, at) => ({ id: at, name: `${at}.pdf`, size: 1 }));
    const { unmount } = showPart(<NoteAndFiles readOnly={false} />, { files: files.slice(1) });
    const note = screen.getByRole('textbox', { name: /^Observação/ });
    expect(note).toHaveAttribute('maxlength', '1000');
    expect(screen.getByText(/^Escolher arquivos/)).toBeInTheDocument();
    unmount();
    showPart(<NoteAndFiles readOnly={false} />, { files: files });
    expect(screen.queryByText(/^Escolher arquivos/)).toBeNull();
  });

  it('keep small letters', async () => {
    const { user, values } = showPart(<NoteAndFiles readOnly={false} />);
    await user.type(screen.getByRole('textbox', { name: /^Observação/ }), 'São duas');
    await user.tab();
    expect(values().observation).toBe('São duas');
  });
});

describe('what keeps an occurrence as it is', () => {
  const nothing = { readOnlyReason: undefined, onShow: undefined, onCancel: undefined, onMake: undefined };

  it('is said with the ways on', async () => {
    const [onShow, onCancel] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const { user, unmount } = showPart(
      <DepletionAlert {...nothing} readOnlyReason="Já existe a baixa" onShow={onShow} onCancel={onCancel} />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Já existe a baixa');
    await user.click(screen.getByRole('button', { name: 'Ver o documento' }));
    await user.click(screen.getByRole('button', { name: 'Cancelar a baixa' }));
    expect([onShow.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 1]);
    unmount();
    const bare = showPart(<DepletionAlert {...nothing} readOnlyReason="Lote encerrado" />);
    expect(screen.queryByRole('button')).toBeNull();
    bare.unmount();
    showPart(<DepletionAlert {...nothing} onShow={onShow} onCancel={onCancel} />);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('its products are taken out of stock once, while that goes on', async () => {
    const made: { end?: () => void } = {};
    const onMake = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (made.end = resolve)));
    const { user } = showPart(<DepletionAlert {...nothing} onMake={onMake} />);
    const button = () => screen.getByRole('button', { name: /Gerar a baixa/ });
    expect(screen.getByRole('alert')).toHaveTextContent('Baixa de estoque pendente');
    expect(button()).toBeEnabled();
    await user.click(button());
    expect(button()).toBeDisabled();
    made.end?.();
    await waitFor(() => expect(button()).toBeEnabled());
  });
});

describe('a field of a type', () => {
  const show = (field: OccurrenceField, values = {}) => {
    const onChanged = vi.fn<(name: string) => void>();
    const shown = showPart(
      <OwnFieldView
        slug="x"
        field={field}
        texts={TEXTS}
        sources={{}}
        subjects={[]}
        readOnly={false}
        autoFocus={false}
        onChanged={onChanged}
      />,
      { own: '', ...values },
    );
    return {
      ...shown,
      onChanged,
      box: () => screen.getByRole<HTMLInputElement>('textbox', { name: /^own/ }),
    };
  };

  it('stands where its type shows it', () => {
    const field: OccurrenceField = {
      name: 'own',
      kind: 'text',
      maxLength: 20,
      shownWhen: ({ on }) => on === true,
    };
    const { unmount } = show(field, { on: false });
    expect(screen.queryByRole('textbox')).toBeNull();
    unmount();
    const { box } = show({ ...field, required: true, helper: true }, { on: true });
    expect(box()).toBeRequired();
    expect(box()).toHaveAttribute('maxlength', '20');
    expect(box()).toHaveAccessibleDescription(/ajuda de own/);
  });

  it.each<[OccurrenceField, string, string]>([
    [{ name: 'own', kind: 'text', maxLength: 20 }, 'ação', 'ACAO'],
    [{ name: 'own', kind: 'text', maxLength: 20, format: false }, 'ação', 'ação'],
    [{ name: 'own', kind: 'multiline', maxLength: 20 }, 'ação', 'ACAO'],
    [{ name: 'own', kind: 'multiline', maxLength: 20, format: false }, 'ação', 'ação'],
    [{ name: 'own', kind: 'readings', min: 1, max: 9 }, '1;2 a', '1;2 a'],
  ])('takes letters by its kind: %o', async (field, typed, kept) => {
    const { user, box, values, onChanged } = show(field);
    await user.type(box(), typed);
    await user.tab();
    expect(values()['own']).toBe(kept);
    expect(onChanged).toHaveBeenCalledWith('own');
  });

  it.each<[OccurrenceField, string, number | null]>([
    [{ name: 'own', kind: 'number', decimals: 3 }, '1,234', 1.234],
    [{ name: 'own', kind: 'number', min: -1 }, '-1', -1],
    [{ name: 'own', kind: 'number', min: 0 }, '-1', null],
    [{ name: 'own', kind: 'number' }, '-1', null],
    [{ name: 'own', kind: 'integer' }, '12', 12],
    [{ name: 'own', kind: 'money' }, '12', 12_00],
  ])('takes figures by its kind: %o %s', async (field, typed, kept) => {
    const { user, box, values } = show(field, { own: null });
    await user.type(box(), typed);
    await user.tab();
    expect(values()['own']).toBe(kept);
  });

  it('shows its unit, its decimals and its choices', async () => {
    const number = show({ name: 'own', kind: 'number', unit: 'kg', decimals: 1 }, { own: 2 });
    expect(number.box()).toHaveValue('2');
    expect(screen.getByText('kg')).toBeVisible();
    number.unmount();
    const percent = show({ name: 'own', kind: 'percent' }, { own: 2 });
    expect(screen.getByText('%')).toBeVisible();
    percent.unmount();
    const radio = show({ name: 'own', kind: 'radio', options: ['a', 'b'] }, { own: 'a' });
    expect(screen.getByRole('radio', { name: 'opção a' })).toBeChecked();
    radio.unmount();
    const { user } = show({ name: 'own', kind: 'select', options: ['a', 'b'] }, { own: null });
    await user.click(screen.getByRole('combobox', { name: /^own/ }));
    expect(await screen.findByRole('option', { name: 'opção b' })).toBeInTheDocument();
  });
});

describe('the parts of a quantity', () => {
  const field = { name: 'parts', kind: 'parts', of: 'litres', unit: 'L', decimals: 1 } as const;
  const subjects = [subjectOf(), subjectOf({ id: 2, name: 'T2', share: 30 })];
  const show = (values: object, readOnly = false) =>
    showPart(
      <PartsView
        slug="irrigacao"
        field={field}
        label="Partes"
        subjects={subjects}
        texts={TEXTS}
        readOnly={readOnly}
        onTotal={() => undefined}
      />,
      {
        parts: [],
        ...values,
      },
    );
  const parts = (...values: (number | null)[]) => values.map((value, at) => ({ subjectId: at + 1, value }));

  it('follow the whole by area until one is typed, and can be split again', async () => {
    const { user, values, change } = show({ subjectIds: [1, 2], litres: 40 });
    expect(values()['parts']).toEqual(parts(10, 30));
    expect(screen.getByText('Soma: 40,0 L de 40,0 L')).toBeVisible();
    change('litres', 80);
    expect(values()['parts']).toEqual(parts(20, 60));
    const first = screen.getByRole<HTMLInputElement>('textbox', { name: /^T1/ });
    expect(first).toBeRequired();
    await user.click(first);
    first.select();
    await user.paste('25');
    await user.tab();
    expect(screen.getByText('Soma: 85,0 L de 80,0 L')).toBeVisible();
    change('litres', 90);
    expect(values()['parts']).toEqual(parts(25, 60));
    await user.click(screen.getByRole('button', { name: 'Dividir de novo' }));
    expect(values()['parts']).toEqual(parts(22.5, 67.5));
    change('litres', 40);
    expect(values()['parts']).toEqual(parts(10, 30));
  });

  it('are none of one subject, and unknown without a whole', async () => {
    const { values, change } = show({ subjectIds: [1], litres: 40, parts: parts(40) });
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(values()['parts']).toEqual([]);
    change('subjectIds', [1, 2]);
    change('litres', null);
    expect(screen.getByText('Soma: 0,0 L de –')).toBeVisible();
    expect(values()['parts']).toEqual(parts(null, null));
  });

  it('stay as they were saved where they are only looked at', () => {
    const { values } = show({ subjectIds: [1, 2], litres: 40, parts: parts(5, 5) }, true);
    expect(values()['parts']).toEqual(parts(5, 5));
    expect(screen.queryByRole('button', { name: 'Dividir de novo' })).toBeNull();
  });
});
