import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { object, string } from 'yup';
import { configureDrafts, type Draft, type DraftFunctions } from '@/platform/drafts/draftStore';
import { AppForm } from '@/platform/forms/AppForm';
import { TextField } from '@/platform/forms/fields/TextField';
import { FormFoot } from '@/platform/forms/FormFoot';
import { startTexts, Themed } from '@/platform/forms/testing/renderForm';
import { useAppForm } from '@/platform/forms/useAppForm';
import { type LogSink, setLogSink } from '@/platform/log/log';
import { ConfirmHost } from '@/platform/ui/ConfirmHost';

const schema = object({ name: string().required(), secret: string().defined() });
let stored: Map<string, Draft>;
let scope = 'ana|7';

const fake: DraftFunctions = {
  get: (key) => Promise.resolve(stored.get(key)),
  set: (key, draft) => Promise.resolve(void stored.set(key, draft)),
  remove: (key) => Promise.resolve(void stored.delete(key)),
};

function Form({
  version = 1,
  basis,
  save = () => Promise.resolve(),
}: {
  version?: number;
  basis?: number;
  save?: () => Promise<void>;
}) {
  const form = useAppForm({
    schema,
    defaultValues: { name: '', secret: '' },
    draft: { key: 'plot', version, basis, omit: ['secret'] },
  });
  return (
    <AppForm form={form} onSubmit={save} footer={<FormFoot onCancel={() => undefined} />}>
      <TextField name="name" label="Nome" />
      <TextField name="secret" label="Senha nova" />
    </AppForm>
  );
}

/** Like the forms that fill a field from another as they open. */
function Proposing() {
  const form = useAppForm({
    schema,
    defaultValues: { name: '', secret: '' },
    draft: { key: 'plot', omit: ['secret'] },
  });
  const { setValue } = form;
  useEffect(() => setValue('name', 'PROPOSTA', { shouldDirty: true }), [setValue]);
  return (
    <AppForm form={form} onSubmit={() => undefined}>
      <TextField name="name" label="Nome" />
    </AppForm>
  );
}

function open(form = <Form />) {
  const view = render(
    <Themed>
      {form}
      <ConfirmHost />
    </Themed>,
  );
  return { ...view, user: userEvent.setup() };
}

const box = (name = 'Nome') => screen.getByRole('textbox', { name });
const key = 'draft|ana|7|/|plot';
const draft = (over: Partial<Draft> = {}): Draft => ({
  version: 1,
  savedAt: new Date(2026, 8, 18, 14, 32).getTime(),
  values: { name: 'TALHAO 9' },
  ...over,
});

