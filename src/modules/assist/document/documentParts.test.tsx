import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { assistRoutes } from '../assistRoutes';
import { documentOf } from '../assistDocument.test.kit';
import type { AssistDocument } from '../assistWire';
import { AccessNotice } from './AccessNotice';
import { DocumentHead } from './DocumentHead';
import { DuplicateNotice } from './entry/DuplicateNotice';
import type { Access } from './rules/access';

startDemo({ routes: assistRoutes, namespaces: ['assist', 'assistDocument', 'forms', 'common', 'ui'] });

const { happyDOM } = window as unknown as { happyDOM: { setViewport: (size: { width: number }) => void } };
afterEach(() => happyDOM.setViewport({ width: 1024 }));

const DOCUMENT = documentOf({
  id: 5,
  statusName: 'INICIADO',
  customerId: 3,
  senderUserName: '',
  createdAt: '2026-03-04T10:20:00Z',
});
const show = (element: ReactNode, account = 'suporte', at = '/x') =>
  openSignedIn({ account, routes: [{ path: '/x', element }], at });

describe('the head of a document', () => {
  const open = (over: Partial<AssistDocument> = {}, account?: string) => {
    const on = { onNext: vi.fn(), onFail: vi.fn(), onCancel: vi.fn(), onKeys: vi.fn() };
    const next = { next: null, busy: false, open: () => Promise.resolve() };
    return show(
      <DocumentHead document={{ ...DOCUMENT, ...over }} next={next} refused={undefined} {...on} />,
      account,
    );
  };
  const title = () => screen.findByRole('heading', { name: 'Documento nº 12' });
  const facts = /^SITIO · .+ · Assistente: Ninguém$/;
  const actions = async (user: ReturnType<typeof open>['user']) => {
    await user.click(screen.getByRole('button', { name: 'Mais ações' }));
    return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  };

  it('says what is known of it, and leads to the account of its customer', async () => {
    const { user } = open();
    await title();
    expect(screen.getByText(facts)).toHaveTextContent(/^SITIO · Web · 04\/03\/2026/);
    expect(screen.getByRole('button', { name: /^Próximo documento/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(await actions(user)).toContain('Acessar a conta do produtor');
  });

  it('leads to no account where the document names none', async () => {
    const { user } = open({ customerId: undefined });
    await title();
    expect(await actions(user)).not.toContain('Acessar a conta do produtor');
  });

  it('leads to no account for who gives no support', async () => {
    const { user } = open({}, 'produtor');
    await title();
    expect(await actions(user)).not.toContain('Acessar a conta do produtor');
  });

  it('is short on a telephone', async () => {
    happyDOM.setViewport({ width: 390 });
    open();
    await title();
    expect(screen.getByText(/^SITIO · /)).not.toHaveTextContent(/Web|Assistente/);
  });
});

describe('why nothing can be typed', () => {
  const open = (access: Access, at?: string) => {
    const onStart = vi.fn();
    const element = (
      <>
        <p>documento</p>
        <AccessNotice access={access} document={DOCUMENT} onStart={onStart} />
      </>
    );
    return { ...show(element, 'suporte', at), onStart };
  };

  it('is not said where it can', async () => {
    open({ edit: true });
    expect((await screen.findByText('documento')).parentElement).not.toHaveTextContent(/leitura|iniciado/);
  });

  it('is that the work has not begun', async () => {
    const { user, onStart } = open({ edit: false, why: 'notStarted' });
    await user.click(await screen.findByRole('button', { name: 'Iniciar assistência' }));
    expect(onStart).toHaveBeenCalledTimes(1);
  });

  it('is that it was opened to be read; the rest of the address stays', async () => {
    const { user, router } = open({ edit: false, why: 'viewOnly' }, '/x?modo=ver&de=2026-01-01');
    await user.click(await screen.findByRole('button', { name: 'Editar' }));
    expect(router.state.location.search).toBe('?de=2026-01-01');
  });

  it.each([
    [{ why: 'assigned', name: 'BIA' }, 'Em atendimento por BIA. Só essa pessoa pode editar.'],
    [{ why: 'inactive' }, 'O documento está inativo. Ative-o para editar.'],
    [{ why: 'status' }, /^Com o status “.+” não é possível editar\.$/],
  ] as const)('is %o', async (refusal, words) => {
    open({ edit: false, why: 'refused', refusal });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('documents that may be the same', () => {
  const row = { id: 8, identificationNumber: 31, customerName: 'SITIO', statusName: 'INICIADO' } as const;
  const rows = [
    { ...row, createdAt: '2026-03-04' },
    { ...row, id: 9, identificationNumber: 32, createdAt: '2026-03-05' },
  ];

  it('are named, each a link to be looked at', async () => {
    show(<DuplicateNotice rows={rows} />);
    const links = await screen.findAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^nº 31, SITIO, .+, 04\/03\/2026$/),
      expect.stringMatching(/^nº 32, SITIO, .+, 05\/03\/2026$/),
    ]);
    expect(links[1]).toHaveAttribute('href', expect.stringMatching(/documento\/9\?modo=ver$/));
    const said = links[0]?.parentElement?.parentElement?.textContent;
    expect(said).toMatch(/2026, nº 32/);
    expect(said).not.toMatch(/, nº 31/);
  });

  it('are not spoken of where there are none', async () => {
    show(
      <>
        <p>documento</p>
        <DuplicateNotice rows={[]} />
      </>,
    );
    expect((await screen.findByText('documento')).parentElement).not.toHaveTextContent(/duplicidade/);
  });
});
