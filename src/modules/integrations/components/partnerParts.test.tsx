import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { backend } from '../../../../mocks/faults/backend';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { setLogSink } from '@/platform/log/log';
import { integrationsRoutes } from '../integrationsRoutes';
import type { Partner, PartnerDetails, Terms } from '../integrationsWire';
import { Component as Page } from '../pages/IntegrationsPage';
import { ConnectionCard } from './ConnectionCard';
import { DataCard } from './DataCard';
import { HistoryCard } from './HistoryCard';
import { PartnerBody } from './PartnerBody';
import { PartnerCard } from './PartnerCard';
import { TermsCard } from './TermsCard';

startDemo({ routes: integrationsRoutes, namespaces: ['integrations', 'forms', 'common', 'ui'] });
beforeEach(() => setLogSink(() => undefined));

const ACCEPTED: Terms = {
  id: 20,
  version: 2,
  publishedAt: '2026-03-01T12:00:00Z',
  acceptance: { termsId: 20, version: 2, acceptedAt: '2026-03-02T12:00:00Z', acceptedByName: 'ANA' },
};
const NEVER: Terms = { ...ACCEPTED, acceptance: null };
const FORMER: Terms = {
  ...ACCEPTED,
  acceptance: { termsId: 10, version: null, acceptedAt: '2026-01-02T12:00:00Z', acceptedByName: 'ANA' },
};
const PARTNER: PartnerDetails = {
  id: 4,
  name: 'METEO',
  kind: 'WEATHER',
  receives: ['RAINFALL', 'STATIONS'],
  sends: [],
  connected: true,
  failure: null,
  lastSynchronizationAt: '2026-04-01T12:00:00Z',
  terms: ACCEPTED,
  site: 'https://meteo.example/',
  termsHtmlCode: '<p>Texto</p>',
  responsibleNames: [],
  account: 'santa.helena',
  connectedAt: '2026-03-02T12:00:00Z',
  connectedByName: 'ANA',
  fields: [
    { name: 'user', secret: false },
    { name: 'password', secret: true },
  ],
  synchronizations: [],
};
const partner = (own: Partial<PartnerDetails>): PartnerDetails => ({ ...PARTNER, ...own });
const show = (element: ReactNode, account = 'produtor') =>
  openSignedIn({ account, routes: [{ path: '*', element }], at: '/x' });
const region = (name: string) => screen.getByRole('region', { name });

describe('the card of a partner', () => {
  const open = (own: Partial<Partner>) => {
    show(<PartnerCard data={{ ...PARTNER, ...own }} />);
    return region('METEO');
  };
  it.each([
    [{}, 'Ver detalhes', /Última sincronização: 01\/04\/2026/],
    [{ lastSynchronizationAt: null }, 'Ver detalhes', /Ainda não sincronizou/],
    [{ connected: false }, 'Conectar', /Sem troca de dados/],
    [{ failure: 'Token vencido' }, 'Resolver', /Token vencido/],
    [{ terms: FORMER }, 'Ler os termos', /Pausada até o aceite/],
    [{ terms: NEVER, connected: false, failure: 'Token vencido' }, 'Ler os termos', /Sem troca de dados/],
  ])('%j leads to what is next: %s', (own, way, words) => {
    const card = open(own);
    expect(within(card).getByRole('link')).toHaveTextContent(way);
    expect(card).toHaveTextContent(words);
    expect(within(card).queryByRole('note') !== null).toBe(way === 'Resolver');
  });

  it.each([
    [['RAINFALL', 'STATIONS'], [], ['Recebe', 'Chuva acumulada · Estações vinculadas']],
    [[], ['INVOICES'], ['Envia', 'Notas fiscais']],
  ])('names the data that go each way, where any do', (receives, sends, words) => {
    const list = open({ receives, sends }).querySelector('dl');
    expect(
      [...(list?.children ?? [])].map(({ textContent }) => textContent.replaceAll('\u00a0', ' ')),
    ).toEqual(words);
  });
});