beforeEach(async () => {
  stored = new Map();
  scope = 'ana|7';
  configureDrafts(() => scope, fake);
  vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true, now: new Date(2026, 8, 18, 15, 0) });
  window.history.replaceState(null, '', '/');
  await startTexts();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('drafts', () => {
  it('keep what is typed when the typing rests, without what is secret', async () => {
    const { user } = open();
    await user.type(box('Senha nova'), 'x');
    await user.type(box(), 'talhão 1');
    await waitFor(() => expect(stored.get(key)?.values).toEqual({ name: 'TALHAO 1' }));
    expect(stored.get(key)?.version).toBe(1);
    expect(stored.get(key)?.savedAt).toBeGreaterThanOrEqual(new Date(2026, 8, 18, 15, 0).getTime());
  });

  it('keep nothing of a form that is left before anybody typed', async () => {
    const { unmount } = open();
    unmount();
    await act(() => new Promise((done) => setTimeout(done, 600)));
    expect([...stored]).toEqual([]);
  });

  it('keep the last keys when the form is closed before they rested', async () => {
    const { user, unmount } = open();
    await user.type(box(), 'a');
    unmount();
    expect(stored.get(key)?.values).toEqual({ name: 'A' });
  });

  it('keep the last keys when the page goes out of sight', async () => {
    const { user } = open();
    await user.type(box(), 'a');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(stored.get(key)?.values).toEqual({ name: 'A' });
  });

  it('keep what stands in the field that the cursor is in when the page goes', async () => {
    const left = vi.fn();
    const { user } = open();
    await user.type(box(), 'a');
    box().addEventListener('blur', left);
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(left).toHaveBeenCalledOnce();
    expect(stored.get(key)?.values).toEqual({ name: 'A' });
  });

  it('say that the record was changed since they were typed, until they are discarded', async () => {
    stored.set(key, draft({ basis: '3' }));
    const first = open(<Form basis={3} />);
    await waitFor(() => expect(box()).toHaveValue('TALHAO 9'));
    expect(screen.queryByText(/foi alterado depois disso/)).not.toBeInTheDocument();
    first.unmount();

    stored.set(key, draft({ basis: '3' }));
    const { user } = open(<Form basis={4} />);
    expect(
      await screen.findByText(/O registro foi alterado depois disso: o que você não digitou vem dele/),
    ).toBeVisible();
    // What is typed on is still over the former state.
    await user.type(box(), '0');
    await waitFor(() => expect(stored.get(key)).toMatchObject({ values: { name: 'TALHAO 90' }, basis: '3' }));
    await user.click(screen.getByRole('button', { name: 'Descartar' }));
    expect(screen.queryByText(/foi alterado depois disso/)).not.toBeInTheDocument();
    await user.type(box(), 'x');
    await waitFor(() => expect(stored.get(key)?.basis).toBe('4'));
  });

  it('are put back when the form opens again, and say from when they are', async () => {
    stored.set(key, draft());
    open();
    expect(await screen.findByText(/Rascunho de 14:32 recuperado/)).toBeVisible();
    expect(box()).toHaveValue('TALHAO 9');
    expect(screen.getByText('Alterações não salvas')).toBeVisible();
  });

  it('come back to a form that sets a value by itself while it opens', async () => {
    stored.set(key, draft());
    open(<Proposing />);
    expect(await screen.findByText(/Rascunho de 14:32 recuperado/)).toBeVisible();
    expect(box()).toHaveValue('TALHAO 9');
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(stored.get(key)?.values).toEqual({ name: 'TALHAO 9' });
  });

  it('stay away once somebody types', async () => {
    let answer: (found: Draft) => void = () => undefined;
    configureDrafts(() => scope, {
      ...fake,
      get: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    const { user } = open();
    await user.type(box(), 'g');
    answer(draft());
    await waitFor(() => expect(stored.get(key)?.values).toEqual({ name: 'G' }));
    expect(box()).toHaveValue('G');
  });

  it('go when they are given up, by their own button or by Cancel', async () => {
    stored.set(key, draft());
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Descartar' }));
    expect(box()).toHaveValue('');
    await waitFor(() => expect(stored.size).toBe(0));
    await user.type(box(), 'b');
    await waitFor(() => expect(stored.size).toBe(1));
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await user.click(await screen.findByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(stored.size).toBe(0));
  });

  it('go when the form is saved, and stay when saving fails', async () => {
    const save = vi.fn<() => Promise<void>>().mockRejectedValueOnce({ kind: 'offline' }).mockResolvedValue();
    const { user } = open(<Form save={save} />);
    await user.type(box(), 'c');
    await waitFor(() => expect(stored.size).toBe(1));
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    expect(stored.size).toBe(1);
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(stored.size).toBe(0));
  });

  it('go when everything is as it was', async () => {
    const { user } = open();
    await user.type(box(), 'd');
    await waitFor(() => expect(stored.size).toBe(1));
    await user.clear(box());
    await waitFor(() => expect(stored.size).toBe(0));
  });

  it.each([
    ['of another version', draft({ version: 2 })],
    ['older than thirty days', draft({ savedAt: new Date(2026, 7, 18).getTime() })],
  ])('%s are thrown away', async (_, old) => {
    stored.set(key, old);
    open();
    await waitFor(() => expect(stored.size).toBe(0));
    expect(box()).toHaveValue('');
  });

  it('belong to one user and customer, and are not kept without a user', async () => {
    stored.set(key, draft());
    scope = 'ana|8';
    open().unmount();
    scope = '';
    const { user } = open();
    await user.type(box(), 'e');
    expect(screen.queryByText(/recuperado/)).not.toBeInTheDocument();
    expect([...stored.keys()]).toEqual([key]);
  });

  it('never disturb: a store that fails is noted in the log', async () => {
    const logged = vi.fn<LogSink>();
    setLogSink(logged);
    const fail = () => Promise.reject(new Error('quota'));
    configureDrafts(() => scope, { get: fail, set: fail, remove: fail });
    const { user, unmount } = open();
    await user.type(box(), 'f');
    unmount();
    await waitFor(() =>
      expect(logged).toHaveBeenCalledWith(expect.objectContaining({ message: 'draft not kept' })),
    );
    expect(logged).toHaveBeenCalledWith(expect.objectContaining({ message: 'draft not read' }));
  });
});
