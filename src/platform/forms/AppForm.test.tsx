import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type InferType, number, object, string } from 'yup';
import { AppForm } from '@/platform/forms/AppForm';
import { DateField } from '@/platform/forms/fields/DateField';
import { MoneyField, NumberField } from '@/platform/forms/fields/NumberField';
import { TextField } from '@/platform/forms/fields/TextField';
import { FormFoot } from '@/platform/forms/FormFoot';
import { LeaveGuardHost } from '@/platform/forms/LeaveGuardHost';
import { startTexts, Themed } from '@/platform/forms/testing/renderForm';
import { useAppForm } from '@/platform/forms/useAppForm';
import { biggerThanZero, notGreaterThan, validDate } from '@/platform/forms/validators';
import type { AppError } from '@/platform/http/appError';
import { confirmQueue } from '@/platform/ui/confirm';
import { ConfirmHost } from '@/platform/ui/ConfirmHost';

const schema = object({
  name: string().required().max(20),
  area: number().nullable().required().test(biggerThanZero()),
  useful: number().nullable().defined().test(notGreaterThan('area')),
  planted: string().nullable().defined().test(validDate()),
  owner: object({ price: number().nullable().defined() }),
});
type Plot = InferType<typeof schema>;
type Save = (plot: Plot) => Promise<unknown>;

function PlotForm({ save, onCancel }: { save: Save; onCancel?: () => void }) {
  const form = useAppForm<Plot>({
    schema: () => Promise.resolve(schema),
    defaultValues: { name: '', area: null, useful: null, planted: null, owner: { price: null } },
    guardParams: ['record'],
  });
  return (
    <AppForm form={form} onSubmit={save} footer={<FormFoot {...(onCancel ? { onCancel } : {})} />}>
      <TextField name="name" label="Nome" required />
      <NumberField name="area" label="Área" required />
      <NumberField name="useful" label="Área útil" />
      <DateField name="planted" label="Plantio" />
      <MoneyField name="owner.price" label="Preço" />
    </AppForm>
  );
}

function Frame() {
  return (
    <>
      <Link to="/other">away</Link>
      <Link to="/?tab=2">tab</Link>
      <Link to="/?record=2">record</Link>
      <Outlet />
      <LeaveGuardHost />
      <ConfirmHost />
    </>
  );
}

/** A page around a form: a router with somewhere else to go, and the host of questions. */
function TestApp({ children }: { children: ReactNode }) {
  const router = createMemoryRouter([
    {
      element: <Frame />,
      children: [
        { path: '/', element: children },
        { path: '/other', element: <h1>Other page</h1> },
      ],
    },
  ]);
  return (
    <Themed>
      <RouterProvider router={router} />
    </Themed>
  );
}

const box = (name: string) => screen.getByRole('textbox', { name });
const saveButton = () => screen.getByRole('button', { name: 'Salvar' });
const failWith = (error: AppError) => vi.fn<Save>().mockRejectedValue(error);

async function open(save: Save = () => Promise.resolve(), onCancel?: () => void) {
  render(
    <TestApp>
      <PlotForm save={save} {...(onCancel ? { onCancel } : {})} />
    </TestApp>,
  );
  await screen.findByRole('textbox', { name: 'Nome' });
  return userEvent.setup();
}

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(box('Nome'), 'Talhão 1');
  await user.type(box('Área'), '12,5');
}

beforeEach(() => startTexts());

