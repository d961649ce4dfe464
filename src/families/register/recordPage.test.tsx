import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { Provider } from 'react-redux';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { configureDrafts } from '@/platform/drafts/draftStore';
import { LeaveGuardHost } from '@/platform/forms/LeaveGuardHost';
import { startI18n } from '@/platform/i18n/i18n';
import { DEFAULT_PREFERENCES } from '@/platform/preferences/preferences';
import { createAppStore } from '@/platform/store/store';
import { AppThemeProvider } from '@/platform/theme/AppThemeProvider';
import { ConfirmHost } from '@/platform/ui/ConfirmHost';
import { ToastHost } from '@/platform/ui/ToastHost';
import { defineSampleRegister } from './gallery/sampleRegister';
import { sampleWords } from './gallery/sampleWords';
import { configureRegisterAccess } from './registerAccess';
import { RegisterPage } from './RegisterPage';

vi.setConfig({ testTimeout: 60_000 });

beforeAll(async () => {
  await startI18n('pt-BR', ['common', 'ui', 'grid', 'forms', 'register']);
  i18next.addResourceBundle('pt-BR', 'gallery', sampleWords);
});
beforeEach(() => {
  localStorage.clear();
  configureDrafts(() => '1/1', {
    get: () => Promise.resolve(undefined),
    set: () => Promise.resolve(),
    remove: () => Promise.resolve(),
  });
});

/** With the fields of these labels alone: thirty of them take their time, on a machine that has other work. */
function open(entries: string[], { only = /^(Nome|CPF)$/ }: { only?: RegExp | string } = {}) {
  const store = createAppStore({ isReset: () => false, keep: [] }, []);
  const sample = defineSampleRegister();
  const labels = sampleWords.registers.drivers.fields;
  const shown = (name: keyof typeof labels) => {
    const { label } = labels[name];
    return typeof only === 'string' ? only.startsWith(label) : only.test(label);
  };
  const register = {
    ...sample,
    columns: sample.columns.slice(0, 1),
    fields: sample.fields.filter(({ name }) => shown(name)),
  };
  const frame = (
    <>
      <LeaveGuardHost />
      <Outlet />
    </>
  );
  const page = <RegisterPage register={register} />;
  const router = createMemoryRouter(
    [{ element: frame, children: [{ path: '/motoristas/:registro?', element: page }] }],
    { initialEntries: entries, initialIndex: entries.length - 1 },
  );
  render(
    <Provider store={store}>
      <AppThemeProvider preferences={DEFAULT_PREFERENCES}>
        <RouterProvider router={router} />
        <ConfirmHost />
        <ToastHost />
      </AppThemeProvider>
    </Provider>,
  );
  return { router, user: userEvent.setup(), register, store };
}

const LIST = '/motoristas?busca=santos&ordem=-name';
const CPF = /^CPF\s*\*?$/;
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const at = ({ router }: ReturnType<typeof open>) =>
  router.state.location.pathname + router.state.location.search;

