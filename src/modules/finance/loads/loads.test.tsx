import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import { server } from '../../../../mocks/server';
import type { Load } from '../../../../mocks/db/finance/loadTypes';
import { demo } from '../../../../mocks/state';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { formatDate, today } from '@/platform/format/date';
import { httpPolicy } from '@/platform/http/policy';
import { financeRoutes } from '../financeRoutes';
import { Component as LoadsPage } from './LoadsPage';
import { outbox } from './outbox';

vi.setConfig({ testTimeout: 180_000 });

startDemo({
  routes: financeRoutes,
  namespaces: ['common', 'ui', 'grid', 'forms', 'register', 'financeLoads'],
});

const open = (at = '/romaneio') =>
  openSignedIn({ routes: [{ path: '/romaneio', element: <LoadsPage /> }], at });
const customerId = 1;
const own = () => demo.world.finance.loads.filter((row) => row.customerId === customerId);

/** Another load of the demo, like its first one but for this. */
function insertLike(changes: Partial<Load>) {
  const { id: _id, ...like } = demo.world.finance.loads.need(1);
  demo.world.finance.loads.insert({ ...like, ...changes });
}

async function fill(user: ReturnType<typeof open>['user']) {
  const dialog = await screen.findByRole('dialog', { name: 'Novo romaneio' });
  const form = within(dialog);
  const type = async (label: RegExp, text: string) => {
    const input = form.getByLabelText(label);
    await user.click(input);
    await user.paste(text);
  };
  const choose = async (label: RegExp, option: RegExp, text?: string) => {
    await user.click(form.getByRole('combobox', { name: label }));
    if (text) await user.paste(text);
    await user.click((await screen.findAllByRole('option', { name: option }))[0] as HTMLElement);
  };
  expect(form.getByLabelText(/^Data/)).toHaveValue(formatDate(today()));
  await type(/^Ticket/, 'T9001');
  await choose(/^Produto/, /SOJA EM GRAOS/, 'SOJA EM');
  await choose(/^Safra/, /./);
  await choose(/^Propriedade/, /./);
  await type(/^Peso bruto/, '53000');
  await type(/^Tara/, '15000');
  await choose(/^Padrão/, /^Soja/);
  await type(/^Umidade/, '16');
  await type(/^Impureza/, '2,5');
  await choose(/^Destino/, /Cooperativa/);
  await choose(/^Destinatário/, /COOPERATIVA AGROINDUSTRIAL/, 'COOPERATIVA AGRO');
  await choose(/^Contrato/, /^CT-2026\/014 · COOPERATIVA AGROINDUSTRIAL DO OESTE · saldo [\d.,]+ SC$/);
  return { form, user, choose, type };
}

it('opens its arithmetic and counts the load in its contract', async () => {
  const { user } = open('/romaneio?registro=novo');
  const { form } = await fill(user);
  expect(await form.findByText(/Impureza: 38\.000 kg × \(2,5 − 1\) ÷ 99 = 575,76 kg/)).toBeVisible();
  expect(form.getByText(/Umidade: 37\.424,24 kg × \(16 − 14\) ÷ 86 = 870,33 kg/)).toBeVisible();
  expect(form.getByText('Peso final: 36.553,91 kg = 609,23 sc de 60 kg')).toBeVisible();
  expect(await form.findByText(/Saldo do contrato: .* depois desta carga/)).toBeVisible();
  await user.click(form.getByRole('button', { name: /^Salvar/ }));
  await waitFor(() => expect(own().some(({ ticket }) => ticket === 'T9001')).toBe(true));
  const contract = demo.world.finance.contracts.find((row) => row.number === 'CT-2026/014');
  expect(contract?.deliveries.at(-1)).toMatchObject({ description: 'ROMANEIO 1206', quantity: 609.232 });
});

