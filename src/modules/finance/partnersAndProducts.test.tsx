import { configure, screen, waitFor, within } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { expect, it } from 'vitest';
import { backend } from '../../../mocks/faults/backend';
import { demo } from '../../../mocks/state';
import { useLookup } from '@/domain/lookups/useLookup';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { RegisterPage } from '@/families/register/RegisterPage';
import { LeaveGuardHost } from '@/platform/forms/LeaveGuardHost';
import { financeRoutes } from './financeRoutes';
import type { PartnerRole } from './partners/partnerRoles';
import { partners } from './partners/registers/partners';
import { Component as ProductRegistrationPage } from './products/ProductRegistrationPage';

configure({ defaultHidden: true });

startDemo({
  routes: financeRoutes,
  namespaces: [
    'financePartners',
    'financeProducts',
    'financeDocuments',
    'register',
    'grid',
    'forms',
    'common',
    'ui',
  ],
});

/** What another screen shows of the lists that these registers fill. */
function OtherScreen() {
  const persons = useLookup('persons', undefined);
  return <p data-testid="persons">{persons.options.map(({ name }) => name).join('|')}</p>;
}

function open(at: string) {
  const frame = (
    <>
      <LeaveGuardHost />
      <Outlet />
      <OtherScreen />
    </>
  );
  const children = [
    { path: '/parceiros/:registro?', element: <RegisterPage register={partners} /> },
    { path: '/cadastro-de-produtos/:id?', element: <ProductRegistrationPage /> },
  ];
  return openSignedIn({ routes: [{ element: frame, children }], at });
}