describe('a record that opens as a page', () => {
  it('stands in the address, names its list above it, and steps through it in the order of the list', async () => {
    const page = open([LIST]);
    await page.user.click(await screen.findByText('DARCI DOS SANTOS'));
    await heading('DARCI DOS SANTOS');
    expect(at(page)).toBe('/motoristas/4?busca=santos&ordem=-name');
    expect(screen.getByRole('link', { name: 'Voltar à lista' })).toHaveAttribute('href', LIST);
    // Sorted downwards, Cleiton comes after Darci; the list has ten.
    expect(screen.getByText('7 de 10')).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Próximo registro' }));
    await heading('CLEITON DOS SANTOS');
    expect(at(page)).toBe('/motoristas/3?busca=santos&ordem=-name');
    expect(screen.getByRole('button', { name: 'Próximo registro' })).toHaveFocus();
    await page.user.click(screen.getByRole('link', { name: 'Voltar à lista' }));
    await heading('Motoristas');
    expect(at(page)).toBe(LIST);
    expect(screen.getByRole('searchbox')).toHaveValue('santos');
  });

  it('opened by its address goes back to the list too', async () => {
    const page = open(['/motoristas/2?busca=santos']);
    await heading('BRUNO DOS SANTOS');
    await page.user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await heading('Motoristas');
    expect(at(page)).toBe('/motoristas?busca=santos');
  });

  it('asks before what was typed is lost, by any way out', async () => {
    const page = open([LIST, '/motoristas/1?busca=santos']);
    const name = await screen.findByRole('textbox', { name: /^Nome/ });
    await page.user.type(name, ' JUNIOR');
    const stay = async () => {
      const question = await screen.findByRole('alertdialog');
      await page.user.click(within(question).getAllByRole('button')[0] as HTMLElement);
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      expect(name).toHaveValue('ADEMIR DOS SANTOS JUNIOR');
    };
    await page.user.click(screen.getByRole('link', { name: 'Voltar à lista' }));
    await stay();
    await page.user.click(screen.getByRole('button', { name: 'Próximo registro' }));
    await stay();
    await act(() => page.router.navigate(-1));
    await stay();
    await page.user.click(screen.getByRole('button', { name: 'Cancelar' }));
    const question = await screen.findByRole('alertdialog');
    await page.user.click(within(question).getAllByRole('button').at(-1) as HTMLElement);
    await heading('Motoristas');
  });

  it('saves and goes back; a new one and a copy have addresses of their own', async () => {
    const page = open(['/motoristas?busca=ademir']);
    await page.user.click(await screen.findByText('ADEMIR DOS SANTOS'));
    const name = await screen.findByRole('textbox', { name: /^Nome/ });
    await page.user.type(name, ' FILHO');
    await page.user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Registro salvo com sucesso.')).toBeVisible();
    await heading('Motoristas');
    expect(await screen.findByText('ADEMIR DOS SANTOS FILHO')).toBeVisible();
    expect(at(page)).toBe('/motoristas?busca=ademir');
    await page.user.click(screen.getByRole('button', { name: 'Novo motorista' }));
    await heading('Novo motorista');
    expect(at(page)).toBe('/motoristas/novo?busca=ademir');
    expect(screen.queryByRole('button', { name: 'Próximo registro' })).toBeNull();
    await act(() => page.router.navigate('/motoristas/novo?copia=1'));
    expect(await screen.findByRole('textbox', { name: /^Nome/ })).toHaveValue('ADEMIR DOS SANTOS FILHO');
  });

  it('says when the record is gone', async () => {
    const page = open(['/motoristas/99?busca=santos']);
    expect(
      await screen.findByText('Este registro não existe mais ou você não tem acesso a ele.'),
    ).toBeVisible();
    expect(screen.queryByRole('tablist')).toBeNull();
    await page.user.click(screen.getByRole('button', { name: 'Voltar à lista' }));
    await heading('Motoristas');
    expect(at(page)).toBe('/motoristas?busca=santos');
  });
});