describe('validation', () => {
  it('shows what is wrong under each field, focuses the first and lists them for screen readers', async () => {
    const save = vi.fn<Save>();
    const user = await open(save);
    await user.click(saveButton());
    await waitFor(() => expect(box('Nome')).toHaveAccessibleDescription('Nome é obrigatório.'));
    expect(box('Área')).toHaveAccessibleDescription('Área é obrigatório.');
    await waitFor(() => expect(box('Nome')).toHaveFocus());
    const summary = screen.getByRole('alert');
    expect(summary).toHaveTextContent('Há 2 campos a corrigir:');
    expect(summary).toHaveAttribute('aria-atomic', 'false');
    expect(summary).toHaveAttribute('aria-relevant', 'additions');
    await user.click(within(summary).getByRole('button', { name: 'Área' }));
    expect(box('Área')).toHaveFocus();
    expect(save).not.toHaveBeenCalled();
  });

  it('takes an error away as soon as it is mended, and names the other field by its label', async () => {
    const user = await open();
    await fill(user);
    await user.type(box('Área útil'), '13');
    await user.click(saveButton());
    await waitFor(() =>
      expect(box('Área útil')).toHaveAccessibleDescription('Área útil não pode ser maior que Área'),
    );
    await user.clear(box('Área útil'));
    await waitFor(() => expect(box('Área útil')).toHaveAccessibleDescription(''));
  });

  it('puts standing errors into the language chosen meanwhile', async () => {
    const user = await open();
    await user.click(saveButton());
    await waitFor(() => expect(box('Nome')).toHaveAccessibleDescription('Nome é obrigatório.'));
    await act(() => i18next.changeLanguage('en-US'));
    expect(box('Nome')).toHaveAccessibleDescription('Nome is required.');
  });

  it('calls the fields in its list as the language chosen meanwhile calls them', async () => {
    function Translated() {
      const { i18n } = useTranslation();
      const form = useAppForm<{ name: string }>({
        schema: () => Promise.resolve(object({ name: string().required() })),
        defaultValues: { name: '' },
      });
      return (
        <AppForm form={form} onSubmit={() => Promise.resolve()} footer={<FormFoot />}>
          <TextField name="name" label={i18n.language === 'en-US' ? 'Type' : 'Tipo'} required />
        </AppForm>
      );
    }
    const user = userEvent.setup();
    render(
      <TestApp>
        <Translated />
      </TestApp>,
    );
    await user.click(saveButton());
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveTextContent('Tipo: é obrigatório.');
    await act(() => i18next.changeLanguage('en-US'));
    expect(summary).toHaveTextContent('Type: is required.');
  });
});

