import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { array, object, string } from 'yup';
import { AppForm } from '@/platform/forms/AppForm';
import { TextField } from '@/platform/forms/fields/TextField';
import { FormFoot } from '@/platform/forms/FormFoot';
import { startTexts, Themed } from '@/platform/forms/testing/renderForm';
import { useAppForm } from '@/platform/forms/useAppForm';

const schema = object({
  lines: array(string().defined()).defined().min(1, 'Informe uma linha.'),
  name: string().required(),
  place: string().required(),
});
interface Values {
  lines: string[];
  name: string;
  place: string;
}
const save = vi.fn<() => Promise<unknown>>();
beforeEach(() => {
  save.mockReset().mockResolvedValue(undefined);
  return startTexts();
});

function Form({ loading, values }: { readonly loading: Promise<typeof schema>; readonly values: Values }) {
  const form = useAppForm<Values>({ schema: () => loading, defaultValues: values });
  return (
    <AppForm form={form} onSubmit={save} footer={<FormFoot />}>
      <TextField name="name" label="Nome" />
      <TextField name="place" label="Lugar" />
      <a href="#away">outra parte</a>
    </AppForm>
  );
}

/** A form whose check waits until `check` is called. */
async function open(values: Partial<Values> = {}) {
  let arrive: (loaded: typeof schema) => void = () => undefined;
  const loading = new Promise<typeof schema>((resolve) => (arrive = resolve));
  const all = { lines: ['a'], name: '', place: '', ...values };
  const router = createMemoryRouter([{ path: '/', element: <Form loading={loading} values={all} /> }]);
  render(
    <Themed>
      <RouterProvider router={router} />
    </Themed>,
  );
  await screen.findByRole('textbox', { name: 'Nome' });
  const check = async () => {
    act(() => arrive(schema));
    await waitFor(() =>
      expect(
        save.mock.calls.length + document.querySelectorAll('[aria-invalid="true"]').length,
      ).toBeGreaterThan(0),
    );
    // The focus may move a moment after the errors are shown.
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  };
  return { user: userEvent.setup(), check };
}
const box = (name: string) => screen.getByRole('textbox', { name });
const saveButton = () => screen.getByRole('button', { name: 'Salvar' });

describe('what fails the check', () => {
  it('is entered, from a button or a link too', async () => {
    const { user, check } = await open();
    await user.click(saveButton());
    screen.getByRole('link').focus();
    await check();
    expect(box('Nome')).toHaveFocus();
  });

  it('takes no focus from a field that was entered meanwhile', async () => {
    const { user, check } = await open();
    await user.type(box('Nome'), '{Enter}');
    await user.click(box('Lugar'));
    await check();
    expect(box('Nome')).toHaveAccessibleDescription('Nome é obrigatório.');
    expect(box('Lugar')).toHaveFocus();
  });

  it('as a whole list has no field: the first wrong field is entered', async () => {
    const { user, check } = await open({ lines: [], name: 'a' });
    await user.click(saveButton());
    await check();
    expect(box('Lugar')).toHaveFocus();
    expect(screen.queryByText(/^Sem conexão/)).not.toBeInTheDocument();
  });
});

describe('what the server refuses', () => {
  const refusal = Object.assign(new Error('refused'), {
    kind: 'validation',
    status: 400,
    fields: { Name: ['Nome em uso.'] },
  });
  async function refuse(meanwhile: () => void) {
    let fail: () => void = () => undefined;
    save.mockReturnValue(new Promise((_, reject) => (fail = () => reject(refusal))));
    const { user, check } = await open({ name: 'a', place: 'b' });
    await user.click(box('Nome'));
    await user.click(saveButton());
    await check();
    expect(save).toHaveBeenCalledOnce();
    meanwhile();
    act(() => fail());
    await waitFor(() => expect(box('Nome')).toHaveAccessibleDescription('Nome em uso.'));
  }

  it('is entered', async () => {
    await refuse(() => screen.getByRole('link').focus());
    expect(box('Nome')).toHaveFocus();
  });

  it('takes no focus from a field that was entered meanwhile', async () => {
    await refuse(() => box('Lugar').focus());
    expect(box('Lugar')).toHaveFocus();
  });
});