describe('a field of each kind', () => {
  // By label: a role is computed for every element of the page, again for each question.
  const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
  const plain = { normalizer: (text: string) => text.replace(/\s/g, ' ') };

  it.each([
    [CPF, '529.982.247-25'],
    ['CNPJ da transportadora', '12.ABC.345/01DE-35'],
    ['CPF ou CNPJ do pagador', '11.222.333/0001-81'],
    ['Telefone', '(45) 99876-5432'],
    ['CEP', '85900-000'],
    ['Placa', 'ABC1D23'],
    ['Código de convite', '123-456-789'],
    ['Nascimento', '04/03/1985'],
    ['Admissão', '18/09/2026 08:30'],
    ['Mês de admissão', '09/2026'],
    ['Início do turno', '06:30'],
    ['Jornada', '08:00'],
    ['Dependentes', '2'],
    ['Peso do veículo', '12,500'],
    ['Participação', '33,33'],
    ['Diária', '320,50'],
    ['Município', 'Londrina'],
    ['Férias: de', '21/12/2026'],
    ['Veículo', 'Caminhão'],
  ])('shows %s as it is written', async (label, shown) => {
    open(['/motoristas/1'], { only: label });
    expect(await screen.findByLabelText(label)).toHaveValue(shown);
  });

  it('shows what takes room of its own', async () => {
    open(['/motoristas/1'], { only: /Viagens|Foto|Documentos|Permissões|Instruções|Cargas/ });
    expect(await screen.findByText('67,5', {}, { timeout: 20_000 })).toBeVisible();
    expect(screen.getByText('R$ 5.025,00', plain)).toBeVisible();
    expect(screen.getByText('cnh.pdf')).toBeVisible();
    expect(screen.getByAltText('Foto')).toBeVisible();
    expect(field('Soja')).toBeChecked();
    expect(await screen.findByText('Abastecimento')).toBeVisible();
    expect(await screen.findByText('Entrega')).toBeVisible();
  });

  it('keeps what is chosen and typed', async () => {
    const page = open(['/motoristas/1'], { only: /Cargas|Jornada|Viagens/ });
    await page.user.click(await screen.findByLabelText('Aves', {}, { timeout: 20_000 }));
    await page.user.clear(field('Jornada'));
    await page.user.type(field('Jornada'), '7h20');
    await page.user.click(field('Excluir linha 2'));
    await page.user.click(screen.getByText('Salvar'));
    expect(await screen.findByText('Registro salvo com sucesso.')).toBeVisible();
    const saved = await page.register.calls.get(1, new AbortController().signal);
    expect(saved).toMatchObject({ loads: [1, 3, 4], shift: 440, trips: [{ place: 'PORTO DE PARANAGUA' }] });
  });

  it('is locked, explained and refused as its descriptor says', async () => {
    const page = open(['/motoristas/1'], { only: /^CPF$|Telefone/ });
    expect(await screen.findByLabelText(CPF)).toBeDisabled();
    expect(field('Telefone')).toHaveAccessibleDescription('Com DDD.');
    await act(() => page.router.navigate('/motoristas/novo'));
    await page.user.type(await screen.findByLabelText(CPF), '52998224724');
    await page.user.click(screen.getByText('Salvar'));
    expect(await screen.findByText('CPF inválido')).toBeVisible();
  });

  it('is read, and says why, where the user may change the record but not this field', async () => {
    configureRegisterAccess(() => (key) => key !== 'DRIVER_PAY');
    const page = open(['/motoristas/1'], { only: /Diária|Telefone/ });
    const pay = await screen.findByLabelText('Diária');
    expect(pay).toHaveAttribute('readonly');
    expect(pay).toHaveAccessibleDescription('Seu perfil não permite alterar este campo.');
    await page.user.type(pay, '9');
    await page.user.type(field('Telefone'), '{Backspace}0');
    await page.user.click(screen.getByText('Salvar'));
    expect(await screen.findByText('Registro salvo com sucesso.')).toBeVisible();
    const saved = await page.register.calls.get(1, new AbortController().signal);
    expect(saved).toMatchObject({ pay: 32_050, phone: '45998765430' });
    configureRegisterAccess(() => () => true);
  });

  it('that another one clears is empty as a new one is', async () => {
    const page = open(['/motoristas/1'], { only: /^Base$|Fazendas/ });
    expect(await screen.findByText('Recanto', { selector: '.MuiChip-label' })).toBeVisible();
    await page.user.click(screen.getByRole('combobox', { name: 'Base' }));
    await page.user.click(screen.getByRole('option', { name: 'Boa Vista' }));
    await waitFor(() => expect(screen.queryByText('Recanto', { selector: '.MuiChip-label' })).toBeNull());
  });
});
