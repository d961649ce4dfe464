import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backend } from '../../../../../mocks/faults/backend';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { setLogSink } from '@/platform/log/log';
import { renderUi } from '@/platform/ui/testing/renderUi';
import type { ProfileConfiguration, ProfileDetail } from '../accessWire';
import { ProfileForm } from './ProfileForm';
import { ProfileList } from './ProfileList';
import { ProfilePanel } from './ProfilePanel';

startDemo({ namespaces: ['adminAccess', 'common', 'ui', 'forms', 'grid'] });
const { happyDOM } = window as unknown as { happyDOM: { setViewport: (size: { width: number }) => void } };
beforeEach(() => setLogSink(() => undefined));
afterEach(() => happyDOM.setViewport({ width: 1024 }));

const profile = (id: number, more: Partial<ProfileConfiguration> = {}): ProfileConfiguration => ({
  id,
  licenceType: id,
  licenceTypeDescription: `Tipo ${id}`,
  name: '',
  description: '',
  hasMenus: true,
  webCount: 7,
  mobileCount: 3,
  userCount: 2,
  updatedAt: null,
  ...more,
});
const alone = (part: ReactNode) =>
  openSignedIn({ account: 'master', routes: [{ path: '*', element: part }], at: '/perfis' });

describe('the licence types', () => {
  const all = [
    profile(1),
    profile(2, { webCount: null, mobileCount: null, userCount: null }),
    profile(3, { hasMenus: false, userCount: 0 }),
  ];

  it('say what each has, as far as it is known, and which one is chosen', () => {
    const onChoose = vi.fn();
    renderUi(<ProfileList profiles={all} chosen={2} onChoose={onChoose} />);
    const lines = screen.getAllByRole('button');
    expect(lines.map((line) => [line.textContent, line.getAttribute('aria-current')])).toEqual([
      ['Tipo 17 na web · 3 no aplicativo2 usuários', null],
      ['Tipo 2– na web · – no aplicativo', 'true'],
      ['Tipo 3Sem permissões por menu0 usuários', null],
    ]);
    fireEvent.click(lines[2]!);
    expect(onChoose.mock.calls).toEqual([[3]]);
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('are a field where there is little room', () => {
    happyDOM.setViewport({ width: 800 });
    renderUi(<ProfileList profiles={all} chosen={2} onChoose={vi.fn()} />);
    expect(screen.getByRole('combobox')).toHaveTextContent('Tipo 2');
    expect(screen.queryByRole('list')).toBeNull();
  });
});

describe('one licence type', () => {
  it.each([
    [null, 'Ainda como veio com o sistema'],
    ['2026-03-01T12:00:00Z', /^Alterado em .*2026/],
  ])('changed %s says so', (updatedAt, text) => {
    alone(<ProfilePanel profile={profile(5, { updatedAt })} />);
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByText('Carregando')).toBeInTheDocument();
    expect(screen.queryByText('Tipo 5 não tem permissões por menu')).toBeNull();
  });

  it('without menus asks for nothing', () => {
    alone(<ProfilePanel profile={profile(5, { hasMenus: false })} />);
    expect(screen.getByText('Tipo 5 não tem permissões por menu')).toBeInTheDocument();
    expect(screen.queryByText('Ainda como veio com o sistema')).toBeNull();
    expect(callsTo('/ProfilePatternPermission/GetById')).toEqual([]);
  });

  it('that the network does not bring has no code', async () => {
    backend.cutsOff('openProfilePattern');
    alone(<ProfilePanel profile={profile(5)} />);
    expect(await screen.findByText('Tentar novamente')).toBeInTheDocument();
    expect(screen.queryByText(/^Código/)).toBeNull();
    backend.recovers();
  });
});

describe('its permissions', () => {
  const node = (id: number) => ({ id, name: `Página ${id}`, childrens: [] });
  const open = (userCount: number | null) => {
    const detail = {
      ...profile(5, { userCount }),
      web: [node(1), node(2)],
      mobile: [node(3)],
      permissionProfileValuesWeb: [1],
      permissionProfileValuesMobile: [3],
    } as unknown as ProfileDetail;
    const { user } = alone(<ProfileForm detail={detail} />);
    const tick = async (id: number) =>
      user.click(
        (await screen.findByText(`Página ${id}`)).closest('[role=treeitem]')!.querySelector('input')!,
      );
    const save = () => user.click(screen.getByText('Salvar permissões'));
    return { user, tick, save };
  };
  const saved = () => screen.findByText('Permissões do perfil salvas com sucesso.');
  const question = () => screen.queryByRole('alertdialog');
  beforeEach(() => backend.answers('saveProfilePattern', true));

  it('that are taken away on both sides are counted together', async () => {
    const { user, tick, save } = open(null);
    await tick(1);
    await tick(3);
    await save();
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Tirar 2 permissões de Tipo 5?' }));
    expect(
      dialog.getByText('Os usuários com este perfil perdem o acesso ao que for tirado.'),
    ).toBeInTheDocument();
    await user.click(dialog.getByText('Cancelar'));
    await waitFor(() => expect(question()).toBeNull());
  });

  it('of a type without users are taken away without a question', async () => {
    const { tick, save } = open(0);
    await tick(1);
    await save();
    expect(await saved()).toBeInTheDocument();
    expect(question()).toBeNull();
  });

  it('that are given are saved without a question', async () => {
    const { tick, save } = open(9);
    await tick(2);
    await save();
    expect(await saved()).toBeInTheDocument();
    expect(question()).toBeNull();
  });
});