describe('the data of a partner', () => {
  it('are listed by their way, with the partner’s own site', () => {
    show(<DataCard partner={partner({ sends: ['INVOICES'] })} />);
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Recebe de METEO',
      'Envia a METEO',
    ]);
    expect(screen.getByRole('link', { name: /Site do parceiro/ })).toHaveAttribute(
      'href',
      'https://meteo.example/',
    );
  });

  it('that go one way only are one list; what is no address is no link', () => {
    show(<DataCard partner={partner({ site: 'javascript:alert(1)' })} />);
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1);
    expect(screen.queryByRole('link')).toBeNull();
  });
});

it('what came of the last synchronizations is counted where it is known', () => {
  const row = { startedAt: '2026-04-01T12:00:00Z', outcome: 'SUCCESS', message: '' } as const;
  show(
    <HistoryCard
      rows={[
        { ...row, id: 1, received: 1_200, sent: 0 },
        { ...row, id: 2, received: null, sent: null, outcome: 'FAILED', message: 'Sem resposta' },
      ]}
    />,
  );
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent(/Concluída1\.200 recebidos · 0 enviados$/);
  expect(second).toHaveTextContent(/Falhou– recebidos · – enviadosSem resposta$/);
});

describe('the connection of a partner', () => {
  const open = (own: Partial<PartnerDetails>) => {
    show(<ConnectionCard partner={partner(own)} />);
    return region('Conexão');
  };
  const facts = (card: HTMLElement) => [...card.querySelectorAll('dd')].map(({ textContent }) => textContent);

  it('that stands says as whom, since when and by whom', () => {
    const card = open({});
    expect(facts(card)).toEqual([
      'santa.helena',
      expect.stringMatching(/^02\/03\/2026.* por ANA$/),
      expect.stringMatching(/^01\/04\/2026/),
    ]);
    expect(within(card).queryByRole('form')).toBeNull();
    expect(card).not.toHaveTextContent('termos');
  });

  it('says only what is known', () => {
    const card = open({ account: '', connectedByName: '', lastSynchronizationAt: null });
    expect(facts(card)).toEqual([expect.stringMatching(/^02\/03\/2026 \d\d:\d\d$/), 'Ainda não sincronizou']);
  });

  it.each([
    [{ terms: NEVER, connected: false }, 'A conexão é liberada depois do aceite dos termos.', false],
    [{ terms: FORMER }, 'Nada é trocado até o aceite da nova versão', false],
    [{ connected: false }, 'Informe o acesso que METEO forneceu.', 'Conectar'],
    [{ failure: 'Token vencido' }, 'Se o acesso mudou, informe o novo.', 'Conectar de novo'],
  ])('%j: %s', (own, words, button) => {
    const card = open(own);
    expect(card).toHaveTextContent(words);
    const save = within(card).queryByRole('button', { name: /^Conectar/ });
    expect(save?.textContent ?? false).toBe(button);
    expect(facts(card).length > 0).toBe(!('connected' in own));
  });

  it('hides what is secret alone', () => {
    const card = within(open({ connected: false }));
    expect(card.getByLabelText(/^Usuário/)).toHaveAttribute('type', 'text');
    expect(card.getByLabelText(/^Senha/, { selector: 'input' })).toHaveAttribute('type', 'password');
  });
});