it('warns of a document that another partner has, and leads there', async () => {
  const { user, router } = open('/parceiros/novo');
  const form = within(await screen.findByRole('form', { name: 'Novo parceiro' }));
  await user.click(form.getByLabelText(/^CPF ou CNPJ/));
  await user.paste('12.ABC.345/01DE-35');
  const duplicate = await form.findByRole('link', { name: 'AEROAGRICOLA CAMPOS ALTOS LTDA' });
  await user.click(duplicate);
  // What was typed is not given up without a question.
  await user.click(await screen.findByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/parceiros/4'));
  const other = within(await screen.findByRole('form', { name: 'Parceiro' }));
  expect(await other.findByDisplayValue('AEROAGRICOLA CAMPOS ALTOS LTDA')).toBeInTheDocument();
  // It is no duplicate of itself.
  await waitFor(() =>
    expect(demo.calls.filter(({ path }) => path === '/Person/GetByDocument')).toHaveLength(2),
  );
  expect(other.queryByText(/Este documento já é/)).not.toBeInTheDocument();
});

it('shows a new partner in the select lists, and pays no copy to the account of the first', async () => {
  const { user } = open('/parceiros/novo?copia=2');
  await waitFor(() => expect(screen.getByTestId('persons')).toHaveTextContent(/SEMENTES VALE/));
  const form = within(await screen.findByRole('form', { name: 'Novo parceiro' }));
  expect(demo.world.finance.partners.need(2).pixKey).not.toBeNull();
  expect(await form.findByLabelText(/^Nome ou razão/)).toHaveValue('SEMENTES VALE DO PIQUIRI S.A.');
  for (const label of ['Chave Pix', 'Agência', 'Conta com dígito', 'CPF ou CNPJ'])
    expect(form.getByLabelText(new RegExp(`^${label}`))).toHaveValue('');
  await user.clear(form.getByLabelText(/^Nome ou razão/));
  await user.type(form.getByLabelText(/^Nome ou razão/), 'Cooperativa Água Nova');
  await user.type(form.getByLabelText(/^CPF ou CNPJ/), '529.982.247-25');
  await user.type(form.getByLabelText(/^Agência/), '0616');
  await user.click(form.getByRole('button', { name: 'Salvar' }));
  expect(await form.findAllByText('Banco é obrigatório.')).not.toHaveLength(0);
  expect(form.getAllByText('Conta com dígito é obrigatório.')).not.toHaveLength(0);
  await user.clear(form.getByLabelText(/^Agência/));
  await user.clear(form.getByLabelText('Inscrição estadual'));
  await user.type(form.getByLabelText('Inscrição estadual'), 'isento');
  await user.click(form.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Registro salvo com sucesso.')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByTestId('persons')).toHaveTextContent(/COOPERATIVA AGUA NOVA/));
  const written = demo.world.finance.partners.find(({ name }) => name === 'COOPERATIVA AGUA NOVA');
  expect(written).toMatchObject({ stateRegistration: null, stateRegistrationExempt: true });
});

it("lists a partner's documents, leads to the query of them, and keeps a refusal to itself", async () => {
  const { user, router } = open('/parceiros/4');
  expect(await screen.findByRole('form', { name: 'Parceiro' })).toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Documentos' }));
  const list = within(await screen.findByRole('region', { name: 'Documentos dos últimos 12 meses' }));
  expect(await list.findAllByText('NFS-E')).not.toHaveLength(0);
  expect(list.queryByText('AEROAGRICOLA CAMPOS ALTOS LTDA')).not.toBeInTheDocument();
  const requested = demo.calls.find(({ path }) => path === '/DocumentQuery/GetGridData');
  expect(requested?.query['partnerPersonIds']).toBe('4');
  expect(list.getByRole('link', { name: 'Abrir na consulta' })).toHaveAttribute(
    'href',
    '/consulta-de-documentos?parceiro=4',
  );
  const body = { error: '{"constantFilter":"DOCUMENT_QUERY"}' };
  backend.forbids('listDocuments', body, { times: 1 });
  await user.click(screen.getByRole('button', { name: 'Próximo registro' }));
  expect(await screen.findByText('Sem acesso')).toBeInTheDocument();
  expect(router.state.location.pathname).toMatch(/^\/parceiros\/\d+$/);
});

it('offers what is known already as the key to pay to, and takes it when it is pressed', async () => {
  const { user } = open('/parceiros/3');
  const form = within(await screen.findByRole('form', { name: 'Parceiro' }));
  await user.click(await form.findByRole('combobox', { name: 'Tipo da chave Pix' }));
  await user.click(await screen.findByRole('option', { name: 'CPF ou CNPJ' }));
  expect(form.getByLabelText('Chave Pix')).toHaveValue('');
  await user.click(await form.findByRole('button', { name: 'Usar 08.112.233/0004-30' }));
  expect(form.getByLabelText('Chave Pix')).toHaveValue('08.112.233/0004-30');
  expect(form.queryByRole('button', { name: /^Usar/ })).not.toBeInTheDocument();
  await user.click(form.getByRole('button', { name: 'Salvar' }));
  await waitFor(() =>
    expect(demo.world.finance.partners.need(3)).toMatchObject({ pixKey: '08112233000430' }),
  );
});

it('opens the product that the address names; it is no substitute of itself', async () => {
  const { user, router } = open('/cadastro-de-produtos/6');
  const form = within(await screen.findByRole('dialog', { name: 'Produto' }));
  expect(router.state.location).toMatchObject({
    pathname: '/cadastro-de-produtos/produtos',
    search: '?registro=6',
  });
  await waitFor(() => expect(form.getByLabelText(/^Nome/)).toHaveValue('GLIFOSATO 480 SL'));
  await user.click(await form.findByRole('combobox', { name: 'Produtos que o substituem' }));
  await user.paste('I');
  const options = await screen.findAllByRole('option');
  const names = options.map((option) => option.textContent);
  expect(names).toContain('INSETICIDA LAMBDA-CIALOTRINA');
  expect(names).not.toContain('GLIFOSATO 480 SL');
});

it('tells the code that a product without one will be given, and its conversion as a sentence', async () => {
  const { user } = open('/cadastro-de-produtos/produtos?registro=novo');
  const form = within(await screen.findByRole('dialog', { name: 'Novo produto' }));
  expect(await form.findByText('Em branco, será 1031.')).toBeInTheDocument();
  await user.click(form.getByRole('combobox', { name: /^Unidade$|^Unidade \*/ }));
  await user.click(await screen.findByRole('option', { name: 'SC – SACA' }));
  await user.type(form.getByLabelText('Uma unidade equivale a'), '60');
  await user.click(form.getByRole('combobox', { name: 'Unidade da conversão' }));
  await user.click(await screen.findByRole('option', { name: 'KG – QUILOGRAMA' }));
  expect(await form.findByText('1 SC = 60 KG')).toBeInTheDocument();
  await user.type(form.getByLabelText('Código'), 'x');
  expect(form.queryByText('Em branco, será 1031.')).not.toBeInTheDocument();
});

it('adds a role to several partners by default, and takes from none the last one', async () => {
  const { user } = open('/parceiros');
  const table = demo.world.finance.partners;
  const only = (role: PartnerRole) => {
    const found = table.all().find(({ roles }) => roles.length === 1 && roles[0] === role);
    if (!found) throw new Error(`no partner is ${role} alone`);
    return found;
  };
  const [employee, buyer] = [only('EMPLOYEE'), only('BUYER')];
  const tick = async (name: string) => {
    const row = (await screen.findByText(name)).closest('[role="row"]') as HTMLElement;
    await user.click(within(row).getByRole('checkbox'));
  };
  await tick(employee.name);
  await tick(buyer.name);
  await user.click(screen.getByRole('button', { name: 'Editar em lote' }));
  const bulk = within(await screen.findByRole('dialog', { name: 'Editar 2 registros' }));
  await user.click(bulk.getByRole('checkbox', { name: 'Alterar Papéis' }));
  expect(bulk.getByRole('radio', { name: 'Adicionar aos atuais' })).toBeChecked();
  // Nothing to add is no change.
  await user.click(bulk.getByRole('button', { name: 'Alterar 2 registros' }));
  expect(await bulk.findAllByText(/Papéis é obrigatório|Papéis: escolha/)).not.toHaveLength(0);
  await user.click(await bulk.findByRole('combobox', { name: /^Papéis/ }));
  await user.click(await screen.findByRole('option', { name: 'Funcionário' }));
  await user.click(bulk.getByRole('button', { name: 'Alterar 2 registros' }));
  await waitFor(() => expect(table.need(buyer.id).roles).toEqual(['BUYER', 'EMPLOYEE']));
  expect(table.need(employee.id).roles).toEqual(['EMPLOYEE']);

  await user.click(await screen.findByRole('button', { name: 'Editar em lote' }));
  const again = within(await screen.findByRole('dialog', { name: 'Editar 2 registros' }));
  await user.click(again.getByRole('checkbox', { name: 'Alterar Papéis' }));
  await user.click(again.getByRole('radio', { name: 'Remover dos atuais' }));
  await user.click(await again.findByRole('combobox', { name: /^Papéis/ }));
  await user.click(await screen.findByRole('option', { name: 'Funcionário' }));
  await user.click(again.getByRole('button', { name: 'Alterar 2 registros' }));
  expect(await again.findByText(new RegExp(`${employee.name}: Papéis: não sobraria`))).toBeInTheDocument();
  expect(table.need(buyer.id).roles).toEqual(['BUYER']);
  expect(table.need(employee.id).roles).toEqual(['EMPLOYEE']);
});
