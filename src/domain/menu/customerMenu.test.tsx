import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useHoldsMenuKey } from '@/domain/identity/useHoldsMenuKey';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { type Language, startI18n } from '@/platform/i18n/i18n';
import { useCustomerMenu } from './useCustomerMenu';

// Titles of pages that are there by these keys: the menu of the demo leads to their addresses.
const page = () => Promise.resolve({});
startDemo({
  namespaces: ['ui'],
  routes: {
    registers: {
      path: '/financeiro/cadastros-financeiros/:id?',
      title: 'finance:registers.title',
      screens: {
        'contas-correntes': 'finance:registers.currentAccounts.title',
        nowhere: 'finance:no.such.title',
      },
      page,
    },
    partners: { path: '/parceiros/:registro?', title: 'financePartners:title', page },
  },
});

function Menu() {
  const menu = useCustomerMenu();
  const finance = menu.find(({ constantFilter }) => constantFilter === 'FINANCIAL');
  const holds = useHoldsMenuKey();
  const leaves = menu.flatMap((module) => [
    ...module.leaves,
    ...module.groups.flatMap((group) => group.leaves),
  ]);
  const partners = leaves.find(({ path }) => path === '/parceiros');
  const registers = leaves.find(({ path }) => path === '/financeiro/cadastros-financeiros');
  const group = menu
    .flatMap(({ groups }) => groups)
    .find(({ leaves: own }) => registers && own.includes(registers));
  return (
    <dl>
      <dt>module</dt>
      <dd>{`${finance?.name ?? '-'} ${finance?.lang ?? ''}`}</dd>
      <dt>group</dt>
      <dd>{group ? `${group.name} ${group.lang ?? ''}` : '-'}</dd>
      <dt>page</dt>
      <dd>{`${partners?.name} ${partners?.lang ?? ''}`}</dd>
      <dt>screens</dt>
      <dd>{(registers?.screens ?? []).map(({ name, path }) => `${name} ${path}`).join()}</dd>
      <dt>keys</dt>
      <dd>{[holds('PARTNERS'), holds('NO_SUCH_KEY')].join()}</dd>
    </dl>
  );
}

const shown = () => screen.getAllByRole('definition').map(({ textContent }) => textContent.trim());

async function open(language: Language, account?: string) {
  await startI18n(language, ['ui']);
  openSignedIn({ ...(account ? { account } : {}), routes: [{ path: '/', element: <Menu /> }], at: '/' });
}

it('is named by the server in Portuguese, with the screens that the catalogue knows', async () => {
  await open('pt-BR');
  await waitFor(() =>
    expect(shown()[3]).toBe('Contas-correntes /financeiro/cadastros-financeiros/contas-correntes'),
  );
  expect(shown()[0]).toBe('Financeiro');
  expect(shown()[2]).toBe('Parceiros');
  expect(shown()[4]).toBe('true,false');
});

it('is named by titles and words of ours in English', async () => {
  await open('en-US');
  await waitFor(() => expect(shown()[2]).toBe('Partners'));
  expect(shown()[0]).toBe('Finance');
  expect(shown()[3]).toBe('Bank accounts /financeiro/cadastros-financeiros/contas-correntes');
});

it('of somebody without a customer is empty, and holds no key', async () => {
  await open('pt-BR', 'master');
  await waitFor(() => expect(shown()[0]).toBe('-'));
  expect(shown()[4]).toBe('false,false');
});