describe('the terms of a partner', () => {
  const open = (own: Partial<PartnerDetails>, account = 'produtor') => {
    const opened = show(
      <TermsCard partner={partner(own)} busy={false} onAccept={() => undefined} />,
      account,
    );
    return { ...opened, card: region('Termos do parceiro') };
  };
  const text = () => screen.queryByRole('region', { name: 'Texto dos termos' });

  it('that are accepted are folded away', async () => {
    const { card, user } = open({});
    expect(card).toHaveTextContent('Aceitos por ANA em 02/03/2026');
    expect(text()).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(card).not.toHaveTextContent('Só o responsável');
    const fold = screen.getByRole('button', { name: 'Ver os termos' });
    expect(fold).toHaveAttribute('aria-expanded', 'false');
    await user.click(fold);
    expect(text()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ocultar os termos' }));
    expect(text()).toBeNull();
  });

  it('that changed are accepted by an owner of the account', () => {
    const { card } = open({ terms: { ...FORMER, version: null } });
    expect(card).toHaveTextContent('A versão – foi aceita por ANA');
    expect(card).toHaveTextContent('Versão –, publicada em 01/03/2026');
    expect(text()).toBeVisible();
    expect(screen.getByRole('checkbox')).toBeEnabled();
    expect(screen.queryByRole('button', { name: /os termos$/i, expanded: false })).toBeNull();
    expect(card).not.toHaveTextContent('Só o responsável');
  });

  it.each([
    [['ANA', 'JOSE'], 'Só o responsável pela conta pode aceitar estes termos: ANA, JOSE.'],
    [[], 'Só o responsável pela conta pode aceitar estes termos.'],
  ])('are not accepted by others: %j', (responsibleNames, words) => {
    const { card } = open({ terms: NEVER, responsibleNames }, 'contador');
    expect(card).toHaveTextContent(words);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it.each([[{ terms: null }], [{ termsHtmlCode: '' }]])('%j are not there yet', (own) => {
    const { card } = open(own);
    expect(card).toHaveTextContent(/ainda não publicou os termos/);
    expect(text()).toBeNull();
  });
});

describe('what can be done with a partner', () => {
  const open = (own: Partial<PartnerDetails>) => {
    show(<PartnerBody partner={partner(own)} />);
    const buttons = ['Sincronizar agora', 'Desconectar'].map((name) =>
      screen.queryByRole('button', { name }),
    );
    return {
      buttons: buttons.map(
        (button) => button && (button.getAttribute('aria-disabled') === 'true' ? 'off' : 'on'),
      ),
      cards: screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
    };
  };
  const [TERMS, CONNECTION, HISTORY, DATA] = [
    'Termos do parceiro',
    'Conexão',
    'Últimas sincronizações',
    'Dados trocados',
  ];

  // Where none is filled, the second stands in a menu.
  it.each([
    [{}, ['on', 'on'], [CONNECTION, TERMS, DATA]],
    [{ failure: 'x' }, ['on', null], [CONNECTION, TERMS, DATA]],
    [{ terms: FORMER }, ['off', null], [TERMS, CONNECTION, DATA]],
    [{ connected: false }, [null, null], [CONNECTION, TERMS, DATA]],
    [
      { synchronizations: [{ id: 1, startedAt: '', outcome: 'SUCCESS', received: 1, sent: 1, message: '' }] },
      ['on', 'on'],
      [CONNECTION, HISTORY, TERMS, DATA],
    ],
  ] as const)('%j', (own, buttons, cards) => {
    expect(open(own as Partial<PartnerDetails>)).toEqual({ buttons, cards });
  });
});

describe('the pages', () => {
  const open = (at: string) =>
    openSignedIn({
      routes: [{ path: '/integracoes/:partnerId?', element: <Page /> }],
      at: `/integracoes${at}`,
    });

  it.each(['0', 'abc'])('at %s no partner is requested', (id) => {
    open(`/${id}`);
    expect(screen.getByText('Integração não encontrada')).toBeVisible();
  });

  it('a partner that cannot be read is requested again; read, the way back bears its status', async () => {
    backend.breaks('openIntegration', { times: 1 });
    const { user } = open('/5');
    await user.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText('Aguarda os termos')).toBeVisible();
    expect(screen.queryByText('Integração não encontrada')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Integrações' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Integrações' })).toBeVisible();
  });

  it('a list that cannot be read anew stays, and says so', async () => {
    const { router, user } = open('');
    await screen.findAllByRole('link');
    expect(screen.queryByText('A lista não foi atualizada.')).toBeNull();
    backend.breaks('listIntegrations', { times: 1 });
    await router.navigate('/integracoes/5');
    await screen.findByText('Aguarda os termos');
    await router.navigate('/integracoes');
    expect(await screen.findByText('A lista não foi atualizada.')).toBeVisible();
    expect(screen.getAllByRole('link').length).toBeGreaterThan(1);
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await waitFor(() => expect(screen.queryByText('A lista não foi atualizada.')).toBeNull());
  });
});