it('keeps a load without a network, and sends it once when the network is back', async () => {
  const { user } = open('/romaneio?registro=novo');
  const { form } = await fill(user);
  server.use(http.post('*/CargoPackingList/Create', () => HttpResponse.error()));
  await user.click(form.getByRole('button', { name: /^Salvar/ }));
  expect(await screen.findByRole('heading', { name: '1 romaneio guardado neste aparelho' })).toBeVisible();
  expect(own().some(({ ticket }) => ticket === 'T9001')).toBe(false);
  // The answer is lost, though the server has taken the load; it is sent once more.
  server.resetHandlers();
  let lost = true;
  server.use(
    http.post('*/CargoPackingList/Create', async ({ request }) => {
      if (!lost) return undefined;
      lost = false;
      const { clientKey } = (await request.clone().json()) as { clientKey: string };
      insertLike({ clientKey, ticket: 'T9001' });
      return HttpResponse.error();
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Enviar agora' }));
  expect(await screen.findByText(/A rede ainda não voltou/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Enviar agora' }));
  expect(await screen.findByText('1 romaneio enviado.')).toBeVisible();
  expect(own().filter(({ ticket }) => ticket === 'T9001')).toHaveLength(1);
});

it('says why a load that waited was refused, and gives it back to the form', async () => {
  const { id: _id, number: _number, ...values } = demo.world.finance.loads.need(1);
  insertLike({ ticket: 'T9001' });
  const { user } = open();
  outbox.add({
    key: 'k1',
    at: Date.parse('2026-11-23T10:00:00Z'),
    values: {
      ...values,
      ticket: 'T9001',
      standard: 'SOY',
      order: null,
      destination: null,
      saved: null,
      kept: {},
    },
    refusal: null,
  });
  expect(await screen.findByText(/Este ticket já foi lançado neste dia/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Corrigir/ }));
  const again = within(await screen.findByRole('dialog', { name: 'Novo romaneio' }));
  await waitFor(() => expect(again.getByLabelText(/^Ticket/)).toHaveValue('T9001'));
});

it('a load that the server fails to take is reported, and stays in its form', async () => {
  const { user } = open('/romaneio?registro=novo');
  const { form } = await fill(user);
  const onError = vi.spyOn(httpPolicy(), 'onError');
  server.use(http.post('*/CargoPackingList/Create', () => new HttpResponse(null, { status: 500 })));
  await user.click(form.getByRole('button', { name: /^Salvar/ }));
  await waitFor(() => expect(onError).toHaveBeenCalledOnce());
  expect(onError.mock.calls[0]).toMatchObject([{ kind: 'server', status: 500 }, { silent: false }]);
  expect(form.getByLabelText(/^Ticket/)).toHaveValue('T9001');
  expect(outbox.current()).toEqual([]);
});

it('refuses a tare that is not less than the gross weight', async () => {
  const { user } = open('/romaneio?registro=novo');
  const { form } = await fill(user);
  const tare = form.getByLabelText(/^Tara/);
  await user.clear(tare);
  await user.click(tare);
  await user.paste('53000');
  await user.click(form.getByRole('button', { name: /^Salvar/ }));
  expect((await form.findAllByText('A tara precisa ser menor que o peso bruto.'))[0]).toBeVisible();
});

it('prints for the driver whose load it is', async () => {
  const { user } = open();
  const [more] = await screen.findAllByRole('button', { name: /Imprimir para o motorista|Mais ações/ });
  // No page is loaded here: a sheet that is never drawn stands in for it.
  const [printed, paper] = [vi.fn(), document.implementation.createHTMLDocument()];
  const own = Object.assign(new EventTarget(), { print: printed, focus: vi.fn() });
  vi.spyOn(HTMLIFrameElement.prototype, 'contentDocument', 'get').mockReturnValue(paper);
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(own as unknown as Window);
  if (more) await user.click(more);
  const item = screen.queryByRole('menuitem', { name: 'Imprimir para o motorista' });
  if (item) await user.click(item);
  await waitFor(() => expect(printed).toHaveBeenCalledOnce());
  expect(paper.body.textContent).toMatch(/Produtor\s*AGROPECUARIA SANTA HELENA LTDA/);
});