describe('saving', () => {
  it('hands over the values of the schema', async () => {
    const save = vi.fn<Save>().mockResolvedValue(undefined);
    const user = await open(save);
    await fill(user);
    await user.type(box('Preço'), '19,99');
    expect(screen.getByText('Alterações não salvas')).toBeVisible();
    await user.click(saveButton());
    await waitFor(() =>
      expect(save).toHaveBeenCalledWith({
        name: 'TALHAO 1',
        area: 12.5,
        useful: null,
        planted: null,
        owner: { price: 1999 },
      }),
    );
    await waitFor(() => expect(screen.queryByText('Alterações não salvas')).not.toBeInTheDocument());
    expect(box('Nome')).toHaveValue('TALHAO 1');
  });

  it('happens once, however often it is asked for, and keeps the button', async () => {
    let finish: (() => void) | undefined;
    const save = vi.fn<Save>(() => new Promise((resolve) => (finish = () => resolve(undefined))));
    const user = await open(save);
    await fill(user);
    await user.dblClick(saveButton());
    await waitFor(() => expect(saveButton()).toBeDisabled());
    await user.keyboard('{Control>}s{/Control}{Enter}');
    act(() => finish?.());
    await waitFor(() => expect(saveButton()).toBeEnabled());
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('answers Ctrl+S', async () => {
    const save = vi.fn<Save>().mockResolvedValue(undefined);
    const user = await open(save);
    await fill(user);
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  });

  it('leaves no field before it is saved: an error that comes or goes would move the button', async () => {
    const save = vi.fn<Save>().mockResolvedValue(undefined);
    const user = await open(save);
    await fill(user);
    await user.type(box('Plantio'), '180926');
    await user.click(saveButton());
    await waitFor(() =>
      expect(save).toHaveBeenCalledWith(expect.objectContaining({ planted: '2026-09-18' })),
    );
    expect(box('Plantio')).toHaveFocus();
  });

  it('reads what is being typed when it is saved from inside the field', async () => {
    const save = vi.fn<Save>().mockResolvedValue(undefined);
    const user = await open(save);
    await fill(user);
    await user.type(box('Plantio'), '180926{Enter}');
    await waitFor(() =>
      expect(save).toHaveBeenCalledWith(expect.objectContaining({ planted: '2026-09-18' })),
    );
    expect(box('Plantio')).toHaveFocus();
  });

  it('keeps what was typed when the server fails, says so beside the button and saves on the second try', async () => {
    const save = failWith({ kind: 'server', status: 500, messages: [] });
    const user = await open(save);
    await fill(user);
    await user.click(saveButton());
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Alterações não salvas'));
    await waitFor(() => expect(saveButton()).toBeEnabled());
    expect(box('Nome')).toHaveValue('TALHAO 1');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    save.mockResolvedValue(undefined);
    await user.click(saveButton());
    await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
    expect(save).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['refused by a permission', { kind: 'forbidden', status: 401 }, /^Você não tem permissão para isto\./],
    [
      'refused in words',
      { kind: 'forbidden', status: 403, message: 'Conta só de leitura.' },
      /só de leitura\.$/,
    ],
    ['that never arrived', { kind: 'offline' }, /^Sem conexão com o servidor\./],
    ['refused without a word', { kind: 'validation', status: 400, fields: {} }, /não disse por quê\.$/],
    ['with an unreadable answer', { kind: 'unexpected' }, /^Não foi possível confirmar/],
  ] as [string, AppError, RegExp][])('says over the form why a save %s failed', async (_, error, said) => {
    const save = failWith(error);
    const user = await open(save);
    await fill(user);
    await user.click(saveButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(said);
    expect(box('Nome')).toHaveValue('TALHAO 1');
    save.mockResolvedValue(undefined);
    await user.click(saveButton());
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  it('puts the server’s errors on their fields and the rest over the form', async () => {
    const save = failWith({
      kind: 'validation',
      status: 400,
      message: 'Período fechado.',
      fields: {
        'Plot.Owner.Price': ['Preço acima da tabela.'],
        AREA: ['Área sobreposta.'],
        Code: ['Código em uso.'],
      },
    });
    const user = await open(save);
    await fill(user);
    await user.click(saveButton());
    await waitFor(() => expect(box('Área')).toHaveAccessibleDescription('Área sobreposta.'));
    expect(box('Preço')).toHaveAccessibleDescription('Preço acima da tabela.');
    expect(box('Preço')).toHaveFocus();
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Período fechado.');
    expect(alert).toHaveTextContent('Código em uso.');
    expect(screen.getByRole('status')).toHaveTextContent('Alterações não salvas');
  });
});

describe('leaving', () => {
  type User = ReturnType<typeof userEvent.setup>;
  async function answer(user: User, name: 'Descartar' | 'Continuar editando') {
    const question = await screen.findByRole('alertdialog', { name: 'Descartar alterações?' });
    await user.click(within(question).getByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  }

  it('asks when something was typed, and stays if so answered', async () => {
    const user = await open();
    await user.type(box('Nome'), 'x');
    await user.click(screen.getByRole('link', { name: 'away' }));
    await answer(user, 'Continuar editando');
    expect(box('Nome')).toHaveValue('X');
    await user.click(screen.getByRole('link', { name: 'away' }));
    await answer(user, 'Descartar');
    expect(await screen.findByRole('heading', { name: 'Other page' })).toBeVisible();
  });

  it('asks when the parameter that the form stands on changes, and not for another', async () => {
    const user = await open();
    await user.type(box('Nome'), 'x');
    await user.click(screen.getByRole('link', { name: 'tab' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'record' }));
    await answer(user, 'Continuar editando');
    expect(box('Nome')).toHaveValue('X');
  });

  it('does not ask about an untouched form, nor about a saved one', async () => {
    const user = await open();
    await fill(user);
    await user.click(saveButton());
    await waitFor(() => expect(screen.queryByText('Alterações não salvas')).not.toBeInTheDocument());
    await user.click(screen.getByRole('link', { name: 'away' }));
    expect(await screen.findByRole('heading', { name: 'Other page' })).toBeVisible();
  });

  it('warns before the page is unloaded', async () => {
    const user = await open();
    const unload = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(unload()).toBe(false);
    await user.type(box('Nome'), 'x');
    expect(unload()).toBe(true);
  });

  it('asks on Cancel, once, and gives up what was typed', async () => {
    const cancel = vi.fn<() => void>();
    const user = await open(undefined, cancel);
    await user.type(box('Nome'), 'x');
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(cancel).not.toHaveBeenCalled();
    await answer(user, 'Descartar');
    await waitFor(() => expect(cancel).toHaveBeenCalledOnce());
    expect(box('Nome')).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(cancel).toHaveBeenCalledTimes(2);
  });

  it('neither asks nor goes while it is being saved, from the press of the button on', async () => {
    const cancel = vi.fn<() => void>();
    let finish: (() => void) | undefined;
    const save = vi.fn<Save>(() => new Promise((resolve) => (finish = () => resolve(undefined))));
    const user = await open(save, cancel);
    await fill(user);
    // The question comes with a file of its own: from here on it would be there at once.
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await answer(user, 'Continuar editando');
    // The second press of a double click, before what was typed has been checked.
    fireEvent.click(saveButton());
    fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    await act(() => new Promise((done) => setTimeout(done)));
    expect(confirmQueue.current()).toBeUndefined();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(cancel).not.toHaveBeenCalled();
    act(() => finish?.());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancelar' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(cancel).toHaveBeenCalledOnce();
  });
});
