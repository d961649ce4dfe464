import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { backend } from '../../../../mocks/faults/backend';
import { callsTo, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { setLogSink } from '@/platform/log/log';
import { openOverlay } from '../overlay.test.kit';
import { Component as SettingsDialog } from './SettingsDialog';

startDemo({ namespaces: ['notifications', 'forms', 'ui', 'common'] });
beforeEach(() => setLogSink(() => undefined));

const READ = '/NotificationSetting/GetNotificationSettingsByUser';
const open = (account = 'produtor', search = '') =>
  openOverlay('notificacoes-configuracao', SettingsDialog as never, { account, search });
const dialog = () => within(screen.getByRole('dialog', { name: 'Configurar notificações' }));
const section = (name: RegExp) => dialog().getByRole('button', { name });
const heads = () =>
  dialog()
    .getAllByRole('heading', { level: 3 })
    .map((head) => head.textContent);
const on = (name: string | RegExp) => dialog().getByRole('switch', { name });
const box = (name: string) => dialog().getByRole('textbox', { name });
const saves = () => dialog().findByRole('button', { name: 'Salvar' });

describe('the sections', () => {
  it('are those of the menu, the first one open, each with how much is on', async () => {
    const { user } = open();
    await saves();
    expect(callsTo(READ).map(({ query }) => query)).toEqual([{ customerId: '1', userId: '1' }]);
    expect(heads()).toEqual([
      expect.stringMatching(/^Agricultura\d de 5 ligadas$/),
      expect.stringMatching(/^Avicultura\d+ de 10 aviários$/),
      expect.stringMatching(/^Financeiro\d de 3 ligadas$/),
      expect.stringMatching(/^Piscicultura\d de 3 ligadas$/),
      expect.stringMatching(/^Manutenção de bens\d de 3 ligadas$/),
    ]);
    const expanded = () =>
      dialog()
        .getAllByRole('heading', { level: 3 })
        .map((head) => within(head).getByRole('button').getAttribute('aria-expanded'));
    expect(expanded()).toEqual(['true', 'false', 'false', 'false', 'false']);
    await user.click(section(/^Financeiro/));
    expect(expanded()).toEqual(['true', 'false', 'true', 'false', 'false']);
    await user.click(section(/^Agricultura/));
    expect(expanded()).toEqual(['false', 'false', 'true', 'false', 'false']);
  });

  it('of a customer without poultry read no aviaries', async () => {
    open('dono');
    await saves();
    expect(heads().map((head) => head?.replace(/\d.*/, ''))).toEqual(['Agricultura', 'Financeiro']);
    expect(callsTo('/Aviary/GetAviaryList')).toEqual([]);
  });

  it('none: says so, and reads nothing', async () => {
    open('expirado');
    expect(await dialog().findByText('Sem permissão para configurar notificações')).toBeInTheDocument();
    expect(dialog().queryByRole('button', { name: 'Salvar' })).toBeNull();
    expect(callsTo(READ)).toEqual([]);
  });
});

describe('agriculture', () => {
  it('usual limits in the place of others are a change to be saved', async () => {
    const { user } = open();
    await saves();
    expect(box('Temperatura, acima de')).not.toHaveValue('35');
    await user.click(dialog().getByRole('button', { name: 'Restaurar padrão: Temperatura' }));
    expect(box('Temperatura, acima de')).toHaveValue('35');
    expect(await dialog().findByText('Alterações não salvas')).toBeInTheDocument();
  });

  it('days wait for their switch, which chooses one where none is chosen', async () => {
    const { user } = open('dono');
    await saves();
    const days = () =>
      within(dialog().getByRole('radiogroup', { name: /Quando avisar/ })).getAllByRole('radio');
    expect(days().map((day) => (day as HTMLInputElement).disabled)).toEqual([true, true, true]);
    expect(days().some((day) => (day as HTMLInputElement).checked)).toBe(false);
    await user.click(on('Ocorrências planejadas'));
    expect(days().map((day) => (day as HTMLInputElement).disabled)).toEqual([false, false, false]);
    expect(days().map((day) => (day as HTMLInputElement).checked)).toEqual([true, false, false]);
    await user.click(days()[2]!);
    await user.click(on('Ocorrências planejadas'));
    await user.click(on('Ocorrências planejadas'));
    expect(days().map((day) => (day as HTMLInputElement).checked)).toEqual([false, false, true]);
  });

  it('the station’s switch marks all magnitudes, and unmarks none', async () => {
    const { user } = open('dono');
    await saves();
    const table = within(dialog().getByRole('table'));
    expect(table.queryAllByRole('checkbox', { checked: true })).toHaveLength(0);
    await user.click(on('Alertas da estação meteorológica'));
    expect(table.getAllByRole('checkbox', { checked: true })).toHaveLength(8);
    await user.click(on('Alertas da estação meteorológica'));
    expect(table.getAllByRole('checkbox', { checked: true })).toHaveLength(8);
  });

  it('limits: two below, eight above, integers, and each line back to its usual ones', async () => {
    const { user } = open('dono');
    await saves();
    expect(dialog().getAllByRole('textbox', { name: /, abaixo de$/ })).toHaveLength(2);
    expect(dialog().getAllByRole('textbox', { name: /, acima de$/ })).toHaveLength(8);
    const temperature = screen.getAllByRole('row')[1]!;
    expect(
      within(temperature)
        .getAllByRole('cell')
        .map((cell) => cell.dataset['head']),
    ).toEqual([undefined, 'Abaixo de', 'Acima de', undefined]);
    const uv = screen.getAllByRole('row')[3]!;
    expect(
      within(uv)
        .getAllByRole('cell')
        .map((cell) => cell.dataset['head']),
    ).toEqual([undefined, undefined, 'Acima de', undefined]);
    expect(within(uv).getByText('–')).toHaveAttribute('aria-hidden', 'true');
    await user.clear(box('Temperatura, acima de'));
    await user.type(box('Temperatura, acima de'), '20');
    await user.clear(box('Temperatura, abaixo de'));
    await user.type(box('Temperatura, abaixo de'), '40');
    await user.clear(box('Velocidade do vento, acima de'));
    await user.type(box('Velocidade do vento, acima de'), '12,5');
    await user.click(section(/^Agricultura/));
    await user.click(await saves());
    await waitFor(() => expect(section(/^Agricultura/)).toHaveAttribute('aria-expanded', 'true'));
    await waitFor(() =>
      expect(box('Temperatura, abaixo de')).toHaveAccessibleDescription(
        'Temperatura: limite inferior deve ser no máximo 20.',
      ),
    );
    await waitFor(() => expect(box('Temperatura, abaixo de')).toHaveFocus());
    expect(callsTo('/NotificationSetting/Create')).toEqual([]);
    await user.click(dialog().getByRole('button', { name: 'Restaurar padrão: Temperatura' }));
    expect(box('Temperatura, abaixo de')).toHaveValue('5');
    expect(box('Temperatura, acima de')).toHaveValue('35');
    expect(box('Temperatura, abaixo de')).not.toHaveAccessibleDescription();
    expect(box('Velocidade do vento, acima de')).not.toHaveValue('25');
    await user.click(dialog().getByRole('button', { name: 'Restaurar padrão: Velocidade do vento' }));
    expect(box('Velocidade do vento, acima de')).toHaveValue('25');
  });
});

describe('loading and leaving', () => {
  it('asks again for what cannot be read, and shows four lines meanwhile', async () => {
    backend.breaks('readNotificationSettings', { times: 1, delayMs: 100 });
    const { user } = open();
    expect(dialog().getByText('Carregando')).toBeInTheDocument();
    expect(screen.getByRole('dialog').querySelectorAll('.MuiSkeleton-root')).toHaveLength(4);
    expect(await dialog().findByText('Código 500')).toBeInTheDocument();
    await user.click(dialog().getByRole('button', { name: 'Tentar novamente' }));
    await saves();
    expect(dialog().queryByText('Código 500')).toBeNull();
  });

  it('an answer that cannot be read has no code', async () => {
    backend.answers('readNotificationSettings', '{"id":');
    open();
    expect(await dialog().findByText('Não foi possível carregar')).toBeInTheDocument();
    expect(dialog().queryByText(/Código/)).toBeNull();
  });

  it('refused by the server: no access', async () => {
    backend.forbids('readNotificationSettings');
    open();
    expect(await dialog().findByText('Sem acesso')).toBeInTheDocument();
    expect(dialog().queryByRole('button', { name: 'Tentar novamente' })).toBeNull();
  });

  it('somebody else’s is for who administers the account, by name', async () => {
    open('usuario', '&janela.linkId=1&janela.userId=1');
    expect(await dialog().findByText('Sem acesso')).toBeInTheDocument();
    expect(callsTo(READ)).toEqual([]);
  });

  it('names the other user', async () => {
    open('produtor', '&janela.linkId=2&janela.userId=2&janela.userName=PATRICIA');
    expect(await dialog().findByText('Notificações de PATRICIA')).toBeInTheDocument();
    await waitFor(() => expect(callsTo(READ)[0]?.query).toEqual({ customerId: '1', userId: '2' }));
  });

  it('asks before a change is lost, by the × as by Escape', async () => {
    const { user } = open('dono');
    await saves();
    expect(dialog().queryByText(/^Notificações de/)).toBeNull();
    await user.click(on('Previsão de chuva'));
    await user.click(dialog().getByRole('button', { name: 'Fechar' }));
    const stay = async () =>
      user.click(
        within(await screen.findByRole('alertdialog', { name: 'Descartar alterações?' })).getByRole(
          'button',
          {
            name: 'Continuar editando',
          },
        ),
      );
    await stay();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(on('Previsão de chuva')).toBeChecked();
    backend.breaks('createNotificationSettings', { times: 1 });
    await user.click(await saves());
    await waitFor(() => expect(callsTo('/NotificationSetting/Create')).toHaveLength(1));
    await waitFor(async () => expect(await saves()).toBeEnabled());
    expect(screen.queryByText('fechado')).toBeNull();
    expect(on('Previsão de chuva')).toBeChecked();
  });

  it('opened again waits for what is stored by then', async () => {
    const { router, user } = open('dono');
    await saves();
    await user.click(dialog().getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(screen.getByText('fechado')).toBeInTheDocument());
    backend.waits('readNotificationSettings', 60_000);
    await act(() => router.navigate('/inicio?janela=notificacoes-configuracao'));
    expect(dialog().getByText('Carregando')).toBeInTheDocument();
    expect(dialog().queryByText('Salvar')).toBeNull();
  });

  it('unchanged, it closes at once', async () => {
    const { user } = open('dono');
    await saves();
    await user.click(dialog().getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(screen.getByText('fechado')).toBeInTheDocument());
  });
});
